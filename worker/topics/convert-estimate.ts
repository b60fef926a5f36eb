import { estimateConvert } from "#shared/domain/convert-estimate.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { estimateSource } from "./estimate-source.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

/** The estimate of what was typed; it moves with the prices. */
export const convertEstimateTopic = defineTopic(
  "convert.estimate",
  ({ feed, basisOf }: Needs<"feed" | "basisOf">) => {
    const { priceOf, oldestOf, usdPerUsdt, perUsdt } = createUsdtPrices(feed);

    return (params) => {
      const basis = basisOf(params);
      return estimateSource({
        feed,
        basis,
        asOf: () => oldestOf(params.fromCoin, params.toCoin),
        ages: true,
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
  },
);
