/** A process of its own, so that making frames costs the measured threads nothing. Spoken to over IPC. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { constants, gzipSync } from "node:zlib";
import sirv from "sirv";
import { type WebSocket, WebSocketServer } from "ws";
import { type Load, stormText } from "./storm.ts";

const [pages = "", dist = ""] = process.argv.slice(2);
const files = [sirv(pages, { dev: true, brotli: true }), sirv(dist, { dev: true })];
const sockets = new Set<WebSocket>();
let load: Load = { symbols: 500, hz: 5 };
let turn = 0;
let timer: NodeJS.Timeout | undefined;

const http = createServer((request, response) => {
  const next = (index: number, to: ServerResponse): void => {
    const serve = files[index];
    if (serve) serve(request, to, () => next(index + 1, to));
    else to.writeHead(404).end();
  };
  // The page's worker must not wait for a cache's answer.
  response.setHeader("Cache-Control", "no-store");
  next(0, response);
});

/** Milliseconds that only grow: equal times would look like one moment. */
let lastNow = 0;
function now(): number {
  lastNow = Math.max(lastNow + 1, Date.now());
  return lastNow;
}

new WebSocketServer({ server: http }).on("connection", (socket) => {
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString("utf8")) as Record<string, unknown>;
    if (message.ping !== undefined) socket.send(JSON.stringify({ pong: message.ping }));
    if (message.topic === "fiat" && message.event === "sub") {
      socket.send(pack(JSON.stringify({ topic: "fiat", f: true, sendTime: now(), data: [] })));
    }
    if (message.topic !== "slowBroker") return;
    if (message.event === "cancel") sockets.delete(socket);
    if (message.event !== "sub") return;
    socket.send(pack(stormText(load.symbols, turn, true, now())));
    sockets.add(socket);
  });
  socket.on("close", () => sockets.delete(socket));
});

function pack(text: string): Buffer {
  return gzipSync(text, { level: constants.Z_BEST_SPEED });
}

function tick(): void {
  turn += 1;
  if (sockets.size === 0) return;
  const frame = pack(stormText(load.symbols, turn, false, now()));
  for (const socket of sockets) socket.send(frame);
}

process.on("message", (next: Load) => {
  load = next;
  clearInterval(timer);
  timer = setInterval(tick, 1000 / load.hz);
  process.send?.({ set: true });
});
process.on("disconnect", () => process.exit(0));
http.listen(0, "127.0.0.1", () => {
  process.send?.({ port: (http.address() as AddressInfo).port });
});
