import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { WebSocket, WebSocketServer } from "ws";
import type { OpenSocket } from "#worker/feed/connection.ts";

export interface FeedClient {
  /** The query of the address it came with. */
  readonly query: URLSearchParams;
  readonly path: string;
  readonly received: Record<string, unknown>[];
  /** JSON as a gzip frame. */
  sendGzip(message: unknown): void;
  sendText(text: string): void;
  sendGzipText(text: string): void;
  sendBytes(bytes: Uint8Array): void;
  /** Ends the connection without a goodbye. */
  drop(): void;
}

export interface FeedServer {
  readonly url: string;
  readonly clients: FeedClient[];
  last(): FeedClient;
  /** Sockets that are open now. */
  open(): number;
  close(): Promise<void>;
}

/** A real socket server that says only what the test tells it to. */
export async function startFeedServer(): Promise<FeedServer> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  const clients: FeedClient[] = [];
  server.on("connection", (socket, request) => {
    const url = new URL(request.url ?? "/", "http://test");
    const received: Record<string, unknown>[] = [];
    socket.on("message", (data: Buffer) => received.push(JSON.parse(data.toString())));
    clients.push({
      query: url.searchParams,
      path: url.pathname,
      received,
      sendGzip: (message) => socket.send(gzipSync(JSON.stringify(message))),
      sendGzipText: (text) => socket.send(gzipSync(text)),
      sendText: (text) => socket.send(text),
      sendBytes: (bytes) => socket.send(bytes),
      drop: () => socket.terminate(),
    });
  });
  await new Promise((resolve) => {
    server.once("listening", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}/spot/ws/quote/v2`,
    clients,
    last() {
      const client = clients.at(-1);
      if (!client) throw new Error("nobody connected");
      return client;
    },
    open: () => server.clients.size,
    close: () =>
      new Promise((resolve) => {
        for (const socket of server.clients) socket.terminate();
        server.close(() => resolve());
      }),
  };
}

/** A real socket from Node, which has no WebSocket of its own yet. */
export const openNodeSocket: OpenSocket = (url, events) => {
  const socket = new WebSocket(url);
  socket.binaryType = "arraybuffer";
  socket.on("open", () => events.opened());
  socket.on("message", (data, isBinary) => {
    events.frame(isBinary ? data : new TextDecoder().decode(data as ArrayBuffer));
  });
  socket.on("close", () => events.ended());
  socket.on("error", () => events.ended());
  return {
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
};
