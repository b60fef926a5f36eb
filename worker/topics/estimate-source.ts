import type { TopicRow } from "#shared/rpc/snapshot.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import type { TopicSource } from "./topic-source.ts";

export interface EstimateSourceOptions<R extends TopicRow> {
  readonly feed: LiveFeed;
  /** What the server says of it; calls back as its parts come. */
  readonly basis: { readonly watch: (changed: () => void) => () => void };
  readonly asOf: () => number;
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
  rated = false,
  compute,
}: EstimateSourceOptions<R>): TopicSource<R> {
  const published = new Map<string, R>();
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
