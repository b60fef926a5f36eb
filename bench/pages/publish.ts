import type { QuoteRow } from "#shared/contract/market.ts";
import { systemClock } from "#worker/clock.ts";
import { createPublisher } from "#worker/topics/publisher.ts";
import { shownSymbolNames } from "./symbols.ts";
import { openFeed } from "./worker-effects.ts";

/** Coffer's snapshots of the shown rows, four times a second at most, handed to `take`. */
export function publishQuotes(take: (rows: readonly QuoteRow[]) => void): void {
  createPublisher({
    source: openFeed().quotes({ symbols: shownSymbolNames }),
    clock: systemClock,
    epoch: 1,
    throttleMs: 250,
    visible: true,
    deliver: async (snapshot) => take(snapshot.rows),
    dropped: () => undefined,
  });
}
