import type { ConnectionState } from "#shared/contract/market.ts";
import { channelOf, type Subscribe } from "#shared/feed/frames.ts";
import type { Clock, TimerId } from "../clock.ts";
import { maxReconnects, reconnectDelayMs } from "./back-off.ts";

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
  /** The page is visible and the browser online: otherwise reconnecting waits (R4.4). */
  reachable(): boolean;
  url(): string;
  onState(state: ConnectionState): void;
  /** A frame as it came, text or ArrayBuffer. */
  onFrame(data: unknown): void;
  /**
   * What must be there before a socket is opened, asked anew for each (a private connection's token). False: no socket
   * until {@link FeedConnection.wake}. A rejection counts as a failed attempt.
   */
  beforeOpen?(): Promise<boolean>;
  /** The socket is open, subscriptions and standing messages are on their way. */
  afterOpen?(): void;
}

/** Ping every 10 s (R9.10). A socket that stays silent until the next one is due is half-open. */
export const pingEveryMs = 10_000;
/** A handshake that takes longer than a ping's answer may is given up. */
const connectWithinMs = 10_000;
/** Who comes back to a page finds out sooner whether its socket is still alive. */
export const probeWithinMs = 3000;

/** The live feed's connection: the state machine of R4.1-R4.6. */
export class FeedConnection {
  private current: ConnectionState = "init";
  private socket: FeedSocket | undefined;
  /** Tells events of the socket in use from those of earlier ones. */
  private socketNo = 0;
  private timer: TimerId | undefined;
  private timerDue = 0;
  private attempts = 0;
  /** Sockets in a row that brought nothing of use: each is waited for longer, those that opened included. */
  private futile = 0;
  private received = true;
  private spent = false;
  /** By channel, in the order of subscribing: each is sent once to each socket. */
  private readonly subscriptions = new Map<string, Subscribe>();
  /** Other standing messages as they are sent, in the order of asking; like subscriptions once to each socket. */
  private readonly standing = new Set<string>();

  constructor(private readonly options: ConnectionOptions) {}

  get state(): ConnectionState {
    return this.current;
  }

  /** The last attempt has failed: nothing is tried until {@link wake}. */
  get gaveUp(): boolean {
    return this.spent;
  }

  open(): void {
    if (this.current === "init" || this.current === "closed") this.connect();
  }

  /** The manual end: cancels all subscriptions and stays closed until {@link open}. */
  close(): void {
    if (this.current === "open") this.transmit({ event: "cancel_all" });
    this.subscriptions.clear();
    this.standing.clear();
    this.spent = false;
    this.dropSocket();
    this.enter("closed");
  }

  /** Kept and sent again after each reconnect. The same topic and symbol twice is one subscription. */
  subscribe(message: Subscribe): void {
    const key = channelOf(message.topic, message.symbol);
    if (this.subscriptions.has(key)) return;
    this.subscriptions.set(key, message);
    if (this.current === "open") this.transmit(message);
  }

  cancel(message: Subscribe): void {
    if (this.subscriptions.delete(channelOf(message.topic, message.symbol)) && this.current === "open") {
      this.transmit({ ...message, event: "cancel" });
    }
  }

  /** Requests a subscription's full list again. */
  renew(message: Subscribe): void {
    if (this.current !== "open" || !this.subscriptions.has(channelOf(message.topic, message.symbol))) return;
    this.transmit({ ...message, event: "cancel" });
    this.transmit(message);
  }

  /** Sent at once when open, else when it opens, and again after each reconnect (R4.5, R4.6); equal ones once. */
  send(message: object): void {
    const text = JSON.stringify(message);
    if (this.standing.has(text)) return;
    this.standing.add(text);
    if (this.current === "open") this.socket?.send(text);
  }

  /** An answer or a login: meant for this socket alone, so never kept for another. */
  say(message: object): void {
    if (this.current === "open") this.transmit(message);
  }

  /** The page became visible or the browser online, or a person requested it: attempts count anew, and what is down is brought up. */
  wake(): void {
    this.attempts = 0;
    this.futile = 0;
    if (this.current === "error" && this.options.reachable()) this.connect();
    else if (this.current === "open") this.probe();
  }

  /** Something of use came over this socket: once it is lost, the next comes as soon as a first one. */
  proven(): void {
    this.futile = 0;
  }

  /** Asks an open socket for a sign of life, and waits for it less long than a ping may take. */
  probe(): void {
    if (this.current !== "open") return;
    if (this.received) this.ping(probeWithinMs);
    else if (this.timerDue - this.options.clock.now() > probeWithinMs)
      this.after(probeWithinMs, () => this.beat());
  }

  /** Lets the socket go and keeps the subscriptions; {@link wake} brings it back. */
  suspend(): void {
    if (this.current === "init" || this.current === "closed") return;
    this.dropSocket();
    this.enter("error");
  }

  /** An end that nobody requested, also reported by who finds that this socket is of no use. */
  fail(): void {
    if (this.current !== "connecting" && this.current !== "open") return;
    this.dropSocket();
    const { socketNo } = this;
    // Before the state is published, which is when it is looked at.
    this.spent = this.attempts >= maxReconnects && this.options.reachable();
    this.enter("error");
    // Who was notified of the error may have closed it, or woken it up.
    if (socketNo === this.socketNo) this.reconnectLater();
  }

  private reconnectLater(): void {
    if (!this.options.reachable() || this.attempts >= maxReconnects) return;
    const delay = reconnectDelayMs(this.futile, this.options.random());
    this.attempts += 1;
    this.futile += 1;
    this.after(delay, () => {
      // What became unreachable meanwhile is brought up by wake().
      if (this.options.reachable()) this.connect();
    });
  }

  private connect(): void {
    this.dropSocket();
    this.spent = false;
    const socketNo = this.socketNo;
    this.enter("connecting");
    if (socketNo !== this.socketNo) return;
    // Before the socket, which may fail at once and then sets the timer for the next.
    this.after(connectWithinMs, () => this.fail());
    // Without anything to wait for it opens at once.
    if (this.options.beforeOpen) void this.prepare(socketNo);
    else this.openSocket(socketNo);
  }

  private async prepare(socketNo: number): Promise<void> {
    let ready: boolean | undefined;
    try {
      ready = await this.options.beforeOpen?.();
    } catch {
      if (socketNo === this.socketNo) this.fail();
      return;
    }
    if (socketNo !== this.socketNo) return;
    if (ready === true) this.openSocket(socketNo);
    else this.suspend();
  }

  private openSocket(socketNo: number): void {
    const ifCurrent = (run: () => void): void => {
      if (socketNo === this.socketNo) run();
    };
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
    this.received = true;
    this.options.onFrame(data);
  }

  private opened(): void {
    if (this.current !== "connecting") return;
    const { socketNo } = this;
    this.attempts = 0;
    this.received = true;
    // Before the state is published: who receives "open" may subscribe, and that must not be sent twice.
    this.after(pingEveryMs, () => this.beat());
    for (const message of this.subscriptions.values()) this.transmit(message);
    for (const text of this.standing) this.socket?.send(text);
    this.enter("open");
    if (socketNo === this.socketNo) this.options.afterOpen?.();
  }

  private beat(): void {
    if (this.received) this.ping(pingEveryMs);
    else this.fail();
  }

  private ping(answerWithinMs: number): void {
    this.received = false;
    this.transmit({ ping: Math.round(this.options.clock.now()) });
    this.after(answerWithinMs, () => this.beat());
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
    this.timerDue = this.options.clock.now() + ms;
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
