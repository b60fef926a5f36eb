import { estimateLimit } from "#shared/domain/limit-estimate.ts";
import type { ServerClock } from "../http/server-clock.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { estimateSource } from "./estimate-source.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

export interface EstimateNeeds extends Needs<"feed" | "basisOf"> {
  readonly serverClock: Pick<ServerClock, "now">;
}

/** The estimate of a limit order as typed; it moves with the prices. Orders pay and receive in the funding account. */
export const limitEstimateTopic = defineTopic(
  "limitOrder.estimate",
  ({ feed, basisOf, serverClock }: EstimateNeeds) => {
    const prices = createUsdtPrices(feed);

    return (params) => {
      const { fromCoin, toCoin } = params;
      const basis = basisOf({ accountType: "eb_convert_funding", fromCoin, toCoin });
      return estimateSource({
        feed,
        basis,
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
  },
);
