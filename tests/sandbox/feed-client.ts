import { gunzipSync } from "node:zlib";
import { WebSocket } from "ws";

export interface Received {
  readonly gzip: boolean;
  readonly frame: Record<string, unknown>;
}

/** A client of the feed that keeps all it received. */
export interface FeedClient {
  readonly received: Received[];
  /** Raw messages that were not JSON, or not whole gzip. */
  readonly broken: number[];
  send(message: object | string): void;
  /** All frames with data of a topic. */
  data(topic: string): Record<string, unknown>[];
  readonly closed: () => boolean;
  /** Why the line ended (RFC 6455), undefined while it is open. */
  readonly closeCode: () => number | undefined;
  close(): void;
}

/** `from`: the address that the client has, where the machine has several. */
export async function openFeed(
  origin: string,
  query = "?binary=true",
  from: { readonly localAddress?: string } = {},
): Promise<FeedClient> {
  const socket = new WebSocket(`${origin.replace("http", "ws")}/spot/ws/quote/v2${query}`, from);
  const received: Received[] = [];
  const broken: number[] = [];
  let closeCode: number | undefined;
  socket.on("close", (code) => {
    closeCode = code;
  });
  socket.on("message", (data: Buffer, isBinary) => {
    try {
      const text = (isBinary ? gunzipSync(data) : data).toString("utf8");
      received.push({ gzip: isBinary, frame: JSON.parse(text) as Record<string, unknown> });
    } catch {
      broken.push(data.length);
    }
  });
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  return {
    received,
    broken,
    send: (message) => socket.send(typeof message === "string" ? message : JSON.stringify(message)),
    data: (topic) =>
      received.map(({ frame }) => frame).filter((frame) => frame.topic === topic && frame.data !== undefined),
    closed: () => closeCode !== undefined,
    closeCode: () => closeCode,
    close: () => socket.terminate(),
  };
}
