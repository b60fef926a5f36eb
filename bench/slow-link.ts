import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface SlowLink {
  readonly port: number;
  /** Bytes that went down since the last call of {@link SlowLink.reset}. */
  bytesDown(): number;
  reset(): void;
  close(): Promise<void>;
}

/** Runs what it is given at its time and in its order, which a timer for each would not keep. */
function line(): (at: number, run: () => void) => void {
  const queue: { readonly at: number; readonly run: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;
  const pump = (): void => {
    timer = undefined;
    for (let head = queue[0]; head !== undefined; head = queue[0]) {
      const left = head.at - performance.now();
      if (left > 0.5) {
        timer = setTimeout(pump, left);
        return;
      }
      queue.shift();
      head.run();
    }
  };
  return (at, run) => {
    queue.push({ at, run });
    if (timer === undefined) pump();
  };
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

  const server = createServer((near) => {
    const far = connect(targetPort, "localhost");
    const openAt = performance.now() + roundTripMs;
    const up = line();
    const back = line();
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
      socket.on("error", () => socket.destroy());
    }
    near.on("data", (data) => {
      up(Math.max(openAt, performance.now() + roundTripMs / 2), () => far.write(data));
    });
    far.on("data", (data) => {
      down += data.length;
      // In pieces, so that connections take turns on the link.
      for (let start = 0; start < data.length; start += 8192) {
        const piece = data.subarray(start, start + 8192);
        freeAt = Math.max(freeAt, performance.now()) + piece.length / bytesPerMs;
        back(freeAt + roundTripMs / 2, () => near.write(piece));
      }
    });
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
