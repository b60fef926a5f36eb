import type { CandleSubscription } from "./candle-frames.ts";
import type { SharedFrames } from "./shared-frames.ts";
import type { Subscriber } from "./subscriber.ts";
import { Turns } from "./turns.ts";

/**
 * Brings candles to those who listen for them. They are the dearest frames of the feed, and anybody may request many:
 * so they are made a few at a turn of the event loop, and what cannot be sent in one tick is sent with a later one.
 */
export class CandlePost {
  readonly #frames: SharedFrames;
  readonly #now: () => number;
  readonly #turns = new Turns();
  /** Symbols that traded and were not sent yet. */
  readonly #moved = new Set<string>();

  constructor(frames: SharedFrames, now: () => number) {
    this.#frames = frames;
    this.#now = now;
  }

  /** The next frame of one subscription; a full one where it lacks something. */
  send(subscriber: Subscriber, subscription: CandleSubscription): void {
    this.#turns.run(() => {
      const { channel } = subscription;
      if (!subscriber.listensTo(subscription)) return;
      const full = subscriber.needsFull(channel);
      subscriber.deliver(channel, this.#frames.frame(subscription, full, this.#now()), full);
    });
  }

  /** Sends the pairs that traded to each who listens as it requested them. */
  publish(symbols: Iterable<string>, subscribers: Iterable<Subscriber>): void {
    for (const symbol of symbols) this.#moved.add(symbol);
    if (this.#turns.behind) return;
    for (const one of subscribers) {
      for (const subscription of one.subscriptions()) {
        if (subscription.kind === "candles" && this.#moved.has(subscription.symbol)) {
          this.send(one, subscription);
        }
      }
    }
    this.#moved.clear();
  }
}
