import type { CandleRow, KlineInterval } from "#shared/contract/market.ts";
import { figure } from "#shared/domain/quote.ts";
import type { WireCandle } from "#shared/feed/frames.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import type { TopicSource } from "./topic-source.ts";

/** Candles of one symbol and interval, subscribed on the feed for as long as a view shows them. */
export function createCandlesTopic(
  feed: Pick<LiveFeed, "candles" | "lastFrameAt">,
): (params: { readonly symbol: string; readonly interval: KlineInterval }) => TopicSource<CandleRow> {
  const derived = new WeakMap<WireCandle, CandleRow>();

  const rowOf = (wire: WireCandle): CandleRow => {
    const known = derived.get(wire);
    if (known !== undefined) return known;
    const row: CandleRow = {
      key: String(Number(wire.t)),
      open: figure(wire.o),
      high: figure(wire.h),
      low: figure(wire.l),
      close: figure(wire.c),
      volume: figure(wire.v),
    };
    derived.set(wire, row);
    return row;
  };

  return ({ symbol, interval }) => {
    const candles = feed.candles(symbol, interval);
    return {
      read: () => candles.rows().map(rowOf),
      asOf: (rows) => (rows.length > 0 ? feed.lastFrameAt() : 0),
      status: () => candles.status(),
      watch: (changed) => candles.watch(() => changed("in turn")),
    };
  };
}
