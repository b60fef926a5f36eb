import type { FeedSocket, SocketEvents } from "./connection.ts";

/** The platform's WebSocket as the connection wants it. */
export function openWebSocket(url: string, events: SocketEvents): FeedSocket {
  const socket = new WebSocket(url);
  socket.binaryType = "arraybuffer";
  socket.addEventListener("open", () => events.opened());
  socket.addEventListener("message", (event) => events.frame(event.data));
  socket.addEventListener("close", () => events.ended());
  // An error is always followed by close, which a half-open network may hold back for long.
  socket.addEventListener("error", () => events.ended());
  return {
    send(text) {
      socket.send(text);
    },
    close() {
      socket.close();
    },
  };
}
