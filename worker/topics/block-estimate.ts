import { isUnread } from "#shared/contract/read-state.ts";
import { blockAccounts } from "#shared/domain/block-accounts.ts";
import { estimateBlock } from "#shared/domain/block-estimate.ts";
import { type ReportNeeds, walletOf } from "./account-reports.ts";
import { createCachedReads, watchAll } from "./cached-read.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { estimateSource } from "./estimate-source.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

/** As long as other reads of convert are kept (R9.3). */
const keepMs = 60_000;

/** The estimate of what was typed into the block trade form. */
export const blockEstimateTopic = defineTopic(
  "blockTrade.estimate",
  (needs: Needs<"feed" | "http"> & ReportNeeds) => {
    const { feed, http, clock, privateLine: line } = needs;
    const wallet = walletOf(needs);
    const prices = createUsdtPrices(feed);
    const reads = { http, clock, line, keepMs, retriesRefused: true };
    const coinsOf = createCachedReads({ ...reads, name: "convert.coins" });
    const checkOf = createCachedReads({ ...reads, name: "blockTrade.check", outdatedBy: ["convert.coins"] });

    return (params) => {
      const { accountType, fromCoin, toCoin, currency } = params;
      const coins = coinsOf({ accountType, side: 0 });
      const check = checkOf({ fromCoin, toCoin, accountType: blockAccounts[accountType] });
      const find = (code: string) => {
        const listed = coins.current()?.coins;
        return listed && (listed.find(({ coin }) => coin === code) ?? null);
      };
      return estimateSource({
        feed,
        basis: { watch: (changed) => watchAll([coins, check, wallet], changed) },
        asOf: () => prices.oldestOf(fromCoin, toCoin),
        ages: true,
        compute: () => [
          estimateBlock(params, {
            fromCoin: find(fromCoin),
            toCoin: find(toCoin),
            check: check.current(),
            failed: isUnread(coins.state()) || isUnread(check.state()),
            fromPrice: prices.priceOf(fromCoin),
            toPrice: prices.priceOf(toCoin),
            currencyPerUsdt: prices.perUsdt(currency),
            usdPerUsdt: prices.usdPerUsdt(),
          }),
        ],
      });
    };
  },
);
