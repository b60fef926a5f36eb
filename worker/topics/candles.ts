import type { CandleRow, KlineInterval } from "#shared/contract/market.ts";
import { figure, price } from "#shared/domain/quote.ts";
import type { WireCandle } from "#shared/feed/frames.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import { createCross } from "./cross-candles.ts";
import type { TopicSource } from "./topic-source.ts";

/** Which candles. `per`: prices in the coin of this symbol, ETHUSDT for a chart of SOL/ETH. */
export interface CandleParams {
  readonly symbol: string;
  readonly interval: KlineInterval;
  readonly per?: string;
}

/** The feed's candles of one symbol and interval, or of one symbol in another's coin, subscribed for as long as they are watched. */
export function createFeedCandles(
  feed: Pick<LiveFeed, "candles" | "lastFrameAt">,
): (params: CandleParams) => TopicSource<CandleRow> {
  const derived = new WeakMap<WireCandle, CandleRow>();

  const rowOf = (wire: WireCandle): CandleRow => {
    const known = derived.get(wire);
    if (known !== undefined) return known;
    const row: CandleRow = {
      key: String(Number(wire.t)),
      open: price(wire.o),
      high: price(wire.h),
      low: price(wire.l),
      close: price(wire.c),
      volume: figure(wire.v),
    };
    derived.set(wire, row);
    return row;
  };

  return ({ symbol, interval, per }) => {
    const candles = feed.candles(symbol, interval);
    const asOf = (rows: readonly CandleRow[]): number => (rows.length > 0 ? feed.lastFrameAt() : 0);
    if (per === undefined) {
      return {
        read: () => candles.rows().map(rowOf),
        asOf,
        status: () => candles.status(),
        watch: (changed) => candles.watch(() => changed("throttled")),
      };
    }
    const divisors = feed.candles(per, interval);
    return {
      read: createCross(candles, divisors),
      asOf,
      // As sound as the worse of the two.
      status: () => (candles.status() === "live" ? divisors.status() : candles.status()),
      watch(changed) {
        const stops = [candles, divisors].map((one) => one.watch(() => changed("throttled")));
        return () => {
          for (const stop of stops) stop();
        };
      },
    };
  };
}
