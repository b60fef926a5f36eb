import type { ValuationRow } from "#shared/contract/valuation.ts";
import { crossCoin } from "#shared/domain/dealer-rate.ts";
import { figure, price } from "#shared/domain/quote.ts";
import { type CoinMarket, valuation } from "#shared/domain/valuation.ts";
import { type ReportNeeds, walletOf } from "./account-reports.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { estimateSource } from "./estimate-source.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

/** Offered for showing values, in this order, where the feed has a rate: those of the sites and of the languages. */
const offered = [
  "USD",
  "EUR",
  "GBP",
  "TRY",
  "KZT",
  "HKD",
  "AED",
  "SAR",
  "CNY",
  "JPY",
  "KRW",
  "INR",
  "IDR",
  "THB",
  "VND",
  "RUB",
  "BRL",
] as const;

type ValuationNeeds = Needs<"feed"> & ReportNeeds;

/** What a person owns at live prices. A price that is stale stays, and its row says how old it is. */
export const valuationTopic = defineTopic("assets.valuation", (needs: ValuationNeeds) => {
  const { feed } = needs;
  /** What is owned is in the params; that it changed is reported, and read by the page. */
  const balances = walletOf(needs);
  const { usdPerUsdt, quotedAt } = createUsdtPrices(feed);

  const marketOf = (coin: string): CoinMarket => {
    if (coin === crossCoin) return { price: "1.0000", change: "0", quotedAt: 0 };
    const quote = feed.quotes.get(`${coin}${crossCoin}`);
    return { price: price(quote?.c), change: figure(quote?.m), quotedAt: quotedAt(coin) };
  };

  return (params) => {
    const coins = params.accounts.flatMap((account) => account.coins.map(({ coin }) => coin));
    return estimateSource<ValuationRow>({
      feed,
      basis: balances,
      rated: params.currency !== "USD",
      asOf: () => Math.max(0, ...coins.map(quotedAt)),
      compute() {
        const {
          total,
          accounts,
          coins: rows,
        } = valuation(params, {
          marketOf,
          usdPerUsdt: usdPerUsdt(),
          usdPer: (currency) => feed.rates.toUsd(currency),
          currencies: [...new Set([...offered, params.currency])].filter(
            (currency) => feed.rates.toUsd(currency) !== "",
          ),
          newestMs: feed.lastFrameAt(),
        });
        return [total, ...accounts, ...rows];
      },
    });
  };
});
