import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface SlowLink {
  readonly port: number;
  /** Bytes that went down since the last call of {@link reset}. */
  bytesDown(): number;
  reset(): void;
  close(): Promise<void>;
}

/**
 * A phone's link in front of a server: all connections share the bandwidth down, each byte takes half a round trip each
 * way, and a new connection a whole one before it. In front of every thread alike, where a browser's own throttling
 * leaves workers and sockets out.
 */
export async function openSlowLink(
  targetPort: number,
  roundTripMs: number,
  downBitsPerSecond: number,
): Promise<SlowLink> {
  const sockets = new Set<Socket>();
  const bytesPerMs = downBitsPerSecond / 8 / 1000;
  let freeAt = 0;
  let down = 0;

  const later = (run: () => void, at: number): void => {
    setTimeout(run, Math.max(0, at - performance.now()));
  };

  const server = createServer((near) => {
    const far = connect(targetPort, "127.0.0.1");
    const openedAt = performance.now() + roundTripMs;
    // Pieces keep their order: none is put on its way before the one ahead of it.
    let upAt = openedAt;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("close", () => sockets.delete(socket));
      socket.on("error", () => {
        near.destroy();
        far.destroy();
      });
    }
    near.on("data", (data) => {
      upAt = Math.max(upAt, performance.now() + roundTripMs / 2);
      later(() => far.writable && far.write(data), upAt);
    });
    far.on("data", (data) => {
      down += data.length;
      // In pieces of about a packet burst, so that connections take turns on the link.
      for (let start = 0; start < data.length; start += 8192) {
        const piece = data.subarray(start, start + 8192);
        freeAt = Math.max(freeAt, performance.now()) + piece.length / bytesPerMs;
        later(() => near.writable && near.write(piece), freeAt + roundTripMs / 2);
      }
    });
    near.on("end", () => later(() => far.end(), performance.now() + roundTripMs));
    far.on("end", () => later(() => near.end(), freeAt + roundTripMs));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    bytesDown: () => down,
    reset() {
      down = 0;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
