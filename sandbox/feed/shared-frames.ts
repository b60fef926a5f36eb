import type { Market } from "../market/market.ts";
import { changedCandles, fullCandles } from "./candle-frames.ts";
import { type Frame, makeFrame } from "./frame-maker.ts";
import type { Subscription } from "./protocol.ts";

/** What everybody who listens receives alike. */
export type SharedSubscription = Exclude<Subscription, { readonly kind: "private" }>;

/** Frames between two ticks of the market, when nothing changes: each is made once, for all who want the same. */
export class SharedFrames {
  readonly #market: Market;
  readonly #made = new Map<string, Frame>();

  constructor(market: Market) {
    this.#market = market;
  }

  /** The market has moved on. */
  clear(): void {
    this.#made.clear();
  }

  /** Every row of a subscription, or of candles only those that may have changed. */
  frame(subscription: SharedSubscription, full: boolean, at: number): Frame {
    const { kind, channel } = subscription;
    const key =
      kind === "market" ? channel : `${channel}/${subscription.klineType}/${subscription.limit}/${full}`;
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const made = this.#make(subscription, full, at);
    this.#made.set(key, made);
    return made;
  }

  #make(subscription: SharedSubscription, full: boolean, at: number): Frame {
    if (subscription.kind === "candles") {
      const make = full ? fullCandles : changedCandles;
      return make(this.#market, subscription, at);
    }
    const rows = subscription.topic === "fiat" ? this.#market.fiat.all() : this.#market.quotes();
    return makeFrame(subscription, rows, true, at);
  }
}
