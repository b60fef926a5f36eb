import { estimateWithdraw } from "#shared/domain/withdraw-estimate.ts";
import { type ReportNeeds, walletOf } from "./account-reports.ts";
import { createCachedReads, watchAll } from "./cached-read.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { estimateSource } from "./estimate-source.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

/** Balances and limits move elsewhere too: a new look at them loads them again after this. */
const keepMs = 10_000;

/** The estimate of a withdrawal as typed. Terms are requested once a network, whatever is typed meanwhile. */
export const withdrawEstimateTopic = defineTopic(
  "withdraw.estimate",
  (needs: Needs<"feed" | "http"> & ReportNeeds) => {
    const { feed, http, clock, privateLine: line } = needs;
    const prices = createUsdtPrices(feed);
    const termsOf = createCachedReads({
      http,
      clock,
      line,
      name: "withdraw.limit",
      keepMs,
      retriesRefused: true,
    });
    const wallet = walletOf(needs);
    let lastAttempt = 0;
    const nothing = {
      current: () => undefined,
      state: () => "waiting" as const,
      watch: () => () => undefined,
      refresh: () => undefined,
    };

    return (params) => {
      const { coin, chain, internal, currency, attempt } = params;
      // Without a network there are no terms yet; to a user here there is none.
      const isKnown = coin !== "" && (chain !== "" || internal);
      const terms = isKnown ? termsOf({ coin, ...(!internal && { chain }) }) : nothing;
      if (attempt > 0 && attempt !== lastAttempt) terms.refresh();
      lastAttempt = attempt;
      return estimateSource({
        feed,
        basis: { watch: (changed) => watchAll([terms, wallet], changed) },
        asOf: () => prices.quotedAt(coin),
        compute: () => [
          estimateWithdraw(params, {
            limit: terms.current(),
            terms: terms.state(),
            price: prices.priceOf(coin),
            currencyPerUsdt: prices.perUsdt(currency),
          }),
        ],
      });
    };
  },
);
