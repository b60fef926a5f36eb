import type { MarketOrderRow } from "#shared/contract/market.ts";
import { decimal } from "#shared/domain/decimal.ts";
import { figure, price } from "#shared/domain/quote.ts";
import type { WireQuote } from "#shared/feed/frames.ts";
import type { Clock } from "../clock.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import { defineTopic } from "./define-topic.ts";

/** Rows that change places at each tick could not be read: a list is put in order this often. */
export const reorderAfterMs = 10_000;

const fields = { lastPrice: "c", changeRate24H: "m", turnover24hUSD: "qv" } as const;

export interface OrderNeeds {
  readonly feed: Pick<LiveFeed, "quotes" | "status" | "lastFrameAt" | "watch">;
  readonly clock: Pick<Clock, "now">;
}

/** All symbols by one of their figures. Those without it come last in either direction, equals by their name. */
export const marketOrderTopic = defineTopic("market.order", ({ feed, clock }: OrderNeeds) => {
  return ({ by, direction }) => {
    const field = fields[by];
    const sign = direction === "ascending" ? 1 : -1;
    let rows: readonly MarketOrderRow[] = [];
    let orderedAt = Number.NEGATIVE_INFINITY;

    const isDue = (): boolean => feed.quotes.complete && clock.now() >= orderedAt + reorderAfterMs;
    const order = (): void => {
      orderedAt = clock.now();
      const ranked = [...feed.quotes.symbols()].map((symbol) => {
        const text = figureOf(feed.quotes.get(symbol), field);
        return { symbol, value: text === "" ? null : decimal(text) };
      });
      ranked.sort((a, b) => {
        if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
        return sign * (a.value.comparedTo(b.value) ?? 0) || (a.symbol < b.symbol ? -1 : 1);
      });
      const symbols = ranked.map(({ symbol }) => symbol);
      const known = rows[0]?.symbols;
      if (known === undefined || known.join() !== symbols.join()) rows = [{ key: "order", symbols }];
    };

    return {
      read() {
        if (isDue()) order();
        return rows;
      },
      asOf: () => feed.lastFrameAt(),
      status: () => feed.status("slowBroker"),
      watch: (changed) => feed.watch(() => isDue() && changed("throttled")),
    };
  };
});

function figureOf(wire: WireQuote | undefined, field: "c" | "m" | "qv"): string {
  return (field === "c" ? price : figure)(wire?.[field]);
}
