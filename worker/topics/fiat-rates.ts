import type { FiatRateRow } from "#shared/contract/market.ts";
import { defineTopic, type Needs } from "./define-topic.ts";

/** Rates to USD. A rate that left the feed's list is published as absent. */
export const fiatRatesTopic = defineTopic("fiatRates", ({ feed }: Needs<"feed">) => {
  return () => {
    const published = new Map<string, FiatRateRow>();
    return {
      read() {
        const rates = feed.rates.all();
        const listed = new Set(rates.map((row) => row.key));
        for (const [key, row] of published) {
          if (!listed.has(key) && row.rate !== "") published.set(key, { key, rate: "" });
        }
        for (const row of rates) published.set(row.key, row);
        return [...published.values()];
      },
      asOf: () => feed.lastFrameAt(),
      status: () => feed.status("fiat"),
      watch: (changed) => feed.watch(() => changed("throttled")),
    };
  };
});
