import type { EstimateParams, EstimateRow } from "#shared/contract/convert.ts";
import { estimateConvert } from "#shared/domain/convert-estimate.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import type { ConvertBases } from "./convert-bases.ts";
import type { TopicSource } from "./topic-source.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

export interface EstimateTopicOptions {
  readonly feed: LiveFeed;
  readonly basisOf: ConvertBases;
}

/** The verdict on what was typed; it moves with the prices. */
export function createConvertEstimateTopic({
  feed,
  basisOf,
}: EstimateTopicOptions): (params: EstimateParams) => TopicSource<EstimateRow> {
  const { priceOf, quotedAt, usdPerUsdt, perUsdt } = createUsdtPrices(feed);

  return (params) => {
    const basis = basisOf(params);
    let told: EstimateRow | undefined;

    const reckon = (): EstimateRow => {
      return estimateConvert(params, {
        ...basis.current(),
        fromPrice: priceOf(params.fromCoin),
        toPrice: priceOf(params.toCoin),
        currencyPerUsdt: perUsdt(params.currency),
        usdPerUsdt: usdPerUsdt(),
      });
    };

    return {
      read() {
        const row = reckon();
        if (!told || !isSame(told, row)) told = row;
        return [told];
      },
      asOf: () => Math.max(quotedAt(params.fromCoin), quotedAt(params.toCoin)),
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

/** A row is small and flat but for two parts: comparing its text is exact and costs microseconds. */
function isSame(one: EstimateRow, other: EstimateRow): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
