import type { WireQuote } from "#shared/feed/frames.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import type { LiveFeed } from "#worker/feed/live-feed.ts";
import { QuoteBook } from "#worker/feed/quote-book.ts";
import { Rates } from "#worker/feed/rates.ts";

/** A feed whose rows and status a test sets. */
export function standInFeed() {
  const watchers = new Set<() => void>();
  const now = { status: "live" as TopicStatus, lastFrameAt: 5, state: "open" as const, gaveUp: false };
  const quotes = new QuoteBook();
  const rates = new Rates();
  const feed: LiveFeed = {
    quotes,
    rates,
    candles: () => ({ rows: () => [], status: () => now.status, watch: () => () => undefined }),
    setVisible: () => undefined,
    suspend: () => undefined,
    slept: () => undefined,
    state: () => now.state,
    gaveUp: () => now.gaveUp,
    lastFrameAt: () => now.lastFrameAt,
    status: () => now.status,
    watch(changed) {
      watchers.add(changed);
      return () => {
        watchers.delete(changed);
      };
    },
    open: () => undefined,
    close: () => undefined,
    wake: () => undefined,
  };
  const apply = (full: boolean, rows: readonly WireQuote[]): void => {
    quotes.apply(full, rows);
    for (const changed of watchers) changed();
  };
  return { feed, now, apply, rates, watchers };
}
