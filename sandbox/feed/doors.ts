import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { feedPath } from "#shared/contract/feed.ts";

/** What a client says is short. */
const largestMessage = 16 << 10;

export interface DoorOptions {
  readonly server: Server;
  /** Read at each knock, so that it may be turned while the exchange runs. */
  readonly maxSocketsPerAddress: () => number;
  readonly isOpen: () => boolean;
  readonly join: (socket: WebSocket, query: URLSearchParams) => void;
}

/** Lets clients in to the feed. Whatever knocks, in whatever words: it is let in, or told no, and the process goes on. */
export function openDoors({ server, maxSocketsPerAddress, isOpen, join }: DoorOptions): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessage });
  const inside = new Map<string, number>();

  function leave(address: string): void {
    const left = (inside.get(address) ?? 1) - 1;
    if (left > 0) inside.set(address, left);
    else inside.delete(address);
  }

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // One that is reset while it is told no must not end the process.
    socket.on("error", () => socket.destroy());
    const [path = "", query = ""] = (request.url ?? "").split("?", 2);
    const address = request.socket.remoteAddress ?? "";
    if (path !== feedPath) return refuse(socket, "404 Not Found");
    if (!isOpen()) return refuse(socket, "503 Service Unavailable");
    if ((inside.get(address) ?? 0) >= maxSocketsPerAddress()) return refuse(socket, "429 Too Many Requests");
    inside.set(address, (inside.get(address) ?? 0) + 1);
    socket.once("close", () => leave(address));
    sockets.handleUpgrade(request, socket, head, (open) => join(open, new URLSearchParams(query)));
  });
  return sockets;
}

function refuse(socket: Duplex, status: string): void {
  // Who is told no and does not hang up would hold the line for as long as they like.
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
