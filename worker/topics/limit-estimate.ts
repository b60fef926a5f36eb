import type { LimitEstimateParams, LimitEstimateRow } from "#shared/contract/limit-order.ts";
import { estimateLimit } from "#shared/domain/limit-estimate.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import type { ConvertBases } from "./convert-bases.ts";
import type { TopicSource } from "./topic-source.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

export interface LimitEstimateOptions {
  readonly feed: LiveFeed;
  readonly basisOf: ConvertBases;
  /** Server time, ms. */
  readonly serverNow: () => number;
}

/** The verdict on a limit order as typed; it moves with the prices. Orders pay and receive in the funding account. */
export function createLimitEstimateTopic({
  feed,
  basisOf,
  serverNow,
}: LimitEstimateOptions): (params: LimitEstimateParams) => TopicSource<LimitEstimateRow> {
  const prices = createUsdtPrices(feed);

  return (params) => {
    const { fromCoin, toCoin } = params;
    const basis = basisOf({ accountType: "eb_convert_funding", fromCoin, toCoin });
    let told: LimitEstimateRow | undefined;

    const reckon = (): LimitEstimateRow =>
      estimateLimit(
        params,
        {
          ...basis.current(),
          fromPrice: prices.priceOf(fromCoin),
          toPrice: prices.priceOf(toCoin),
          currencyPerUsdt: prices.perUsdt(params.currency),
          usdPerUsdt: prices.usdPerUsdt(),
        },
        serverNow(),
      );

    return {
      read() {
        const row = reckon();
        // Small and flat but for a few parts: comparing its text is exact and costs microseconds.
        if (told === undefined || JSON.stringify(told) !== JSON.stringify(row)) told = row;
        return [told];
      },
      asOf: () => Math.max(prices.quotedAt(fromCoin), prices.quotedAt(toCoin)),
      status: () => feed.status("slowBroker"),
      watch(changed) {
        // Coins and limits are waited for; prices only move what is there.
        const stopBasis = basis.watch(() => changed("at once"));
        const stopFeed = feed.watch(() => changed("in turn"));
        return () => {
          stopFeed();
          stopBasis();
        };
      },
    };
  };
}
