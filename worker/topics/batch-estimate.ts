import { type BatchBasis, estimateBatch } from "#shared/domain/batch-estimate.ts";
import { type ReportNeeds, walletOf } from "./account-reports.ts";
import { createCachedReads, watchAll } from "./cached-read.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { estimateSource } from "./estimate-source.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

/** Balances move elsewhere too: a new look at them loads them again after this. */
const keepMs = 10_000;

/** The estimate of a selection of small balances; it moves with the prices. */
export const batchEstimateTopic = defineTopic(
  "batch.estimate",
  (needs: Needs<"feed" | "http"> & ReportNeeds) => {
    const { feed, http, clock, privateLine: line } = needs;
    const wallet = walletOf(needs);
    const listOf = createCachedReads({
      http,
      clock,
      line,
      name: "batch.list",
      keepMs,
      outdatedBy: ["convert.coins"],
    });
    const settingOf = createCachedReads({ http, clock, line, name: "batch.setting", keepMs });
    const coinsOf = createCachedReads({ http, clock, line, name: "convert.coins", keepMs });
    const { priceOf, quotedAt, usdPerUsdt, perUsdt } = createUsdtPrices(feed);

    return (params) => {
      const { accountType, toCoin, currency } = params;
      const list = listOf({ accountType });
      const setting = settingOf({ accountType });
      const coins = coinsOf({ accountType, side: 0 });
      const listed = () => list.current()?.smallAssetCoins;
      return estimateSource({
        feed,
        basis: { watch: (changed) => watchAll([list, setting, coins, wallet], changed) },
        asOf: () => Math.max(0, ...(listed() ?? []).map(({ fromCoin }) => quotedAt(fromCoin))),
        compute: () => {
          const known: BatchBasis = {
            list: listed(),
            limits: setting.current(),
            places: coins.current()?.coins.find(({ coin }) => coin === toCoin)?.accuracyLength,
            priceOf,
            currencyPerUsdt: perUsdt(currency),
            usdPerUsdt: usdPerUsdt(),
          };
          const { coins: rows, total } = estimateBatch(params, known);
          return [total, ...rows];
        },
      });
    };
  },
);
