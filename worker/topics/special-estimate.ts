import { estimateSpecial } from "#shared/domain/special-estimate.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { estimateSource } from "./estimate-source.ts";
import { createSpecialBasis, type SpecialBasis, type SpecialKey } from "./special-basis.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

/** Reads whose change moves a balance or what the day leaves. */
const concerning = new Set<string>(["convert.coins", "convert.specifiedCoin"]);

/** The estimate of what was typed into a special coin's form. The rate stands still; values and the market's rate move. */
export const specialEstimateTopic = defineTopic(
  "convertSpecial.estimate",
  ({ feed, http, clock }: Needs<"feed" | "http" | "clock">) => {
    const prices = createUsdtPrices(feed);
    const bases = new Map<string, SpecialBasis>();
    http.onInvalidated((calls) => {
      if (calls !== "all" && !calls.some((name) => concerning.has(name))) return;
      for (const basis of bases.values()) basis.forget();
    });

    const basisOf = ({ productId, coin, accountType }: SpecialKey): SpecialBasis => {
      const name = `${accountType}/${coin}/${productId}`;
      const known = bases.get(name);
      if (known !== undefined) return known;
      const key = { productId, coin, accountType };
      const basis = createSpecialBasis(http, clock, key, `convertSpecial.estimate/${name}`);
      bases.set(name, basis);
      return basis;
    };

    return (params) => {
      const basis = basisOf(params);
      return estimateSource({
        feed,
        basis,
        asOf: () => Math.max(prices.quotedAt(params.fromCoin), prices.quotedAt(params.toCoin)),
        compute: () => [
          estimateSpecial(params, {
            special: basis.current(),
            fromPrice: prices.priceOf(params.fromCoin),
            toPrice: prices.priceOf(params.toCoin),
            currencyPerUsdt: prices.perUsdt(params.currency),
            usdPerUsdt: prices.usdPerUsdt(),
          }),
        ],
      });
    };
  },
);
