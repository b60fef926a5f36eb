import type { TopicRow } from "#shared/rpc/snapshot.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import type { TopicSource } from "./topic-source.ts";

/** A price that is so much older than the newest is not one of now, ms. */
const staleAfterMs = 10_000;

export interface EstimateSourceOptions<R extends TopicRow> {
  readonly feed: LiveFeed;
  /** What the server says of it; calls back as its parts come. */
  readonly basis: { readonly watch: (changed: () => void) => () => void };
  /** Server time of its prices, ms. */
  readonly asOf: () => number;
  /** All of it stands on these prices: it is stale with them, although the feed lives and brings others (D5.3). */
  readonly ages?: boolean;
  /** It is computed from rates too: as stale as the staler of the two. */
  readonly rated?: boolean;
  /** The estimate of now. */
  readonly compute: () => readonly R[];
}

/** Estimates of what a person typed or chose: they move with the prices, and a row that says the same is the same object. */
export function estimateSource<R extends TopicRow>({
  feed,
  basis,
  asOf,
  ages = false,
  rated = false,
  compute,
}: EstimateSourceOptions<R>): TopicSource<R> {
  const published = new Map<string, R>();
  // By the newest price of any: no clock of this machine takes part.
  const isOld = (): boolean => ages && asOf() > 0 && feed.quotes.newestAt - asOf() > staleAfterMs;
  return {
    read: () =>
      compute().map((row) => {
        const before = published.get(row.key);
        // Small and nearly flat: comparing the text is exact and costs microseconds.
        if (before !== undefined && JSON.stringify(before) === JSON.stringify(row)) return before;
        published.set(row.key, row);
        return row;
      }),
    asOf,
    status() {
      const prices = feed.status("slowBroker");
      if (prices === "live" && isOld()) return "stale";
      return rated && prices === "live" ? feed.status("fiat") : prices;
    },
    watch(changed) {
      // What the server says is waited for; prices only move what is there.
      const stopBasis = basis.watch(() => changed("immediate"));
      const stopFeed = feed.watch(() => changed("throttled"));
      return () => {
        stopFeed();
        stopBasis();
      };
    },
  };
}
