import { channelOf, type Subscribe } from "#shared/feed/frames.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import type { Clock, TimerId } from "../clock.ts";
import { Channel } from "./channel.ts";
import type { FeedConnection } from "./connection.ts";

/** Who leaves a view often comes back: the wire subscription outlives its last view this long. */
export const cancelAfterMs = 5000;

export interface ChannelsOptions {
  readonly clock: Clock;
  readonly connection: Pick<FeedConnection, "state" | "subscribe" | "cancel" | "renew" | "fail">;
  /** Live turned stale without a frame. */
  lapsed(): void;
  /** Nobody wants this channel any more, and its wire subscription is gone. */
  dropped(key: string): void;
}

interface Entry {
  readonly channel: Channel;
  wanted: number;
  cancelTimer: TimerId | undefined;
}

/**
 * What is subscribed on the wire, counted by reference: two views of one symbol are one subscription, leaving the last
 * cancels it late. Looks after each: what is lost or silent is requested again.
 */
export class Channels {
  private readonly entries = new Map<string, Entry>();
  private paused = false;
  private timer: TimerId | undefined;
  private timerAt = Number.POSITIVE_INFINITY;
  private pauseTimer: TimerId | undefined;

  constructor(private readonly options: ChannelsOptions) {}

  /**
   * Wants a channel until the answer is called. The newest kind of candle takes over a channel that has no kind in its
   * key: the first version of klines knows one a symbol.
   */
  want(message: Subscribe): () => void {
    const key = channelOf(message.topic, message.symbol);
    let entry = this.entries.get(key);
    if (entry && !isSameKind(entry.channel.message, message)) {
      this.stopCancel(entry);
      this.drop(key, entry);
      entry = undefined;
    }
    entry ??= this.add(key, message);
    this.stopCancel(entry);
    entry.wanted += 1;
    const held = entry;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      held.wanted -= 1;
      if (held.wanted > 0 || this.entries.get(key) !== held) return;
      held.cancelTimer = this.options.clock.setTimeout(() => this.drop(key, held), cancelAfterMs);
    };
  }

  /** Hidden pages cost nothing: after a while all is cancelled on the wire, and subscribed again on return. */
  setVisible(visible: boolean): void {
    const { clock, connection } = this.options;
    if (this.pauseTimer !== undefined) clock.clearTimeout(this.pauseTimer);
    this.pauseTimer = undefined;
    if (!visible) {
      if (!this.paused) this.pauseTimer = clock.setTimeout(() => this.pause(), cancelAfterMs);
      return;
    }
    if (!this.paused) return;
    this.paused = false;
    for (const { channel } of this.entries.values()) {
      connection.subscribe(channel.message);
      if (connection.state === "open") channel.requested(clock.now(), false);
    }
    this.arm();
  }

  /** A socket is open; the connection has sent all subscriptions. */
  opened(): void {
    for (const { channel } of this.entries.values()) {
      channel.reset();
      if (!this.paused) channel.requested(this.options.clock.now(), false);
    }
    this.arm();
  }

  /** There is no socket. */
  ended(): void {
    for (const { channel } of this.entries.values()) channel.reset();
    this.stopTimer();
  }

  /** Everything ends: the connection was closed by hand. */
  clear(): void {
    for (const entry of this.entries.values()) this.stopCancel(entry);
    this.entries.clear();
    this.setVisible(true);
    this.stopTimer();
  }

  /** True when the frame's rows are to be taken; otherwise they are of no use, and a full list is on its way. */
  received(key: string, full: boolean, sendTime: number): boolean {
    const entry = this.entries.get(key);
    if (!entry || this.paused) return false;
    const now = this.options.clock.now();
    const result = entry.channel.received(full, sendTime, now);
    if (result === "late") this.lost(key);
    else this.arm();
    return result === "apply";
  }

  /** A frame is lost, of this channel or of any of them. */
  lost(key?: string): void {
    const now = this.options.clock.now();
    for (const [name, { channel }] of this.entries) {
      if (key === undefined || key === name) channel.lost(now);
    }
    this.tend();
  }

  status(key: string): TopicStatus {
    return this.entries.get(key)?.channel.status(this.options.clock.now()) ?? "connecting";
  }

  /** Whether the channel, if it is wanted, carries this kind of candle. */
  isOfKind(key: string, klineType: string): boolean {
    const entry = this.entries.get(key);
    return entry === undefined || entry.channel.message.params.klineType === klineType;
  }

  private add(key: string, message: Subscribe): Entry {
    const { clock, connection } = this.options;
    const entry: Entry = { channel: new Channel(message), wanted: 0, cancelTimer: undefined };
    this.entries.set(key, entry);
    if (this.paused) return entry;
    connection.subscribe(message);
    if (connection.state === "open") {
      entry.channel.requested(clock.now(), false);
      this.arm();
    }
    return entry;
  }

  private drop(key: string, entry: Entry): void {
    if (this.entries.get(key) !== entry) return;
    this.entries.delete(key);
    this.options.connection.cancel(entry.channel.message);
    this.options.dropped(key);
  }

  private stopCancel(entry: Entry): void {
    if (entry.cancelTimer !== undefined) this.options.clock.clearTimeout(entry.cancelTimer);
    entry.cancelTimer = undefined;
  }

  private pause(): void {
    this.pauseTimer = undefined;
    this.paused = true;
    for (const { channel } of this.entries.values()) {
      channel.reset();
      this.options.connection.cancel(channel.message);
    }
    this.stopTimer();
  }

  /** Requests what is due, says what lapsed, and looks again when the next is. */
  private tend(): void {
    const { clock, connection } = this.options;
    if (this.paused || connection.state !== "open") return;
    const now = clock.now();
    const channels = [...this.entries.values()].map(({ channel }) => channel);
    const anyListed = channels.some(({ listed }) => listed);
    for (const channel of channels) {
      const due = channel.due(now, anyListed);
      if (due === "give up") {
        connection.fail();
        return;
      }
      if (due !== "request") continue;
      connection.renew(channel.message);
      channel.requested(now, true);
    }
    this.arm();
  }

  /** One timer for all, set only when it is to ring sooner: frames come many times a second. */
  private arm(): void {
    const { clock, connection } = this.options;
    if (this.paused || connection.state !== "open") return;
    const now = clock.now();
    let at = Number.POSITIVE_INFINITY;
    for (const { channel } of this.entries.values()) at = Math.min(at, channel.nextAt(now));
    if (at === Number.POSITIVE_INFINITY || at >= this.timerAt) return;
    this.stopTimer();
    this.timerAt = at;
    this.timer = clock.setTimeout(() => {
      this.timer = undefined;
      this.timerAt = Number.POSITIVE_INFINITY;
      this.tend();
      this.options.lapsed();
    }, at - now);
  }

  private stopTimer(): void {
    if (this.timer !== undefined) this.options.clock.clearTimeout(this.timer);
    this.timer = undefined;
    this.timerAt = Number.POSITIVE_INFINITY;
  }
}

function isSameKind(one: Subscribe, other: Subscribe): boolean {
  return one.params.klineType === other.params.klineType;
}
