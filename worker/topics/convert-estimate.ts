import type { EstimateParams, EstimateRow } from "#shared/contract/convert.ts";
import { estimateConvert } from "#shared/domain/convert-estimate.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import type { ConvertBases } from "./convert-bases.ts";
import { estimateSource } from "./estimate-source.ts";
import type { TopicSource } from "./topic-source.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

export interface EstimateTopicOptions {
  readonly feed: LiveFeed;
  readonly basisOf: ConvertBases;
}

/** The estimate of what was typed; it moves with the prices. */
export function createConvertEstimateTopic({
  feed,
  basisOf,
}: EstimateTopicOptions): (params: EstimateParams) => TopicSource<EstimateRow> {
  const { priceOf, quotedAt, usdPerUsdt, perUsdt } = createUsdtPrices(feed);

  return (params) => {
    const basis = basisOf(params);
    return estimateSource({
      feed,
      basis,
      asOf: () => Math.max(quotedAt(params.fromCoin), quotedAt(params.toCoin)),
      compute: () => [
        estimateConvert(params, {
          ...basis.current(),
          fromPrice: priceOf(params.fromCoin),
          toPrice: priceOf(params.toCoin),
          currencyPerUsdt: perUsdt(params.currency),
          usdPerUsdt: usdPerUsdt(),
        }),
      ],
    });
  };
}
