import type { WebSocket } from "ws";
import type { CoreSettings } from "../core-settings.ts";
import { TokenBucket } from "../token-bucket.ts";
import { type Frame, pack } from "./frame-maker.ts";
import { ackText, type Request, readRequest, type Subscription } from "./protocol.ts";

/** More than this waiting in a socket: the client is behind and gets no more changes until it caught up. */
const backlogLimit = 4 << 20;

/** How often a minute the messages that may be sent at once come back. */
const refillsAMinute = 6;
const silenceLimitMs = 300_000;
/** The close code of RFC 6455 for who says too much. */
const policyViolation = 1008;

export interface SubscriberOptions {
  readonly socket: WebSocket;
  readonly binary: boolean;
  /** When it came, ms. */
  readonly now: number;
  readonly settings: Pick<CoreSettings, "maxChannels" | "maxMessages">;
  /** False for a symbol that is not listed. */
  listed(symbol: string): boolean;
  /** Answers a login; later, since the token is looked up. */
  login(token: string): void;
}

/** One client of the feed: what it listens to, and what it still has to be sent. */
export class Subscriber {
  readonly socket: WebSocket;
  /** Whose login was confirmed; undefined before one was. */
  user: number | undefined;
  private readonly options: SubscriberOptions;
  private readonly channels = new Map<string, Subscription>();
  /** Channels of which the next frame must be a full one: newly subscribed, or changes were skipped. */
  private readonly wantsFull = new Set<string>();
  private readonly messages: TokenBucket;
  private heardAt: number;

  constructor(options: SubscriberOptions) {
    this.options = options;
    this.socket = options.socket;
    this.heardAt = options.now;
    const { maxMessages } = options.settings;
    this.messages = new TokenBucket(maxMessages, maxMessages * refillsAMinute, options.now);
  }

  subscriptions(): Iterable<Subscription> {
    return this.channels.values();
  }

  isSubscribed(channel: string): boolean {
    return this.channels.has(channel);
  }

  needsFull(channel: string): boolean {
    return this.wantsFull.has(channel);
  }

  /** Whether it still listens to a channel in the way it did. */
  listensTo(subscription: Subscription): boolean {
    return this.channels.get(subscription.channel) === subscription;
  }

  /** Handles one message. Answers what was just subscribed, for its first frame. Hangs up on who does not stop talking. */
  receive(text: string, now: number): Subscription | undefined {
    this.heardAt = now;
    if (!this.messages.take(now)) {
      this.socket.close(policyViolation, "Too many messages");
      return undefined;
    }
    const request = readRequest(text, this.options.binary);
    if (request.type !== "subscribe") {
      this.obey(request);
      return undefined;
    }
    const { subscription } = request;
    if (subscription.kind === "candles" && !this.options.listed(subscription.symbol)) {
      this.say({ code: "-100010", msg: "Invalid symbols!" });
      return undefined;
    }
    if (!this.channels.has(subscription.channel) && this.channels.size >= this.options.settings.maxChannels) {
      this.say({ code: "-10012", msg: "Too many channels!" });
      return undefined;
    }
    this.channels.set(subscription.channel, subscription);
    this.wantsFull.add(subscription.channel);
    this.socket.send(ackText(subscription));
    return subscription;
  }

  private obey(request: Exclude<Request, { readonly type: "subscribe" }>): void {
    switch (request.type) {
      case "ping":
        this.say({ pong: request.value });
        break;
      case "pong":
        break;
      case "bad":
        this.say({ code: request.code, msg: request.message });
        break;
      case "login":
        this.options.login(request.token);
        break;
      case "cancel":
        this.channels.delete(request.channel);
        break;
      case "cancel_all":
        this.channels.clear();
        break;
    }
  }

  /** Sends a frame of a channel it listens to; skips changes while it is behind. */
  deliver(channel: string, frame: Frame, full: boolean): void {
    const subscription = this.channels.get(channel);
    if (subscription === undefined || (this.wantsFull.has(channel) && !full)) return;
    if (this.socket.bufferedAmount > backlogLimit) {
      this.wantsFull.add(channel);
      return;
    }
    this.wantsFull.delete(channel);
    if (subscription.binary) this.socket.send(frame.gzip(), { binary: true });
    else this.socket.send(frame.text());
  }

  /** Server ping. False when nothing came for five minutes: the connection is half open (F7.8). */
  ping(now: number): boolean {
    if (now - this.heardAt >= silenceLimitMs) return false;
    const text = JSON.stringify({ ping: now });
    if (this.options.binary) this.socket.send(pack(text), { binary: true });
    else this.socket.send(text);
    return true;
  }

  private say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }
}
