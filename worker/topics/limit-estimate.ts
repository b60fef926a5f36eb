import { estimateLimit } from "#shared/domain/limit-estimate.ts";
import type { ServerClock } from "../http/server-clock.ts";
import { type ReportNeeds, walletOf } from "./account-reports.ts";
import { watchAll } from "./cached-read.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { estimateSource } from "./estimate-source.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

export interface EstimateNeeds extends Needs<"feed" | "basisOf">, ReportNeeds {
  readonly serverClock: Pick<ServerClock, "now">;
}

/** The estimate of a limit order as typed; it moves with the prices. Orders pay and receive in the funding account. */
export const limitEstimateTopic = defineTopic("limitOrder.estimate", (needs: EstimateNeeds) => {
  const { feed, basisOf, serverClock } = needs;
  const prices = createUsdtPrices(feed);
  const wallet = walletOf(needs);

  return (params) => {
    const { fromCoin, toCoin } = params;
    const basis = basisOf({ accountType: "eb_convert_funding", fromCoin, toCoin });
    return estimateSource({
      feed,
      basis: { watch: (changed) => watchAll([basis, wallet], changed) },
      asOf: () => prices.oldestOf(fromCoin, toCoin),
      ages: true,
      compute: () => {
        const known = {
          ...basis.current(),
          fromPrice: prices.priceOf(fromCoin),
          toPrice: prices.priceOf(toCoin),
          currencyPerUsdt: prices.perUsdt(params.currency),
          usdPerUsdt: prices.usdPerUsdt(),
        };
        return [estimateLimit(params, known, serverClock.now())];
      },
    });
  };
});
