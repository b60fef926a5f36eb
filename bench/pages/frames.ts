import { stormText } from "../server/storm.ts";

/** Frames as they come from the wire: a full list, then changes of all symbols, 200 ms of server time apart. */
export async function packedFrames(symbols: number, count: number, startMs: number): Promise<ArrayBuffer[]> {
  const frames: ArrayBuffer[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const text = stormText(symbols, turn, turn === 0, startMs + turn * 200);
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
    frames.push(await new Response(stream).arrayBuffer());
  }
  return frames;
}
