import type { LimitEstimateParams, LimitEstimateRow } from "#shared/contract/limit-order.ts";
import { estimateLimit } from "#shared/domain/limit-estimate.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import type { ConvertBases } from "./convert-bases.ts";
import { estimateSource } from "./estimate-source.ts";
import type { TopicSource } from "./topic-source.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

export interface LimitEstimateOptions {
  readonly feed: LiveFeed;
  readonly basisOf: ConvertBases;
  /** Server time, ms. */
  readonly serverNow: () => number;
}

/** The estimate of a limit order as typed; it moves with the prices. Orders pay and receive in the funding account. */
export function createLimitEstimateTopic({
  feed,
  basisOf,
  serverNow,
}: LimitEstimateOptions): (params: LimitEstimateParams) => TopicSource<LimitEstimateRow> {
  const prices = createUsdtPrices(feed);

  return (params) => {
    const { fromCoin, toCoin } = params;
    const basis = basisOf({ accountType: "eb_convert_funding", fromCoin, toCoin });
    return estimateSource({
      feed,
      basis,
      asOf: () => Math.max(prices.quotedAt(fromCoin), prices.quotedAt(toCoin)),
      compute: () => {
        const known = {
          ...basis.current(),
          fromPrice: prices.priceOf(fromCoin),
          toPrice: prices.priceOf(toCoin),
          currencyPerUsdt: prices.perUsdt(params.currency),
          usdPerUsdt: prices.usdPerUsdt(),
        };
        return [estimateLimit(params, known, serverNow())];
      },
    });
  };
}
