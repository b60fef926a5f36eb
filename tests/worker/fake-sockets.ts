import type { OpenSocket, SocketEvents } from "#worker/feed/connection.ts";

export interface FakeSocket {
  readonly url: string;
  readonly events: SocketEvents;
  /** Parsed messages in the order of sending. */
  readonly sent: Record<string, unknown>[];
  closed: boolean;
}

/** Sockets that a test opens, feeds and ends by hand. */
export function fakeSockets(): { readonly open: OpenSocket; readonly all: FakeSocket[]; last(): FakeSocket } {
  const all: FakeSocket[] = [];
  return {
    all,
    open(url, events) {
      const socket: FakeSocket = { url, events, sent: [], closed: false };
      all.push(socket);
      return {
        send: (text) => socket.sent.push(JSON.parse(text)),
        close: () => {
          socket.closed = true;
        },
      };
    },
    last() {
      const socket = all.at(-1);
      if (!socket) throw new Error("no socket was opened");
      return socket;
    },
  };
}
