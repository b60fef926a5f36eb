import { type BatchAmounts, batchAmounts } from "#shared/domain/batch-amounts.ts";
import { rateWith } from "#shared/domain/dealer-rate.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { spread } from "../../dealer/rates.ts";
import type { Coin } from "../../market/coins.ts";
import type { Market } from "../../market/market.ts";
import { batchTerms } from "./terms.ts";

export interface CoinPrice extends BatchAmounts {
  /** Target coin per coin, the spread in it. */
  readonly rate: string;
}

/** Target coin per coin as of now, undefined without a price. Small sizes go at the spread alone. */
export function liveRate(market: Market, fromCoin: string, toCoin: string): Decimal | undefined {
  const from = market.price(fromCoin);
  const to = market.price(toCoin);
  if (from === undefined || to === undefined) return undefined;
  return rateWith(new Decimal(spread), toCoin, from, to);
}

/** What an amount brings now; null without a price and where the fee leaves nothing. */
export function priceOf(market: Market, from: Coin, to: Coin, amount: string): CoinPrice | null {
  const rate = liveRate(market, from.coin, to.coin);
  if (rate === undefined) return null;
  const amounts = batchAmounts(amount, rate, batchTerms.feeRate, to.accuracy);
  return amounts === null ? null : { ...amounts, rate: rate.toFixed() };
}
