import type { ConvertAccount } from "#shared/contract/fields.ts";
import { type BatchBasis, estimateBatch } from "#shared/domain/batch-estimate.ts";
import { createWalletBasis, type WalletBasis } from "./batch-basis.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { estimateSource } from "./estimate-source.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

/** Reads whose change makes what is known of a wallet out of date. */
const CONCERNING = new Set<string>(["batch.list", "batch.setting", "convert.coins"]);

/** The estimate of a selection of small balances; it moves with the prices. */
export const batchEstimateTopic = defineTopic(
  "batch.estimate",
  ({ feed, http, clock }: Needs<"feed" | "http" | "clock">) => {
    const bases = new Map<ConvertAccount, WalletBasis>();
    const basisOf = (accountType: ConvertAccount): WalletBasis => {
      const basis = bases.get(accountType) ?? createWalletBasis({ http, clock, accountType });
      bases.set(accountType, basis);
      return basis;
    };
    http.onInvalidated((calls) => {
      if (calls !== "all" && !calls.some((name) => CONCERNING.has(name))) return;
      for (const basis of bases.values()) basis.forget();
    });

    const { priceOf, quotedAt, usdPerUsdt, perUsdt } = createUsdtPrices(feed);

    return (params) => {
      const basis = basisOf(params.accountType);
      return estimateSource({
        feed,
        basis,
        asOf: () => Math.max(0, ...(basis.current().list ?? []).map(({ fromCoin }) => quotedAt(fromCoin))),
        compute: () => {
          const { list, limits, coins } = basis.current();
          const known: BatchBasis = {
            list,
            limits,
            places: coins?.find(({ coin }) => coin === params.toCoin)?.accuracyLength,
            priceOf,
            currencyPerUsdt: perUsdt(params.currency),
            usdPerUsdt: usdPerUsdt(),
          };
          const { coins: rows, total } = estimateBatch(params, known);
          return [total, ...rows];
        },
      });
    };
  },
);
