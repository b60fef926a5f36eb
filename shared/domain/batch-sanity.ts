import { Decimal, decimal } from "./decimal.ts";
import { rateUnit, unitOf } from "./quote-sanity.ts";

/** What cannot be true of the fees and the end of a batch of small balances, whoever signed it; "" when nothing is wrong. Pure. */

interface Fee {
  readonly feeCoin: string;
  readonly amount: string;
}

interface SmallQuote {
  readonly toCoin: string;
  readonly availableBalance: string;
  readonly toAmount: string;
  readonly exchangeRate: string;
  readonly feeInfo: Fee;
}

interface SmallQuotes {
  readonly result: { readonly exchangeCoins: readonly SmallQuote[]; readonly totalFeeInfo: Fee };
}

/** Fees are of the coin that is received, none is below nothing, and they and what is left of each are no more than it makes. */
export function feesFault(answer: unknown): string {
  const { exchangeCoins: coins, totalFeeInfo } = (answer as SmallQuotes).result;
  if (coins.some(({ toCoin, feeInfo }) => feeInfo.feeCoin !== toCoin)) return "a fee of another coin";
  if (coins.some(({ toCoin }) => totalFeeInfo.feeCoin !== toCoin)) return "fees of another coin";
  if (coins.some(({ feeInfo }) => new Decimal(feeInfo.amount).isNegative())) return "a fee below nothing";
  const fees = coins.reduce((all, { feeInfo }) => all.plus(feeInfo.amount), new Decimal(0));
  // Each may be rounded for itself, and so may their sum.
  const slack = coins
    .reduce((all, { feeInfo }) => all.plus(unitOf(feeInfo.amount)), unitOf(totalFeeInfo.amount))
    .div(2);
  if (fees.minus(totalFeeInfo.amount).abs().gt(slack)) return "fees that are not the sum of each";
  return coins.some(isMoreThanItMakes) ? "more is received than the rate makes" : "";
}

function isMoreThanItMakes({ availableBalance, exchangeRate, toAmount, feeInfo }: SmallQuote): boolean {
  const rate = new Decimal(exchangeRate);
  const most = rate.times(availableBalance).plus(rateUnit(rate).times(availableBalance));
  return new Decimal(toAmount).plus(feeInfo.amount).gt(most.plus(unitOf(toAmount)));
}

interface Coin {
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly toAmount: string;
  readonly status: string;
}

interface Batch {
  readonly toCoin: string;
  readonly toAmount: string;
  readonly status: string;
  readonly subRecords: readonly Coin[];
}

/** A coin twice or into another one, an end that its coins have not, or a sum that is not theirs. */
export function batchesFault(answer: unknown): string {
  const { records } = answer as { readonly records: readonly Batch[] };
  return records.map(batchFault).find((fault) => fault !== "") ?? "";
}

function batchFault({ toCoin, toAmount, status, subRecords: coins }: Batch): string {
  if (new Set(coins.map(({ fromCoin }) => fromCoin)).size < coins.length) return "a coin stands there twice";
  if (coins.some((coin) => coin.toCoin !== toCoin)) return "a coin that became another one";
  if (status !== "success" && status !== "failure" && status !== "partial_fulfillment") return "";
  if (coins.length === 0) return "an end without coins";
  const ends = new Set(coins.map((coin) => coin.status));
  if (status === "success" && ends.has("failure")) return "all, and one of them not";
  if (status === "failure" && ends.has("success")) return "none, and one of them";
  if (!coins.every((coin) => coin.status === "success" || coin.status === "failure")) return "";
  const sum = coins
    .filter((coin) => coin.status === "success")
    .reduce((all, coin) => all.plus(decimal(coin.toAmount)), decimal("0"));
  return toAmount !== "" && !sum.eq(toAmount) ? "a sum that is not its coins'" : "";
}
