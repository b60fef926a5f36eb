import { isUnread } from "#shared/contract/read-state.ts";
import { estimateSpecial } from "#shared/domain/special-estimate.ts";
import { type ReportNeeds, walletOf } from "./account-reports.ts";
import { createCachedReads, watchAll } from "./cached-read.ts";
import { watchDayEnd } from "./day-end.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { estimateSource } from "./estimate-source.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

/** As long as other reads of convert are kept (R9.3). */
const keepMs = 60_000;

/** The estimate of what was typed into a special coin's form. The rate stands still; values and the market's rate move. */
export const specialEstimateTopic = defineTopic(
  "specialCoins.estimate",
  (needs: Needs<"feed" | "http" | "serverClock"> & ReportNeeds) => {
    const { feed, http, clock, serverClock, privateLine: line } = needs;
    const prices = createUsdtPrices(feed);
    const wallet = walletOf(needs);
    const specialOf = createCachedReads({
      http,
      clock,
      line,
      name: "convert.specifiedCoin",
      keepMs,
      outdatedBy: ["convert.coins"],
      retriesRefused: true,
    });

    return (params) => {
      const { productId, coin, accountType } = params;
      const special = specialOf({ productId, coin, accountType });
      return estimateSource({
        feed,
        basis: {
          watch(changed) {
            const stopReads = watchAll([special, wallet], changed);
            const stopDays = watchDayEnd(clock, serverClock, keepMs, () => special.refresh());
            return () => {
              stopDays();
              stopReads();
            };
          },
        },
        asOf: () => prices.oldestOf(params.fromCoin, params.toCoin),
        ages: true,
        compute: () => [
          estimateSpecial(params, {
            special: special.current(),
            failed: isUnread(special.state()),
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
