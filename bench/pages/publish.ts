import type { QuoteRow } from "#shared/contract/market.ts";
import { systemClock } from "#worker/clock.ts";
import { createPublisher } from "#worker/topics/publisher.ts";
import { openFeed } from "./worker-effects.ts";

export interface PublishOptions {
  readonly feedUrl: string;
  /** At most so often, ms. */
  readonly throttleMs: number;
  readonly symbols: readonly string[];
}

/** Coffer's snapshots of these symbols, handed to `take`. */
export function publishQuotes(options: PublishOptions, take: (rows: readonly QuoteRow[]) => void): void {
  const { feedUrl, throttleMs, symbols } = options;
  createPublisher({
    source: openFeed(feedUrl).quotes({ symbols }),
    clock: systemClock,
    epoch: 1,
    throttleMs,
    visible: true,
    deliver: async (snapshot) => take(snapshot.rows),
    dropped: () => undefined,
    failed(cause) {
      throw new Error(`quotes: ${String(cause)}`);
    },
  });
}
