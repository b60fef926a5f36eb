import type { ConnectionState } from "#shared/contract/market.ts";
import type { Subscribe } from "#shared/feed/frames.ts";
import type { Clock, TimerId } from "../clock.ts";
import { MAX_RECONNECTS, reconnectDelayMs } from "./back-off.ts";

/** One socket. After {@link close} it may still call its events: they are ignored. */
export interface FeedSocket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  opened(): void;
  /** A frame as it came, text or ArrayBuffer. */
  frame(data: unknown): void;
  /** Closed, failed, or never opened; may be called more than once. */
  ended(): void;
}

/** Throws when the address is refused. */
export type OpenSocket = (url: string, events: SocketEvents) => FeedSocket;

export interface ConnectionOptions {
  readonly clock: Clock;
  readonly openSocket: OpenSocket;
  /** In [0, 1). */
  random(): number;
  /** The page is visible and the browser online: otherwise reconnecting waits (spec section 4). */
  reachable(): boolean;
  url(): string;
  onState(state: ConnectionState): void;
  /** A frame as it came, text or ArrayBuffer. */
  onFrame(data: unknown): void;
}

/** Spec section 9: ping every 10 s. A socket that stays silent until the next one is due is half-open. */
export const PING_EVERY_MS = 10_000;
/** A handshake that takes longer than a ping's answer may is given up. */
const CONNECT_WITHIN_MS = 10_000;

/** The live feed's connection: the state machine of spec section 4. */
export class FeedConnection {
  private current: ConnectionState = "init";
  private socket: FeedSocket | undefined;
  /** Tells events of the socket in use from those of earlier ones. */
  private socketNo = 0;
  private timer: TimerId | undefined;
  private attempts = 0;
  private heard = true;
  /** By topic and symbol, in the order of subscribing: each is sent once to each socket. */
  private readonly subscriptions = new Map<string, Subscribe>();
  private queue: string[] = [];

  constructor(private readonly options: ConnectionOptions) {}

  get state(): ConnectionState {
    return this.current;
  }

  open(): void {
    if (this.current === "init" || this.current === "closed") this.connect();
  }

  /** The manual end: cancels all subscriptions and stays closed until {@link open}. */
  close(): void {
    if (this.current === "open") this.transmit({ event: "cancel_all" });
    this.subscriptions.clear();
    this.queue = [];
    this.dropSocket();
    this.enter("closed");
  }

  /** Kept and sent again after each reconnect. The same topic and symbol twice is one subscription. */
  subscribe(message: Subscribe): void {
    const key = keyOf(message);
    if (this.subscriptions.has(key)) return;
    this.subscriptions.set(key, message);
    if (this.current === "open") this.transmit(message);
  }

  cancel(message: Subscribe): void {
    if (this.subscriptions.delete(keyOf(message)) && this.current === "open") {
      this.transmit({ ...message, event: "cancel" });
    }
  }

  /** Asks for full lists again, after a frame was lost. */
  resync(): void {
    if (this.current !== "open") return;
    for (const message of this.subscriptions.values()) {
      this.transmit({ ...message, event: "cancel" });
      this.transmit(message);
    }
  }

  /** Sent at once when open, else when it opens. */
  send(message: object): void {
    if (this.current === "open") this.transmit(message);
    else this.queue.push(JSON.stringify(message));
  }

  /** The page became visible or the browser online: attempts count anew, and what is down is brought up. */
  wake(): void {
    this.attempts = 0;
    if (this.current === "error" && this.options.reachable()) this.connect();
    else if (this.current === "open" && this.heard) this.ping();
  }

  private connect(): void {
    this.dropSocket();
    this.enter("connecting");
    const socketNo = this.socketNo;
    const ifCurrent = (run: () => void): void => {
      if (socketNo === this.socketNo) run();
    };
    // Before the socket, which may fail at once and then sets the timer for the next.
    this.after(CONNECT_WITHIN_MS, () => this.fail());
    try {
      this.socket = this.options.openSocket(this.options.url(), {
        opened: () => ifCurrent(() => this.opened()),
        frame: (data) => ifCurrent(() => this.frame(data)),
        ended: () => ifCurrent(() => this.fail()),
      });
    } catch {
      this.fail();
    }
  }

  private frame(data: unknown): void {
    this.heard = true;
    this.options.onFrame(data);
  }

  private opened(): void {
    this.attempts = 0;
    this.heard = true;
    this.enter("open");
    for (const message of this.subscriptions.values()) this.transmit(message);
    const queued = this.queue;
    this.queue = [];
    for (const text of queued) this.socket?.send(text);
    this.after(PING_EVERY_MS, () => this.beat());
  }

  private beat(): void {
    if (this.heard) this.ping();
    else this.fail();
  }

  private ping(): void {
    this.heard = false;
    this.transmit({ ping: Math.round(this.options.clock.now()) });
    this.after(PING_EVERY_MS, () => this.beat());
  }

  /** An end that nobody asked for. */
  private fail(): void {
    this.dropSocket();
    this.enter("error");
    if (this.current !== "error" || !this.options.reachable() || this.attempts >= MAX_RECONNECTS) return;
    const delay = reconnectDelayMs(this.attempts, this.options.random());
    this.attempts += 1;
    this.after(delay, () => {
      // What became unreachable meanwhile is brought up by wake().
      if (this.options.reachable()) this.connect();
    });
  }

  private dropSocket(): void {
    if (this.timer !== undefined) this.options.clock.clearTimeout(this.timer);
    this.timer = undefined;
    this.socketNo += 1;
    this.socket?.close();
    this.socket = undefined;
  }

  /** The one timer of a connection: handshake deadline, next beat or next attempt, never two of them. */
  private after(ms: number, run: () => void): void {
    if (this.timer !== undefined) this.options.clock.clearTimeout(this.timer);
    this.timer = this.options.clock.setTimeout(run, ms);
  }

  private transmit(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }

  private enter(state: ConnectionState): void {
    if (this.current === state) return;
    this.current = state;
    this.options.onState(state);
  }
}

function keyOf(message: Subscribe): string {
  return `${message.topic}/${message.symbol ?? ""}`;
}
