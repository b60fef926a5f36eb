import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { type WebSocket, WebSocketServer } from "ws";
import type { Random } from "#sandbox/market/random.ts";
import { channelOf } from "#shared/feed/frames.ts";
import { Book } from "./book.ts";

/** What is done to the next frame of rows. */
export type Mangling = "garbage" | "truncated" | "damaged" | "duplicate" | "reordered";

export interface Link {
  readonly id: string;
  readonly isPrivate: boolean;
  readonly socket: WebSocket;
  readonly channels: Set<string>;
  /** Frames sent and messages taken, to know when nothing is on its way. */
  sent: number;
  received: number;
  /** Frames that a slow line holds back, or one that the next is to overtake. */
  held: Buffer[];
  token: string;
  /** Messages that are neither subscriptions nor answers. */
  readonly others: string[];
}

/** A real socket server with a book of its own, which says the truth unless it is told to be faulty. */
export class ChaosServer {
  readonly book: Book;
  readonly links = new Set<Link>();
  /** What a client must never do, as it happened. */
  readonly violations: string[] = [];
  /** The only token that is good now. */
  token = "token-0";
  refusing = false;
  /** Nothing is read or sent, and nobody is notified. */
  halfOpen = false;
  slow = false;
  skewMs = 0;
  private mangling: Mangling[] = [];
  private lastTime = 0;
  private readonly http: Server = createServer();
  private readonly sockets = new WebSocketServer({ noServer: true });

  constructor(
    private readonly random: Random,
    private readonly now: () => number,
  ) {
    this.book = new Book(random, this.time());
    this.http.on("upgrade", (request, socket: Socket, head) => {
      if (this.refusing) {
        socket.end("HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
        return;
      }
      this.sockets.handleUpgrade(request, socket, head, (open) => {
        const { searchParams } = new URL(request.url ?? "/", "http://chaos");
        this.join(open, searchParams.get("n") ?? "", searchParams.get("private") === "true");
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.http.listen(0, "127.0.0.1", resolve);
    });
    return `ws://127.0.0.1:${(this.http.address() as AddressInfo).port}/spot/ws/quote/v2`;
  }

  close(): Promise<void> {
    this.dropAll();
    return new Promise((resolve) => {
      this.http.close(() => resolve());
      this.http.closeAllConnections();
    });
  }

  dropAll(): void {
    for (const { socket } of this.links) socket.terminate();
  }

  /** The next frames of rows are mangled, one each. */
  mangle(...how: Mangling[]): void {
    this.mangling.push(...how);
  }

  /** Ends all faults; what a slow line held back is delivered, what was to be overtaken comes last. */
  heal(): void {
    this.refusing = false;
    this.mangling = [];
    if (this.halfOpen) this.setHalfOpen(false);
    this.slow = false;
    this.deliverLate();
  }

  /** A frame that another overtook comes at last; until then nobody can know that there is one. */
  deliverLate(): void {
    if (this.slow || this.halfOpen) return;
    for (const link of this.links) this.release(link);
  }

  setHalfOpen(on: boolean): void {
    this.halfOpen = on;
    // What the client wrote meanwhile was never read by anybody.
    if (!on) this.dropAll();
  }

  /** The market moves once. */
  tick(): void {
    const at = this.time();
    const changed = this.book.move(at);
    for (const link of this.links) {
      for (const [channel, rows] of changed) {
        if (link.channels.has(channel)) this.sendRows(link, channel, rows, false, at);
      }
    }
  }

  /** Server time, ms: no two frames have the same unless the clock is set back. */
  private time(): number {
    const time = Math.round(this.now()) + this.skewMs;
    this.lastTime = time > this.lastTime || this.lastTime - time > 1000 ? time : this.lastTime + 1;
    return this.lastTime;
  }

  private join(socket: WebSocket, id: string, isPrivate: boolean): void {
    const link: Link = {
      id,
      isPrivate,
      socket,
      channels: new Set(),
      sent: 0,
      received: 0,
      held: [],
      token: "",
      others: [],
    };
    this.links.add(link);
    socket.on("close", () => this.links.delete(link));
    socket.on("error", () => socket.terminate());
    socket.on("message", (data: Buffer) => {
      if (this.halfOpen) return;
      link.received += 1;
      this.obey(link, JSON.parse(data.toString("utf8")) as Record<string, unknown>);
    });
  }

  private obey(link: Link, message: Record<string, unknown>): void {
    if (message.ping !== undefined) this.say(link, { pong: message.ping });
    else if (message.op === "login") this.login(link, message.args);
    else if (message.event === "cancel_all") link.channels.clear();
    else if (message.event === "cancel" || message.event === "sub") this.subscribe(link, message);
    else if (message.pong === undefined) link.others.push(JSON.stringify(message));
  }

  private subscribe(link: Link, message: Record<string, unknown>): void {
    const channel = channelOf(String(message.topic), message.symbol as string | undefined);
    if (message.event === "cancel") {
      if (!link.channels.delete(channel))
        this.violations.push(`${channel} was cancelled without being subscribed`);
      return;
    }
    if (link.channels.has(channel)) this.violations.push(`${channel} was subscribed twice`);
    link.channels.add(channel);
    this.say(link, { topic: message.topic, event: "sub", code: "0", msg: "Success" });
    this.sendRows(link, channel, this.book.all(channel), true, this.time());
  }

  private login(link: Link, args: unknown): void {
    const [token] = args as [string];
    const good = token === this.token;
    link.token = good ? token : "";
    this.say(
      link,
      good
        ? { topic: "login", event: "subbed", code: 200 }
        : { topic: "login", event: "login", code: "10007" },
    );
  }

  private say(link: Link, message: object): void {
    this.send(link, gzipSync(JSON.stringify(message)));
  }

  private sendRows(link: Link, channel: string, rows: readonly object[], f: boolean, sendTime: number): void {
    const [topic, symbol] = channel.split("/");
    const frame = gzipSync(JSON.stringify({ topic, symbol, f, sendTime, data: rows }));
    const how = this.mangling.shift();
    if (how === undefined) this.send(link, frame);
    else this.sendMangled(link, frame, how);
  }

  private sendMangled(link: Link, frame: Buffer, how: Mangling): void {
    switch (how) {
      case "garbage":
        this.send(link, Buffer.from("<html>502</html>"));
        break;
      case "truncated":
        this.send(link, frame.subarray(0, Math.floor(frame.length * this.random.next())));
        break;
      case "damaged": {
        const bytes = Buffer.from(frame);
        const at = 10 + Math.floor(this.random.next() * (bytes.length - 18));
        bytes[at] = (bytes[at] ?? 0) ^ 0xff;
        this.send(link, bytes);
        break;
      }
      case "duplicate":
        this.send(link, frame);
        if (this.random.next() < 0.5) this.send(link, frame);
        else link.held.push(frame);
        break;
      case "reordered":
        link.held.push(frame);
        break;
    }
  }

  private send(link: Link, frame: Buffer): void {
    if (this.halfOpen) return;
    if (this.slow) {
      link.held.push(frame);
      return;
    }
    this.put(link, frame);
    // What was to be overtaken has been.
    if (link.held.length > 0 && this.random.next() < 0.7) this.release(link);
  }

  private release(link: Link): void {
    for (const frame of link.held.splice(0)) this.put(link, frame);
  }

  private put(link: Link, frame: Buffer): void {
    if (link.socket.readyState !== link.socket.OPEN) return;
    link.sent += 1;
    link.socket.send(frame);
  }
}
