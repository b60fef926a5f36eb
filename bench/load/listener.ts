import { once } from "node:events";
import { gunzipSync } from "node:zlib";
import { WebSocket } from "ws";

/** Receives the market on the feed and notes how far its frames lie apart. */
export interface Listener {
  /** Milliseconds between two frames since the last call. */
  takeGaps(): number[];
  close(): void;
}

export async function openListener(origin: string): Promise<Listener> {
  const socket = new WebSocket(`${origin.replace("http", "ws")}/spot/ws/quote/v2?binary=true`);
  let last = 0;
  let gaps: number[] = [];
  socket.on("message", (data: Buffer, isBinary) => {
    if (!isBinary) return;
    const now = performance.now();
    // A ping of the server is no frame of the market.
    if (!gunzipSync(data).toString("utf8", 0, 30).includes('"topic":"slowBroker"')) return;
    if (last > 0) gaps.push(now - last);
    last = now;
  });
  await once(socket, "open");
  socket.send(JSON.stringify({ topic: "slowBroker", event: "sub", params: { binary: true } }));
  return {
    takeGaps() {
      const taken = gaps;
      gaps = [];
      return taken;
    },
    close: () => socket.terminate(),
  };
}
