import { maxTextBytes, readCounted } from "../counted-text.ts";

/** gzip to text. Rejects when the bytes are not whole and sound gzip, or would become more than {@link maxTextBytes}. */
export type Inflate = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;

/** 64 KiB of compressed bytes at a time (R9.12). */
const chunkBytes = 64 * 1024;
/** The platform's own decompression where there is one, else fflate, which is loaded only then (D4.2). */
export function selectInflate(scope: { readonly DecompressionStream?: unknown }): Inflate {
  if (typeof scope.DecompressionStream === "function") return inflateNatively;
  return inflateWithFflate;
}

export async function inflateWithFflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { gunzipText } = await import("./gunzip-text.ts");
  // As arguments: what both files import would be a file of its own, and one more wait before the first price.
  return gunzipText(bytes, chunkBytes, maxTextBytes);
}

/** Read by hand: it is counted on the way, and a fifth quicker than by way of a Response (docs/performance.md). */
export function inflateNatively(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new DecompressionStream("gzip");
  // A fault shows on the readable side as well: here it would only be reported a second time.
  writeInChunks(stream.writable.getWriter(), bytes).catch(ignore);
  return readCounted(stream.readable);
}

/** Each chunk waits until the one before was taken: a bomb is found out before all of it has gone off. */
async function writeInChunks(
  writer: WritableStreamDefaultWriter<BufferSource>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    await writer.ready;
    writer.write(bytes.subarray(start, start + chunkBytes)).catch(ignore);
  }
  await writer.close();
}

function ignore(): void {
  // Said where the text is awaited.
}
