import type {
  BatchCoinRow,
  BatchEstimateParams,
  BatchIssue,
  BatchTotalRow,
} from "../contract/batch-estimate.ts";
import type { BatchLimits, SmallCoin } from "../contract/small-balance.ts";
import { type BatchAmounts, batchAmounts } from "./batch-amounts.ts";
import { rateWith } from "./dealer-rate.ts";
import { Decimal, floorTo } from "./decimal.ts";

/** What the worker knows when it validates a selection of small balances. Prices are USDT per coin, "" when not live. */
export interface BatchBasis {
  /** Undefined until it came. */
  readonly list: readonly SmallCoin[] | undefined;
  readonly limits: BatchLimits | undefined;
  /** Decimals of the target coin, undefined until the coins came. */
  readonly places: number | undefined;
  priceOf(coin: string): string;
  /** Units of the person's currency for one USDT, "" when unknown: then values are in USD. */
  readonly currencyPerUsdt: string;
  /** USD for one USDT. */
  readonly usdPerUsdt: string;
}

export interface BatchEstimate {
  readonly coins: readonly BatchCoinRow[];
  readonly total: BatchTotalRow;
}

/** The estimate of a selection: the value of each candidate and why it is not eligible, and what the chosen bring. */
export function estimateBatch(params: BatchEstimateParams, basis: BatchBasis): BatchEstimate {
  const known = isPositive(basis.currencyPerUsdt);
  const perUsdt = known ? basis.currencyPerUsdt : basis.usdPerUsdt;
  const assessed = (basis.list ?? []).map((coin) => assess(coin, params.toCoin, basis));
  const wanted = new Set(params.chosen);
  const eligible = assessed.filter(({ reason }) => reason === "");
  const chosen = eligible.filter(({ coin }) => wanted.has(coin));
  const { limits } = basis;
  const value = sumOf(chosen.map((one) => one.value));
  const issue = limits === undefined ? null : issueOf(chosen.length, value, limits);
  return {
    coins: assessed.map(({ coin, value: inUsdt, reason, reasonAt }) => ({
      key: coin,
      kind: "coin",
      value: valueText(inUsdt, perUsdt),
      reason,
      reasonAt,
    })),
    total: {
      key: "*",
      kind: "total",
      coins: chosen.map(({ coin }) => coin),
      eligible: eligible.map(({ coin }) => coin),
      value: valueText(value, perUsdt),
      // An unknown rate must not dress dollars up as another currency.
      currency: known ? params.currency : "USD",
      ...proceeds(chosen.map(({ amounts }) => amounts)),
      places: basis.places ?? 0,
      feePercent: limits === undefined ? "" : new Decimal(limits.feeRate).times(100).toFixed(),
      maxCoins: limits?.maxCoins ?? 0,
      coinMaxValue: limits?.coinMaxValue ?? "",
      totalMaxValue: limits?.totalMaxValue ?? "",
      quoteTtlMs: limits?.quoteTtl ?? 0,
      quoted: quotedSums(params.quoted),
      issue,
      quotable: limits !== undefined && issue === null,
    },
  };
}

interface Assessed {
  readonly coin: string;
  /** In USDT; undefined without a live price. */
  readonly value: Decimal | undefined;
  readonly reason: BatchCoinRow["reason"];
  readonly reasonAt: number;
  /** Undefined while it cannot be computed, or need not. */
  readonly amounts: BatchAmounts | undefined;
}

function assess(small: SmallCoin, toCoin: string, basis: BatchBasis): Assessed {
  const { fromCoin: coin, availableBalance } = small;
  const price = basis.priceOf(coin);
  const value = isPositive(price) ? new Decimal(availableBalance).times(price) : undefined;
  const ineligible = (reason: BatchCoinRow["reason"]): Assessed => ({
    coin,
    value,
    reason,
    reasonAt: Number(small.reasonAt ?? 0),
    amounts: undefined,
  });
  if (small.supportConvert === 2) return ineligible(small.reason ?? "paused");
  if (coin === toCoin) return ineligible("target");
  const toPrice = basis.priceOf(toCoin);
  const { limits, places } = basis;
  if (limits === undefined || places === undefined || !isPositive(price) || !isPositive(toPrice))
    return ineligible("");
  const rate = rateWith(new Decimal(limits.spread ?? 0), toCoin, price, toPrice);
  const amounts = batchAmounts(availableBalance, rate, limits.feeRate, places);
  return amounts === null ? ineligible("fee") : { ...ineligible(""), amounts };
}

/** Limits are the server's last word: a value that is not known here is for it to judge. */
function issueOf(count: number, value: Decimal | undefined, limits: BatchLimits): BatchIssue | null {
  if (count === 0) return { code: "none", figures: {} };
  if (count > limits.maxCoins) return { code: "too-many", figures: { count: String(limits.maxCoins) } };
  if (value?.lt(limits.totalMinValue))
    return { code: "below-total", figures: { limit: limits.totalMinValue } };
  if (value?.gt(limits.totalMaxValue))
    return { code: "above-total", figures: { limit: limits.totalMaxValue } };
  return null;
}

/** Absent when one part is: a sum of some coins would pass for the sum of all. */
function proceeds(parts: readonly (BatchAmounts | undefined)[]): { receive: string; fee: string } {
  if (parts.length === 0) return { receive: "", fee: "" };
  const sum = (of: (part: BatchAmounts) => string): string =>
    sumOf(parts.map((part) => (part === undefined ? undefined : new Decimal(of(part)))))?.toFixed() ?? "";
  return { receive: sum(({ receive }) => receive), fee: sum(({ fee }) => fee) };
}

function quotedSums(parts: BatchEstimateParams["quoted"]): BatchTotalRow["quoted"] {
  if (parts.length === 0) return null;
  const zero = new Decimal(0);
  const receive = parts.reduce((sum, part) => sum.plus(part.receive), zero);
  const fee = parts.reduce((sum, part) => sum.plus(part.fee), zero);
  return { receive: receive.toFixed(), before: receive.plus(fee).toFixed(), fee: fee.toFixed() };
}

function sumOf(parts: readonly (Decimal | undefined)[]): Decimal | undefined {
  let sum = new Decimal(0);
  for (const part of parts) {
    if (part === undefined) return undefined;
    sum = sum.plus(part);
  }
  return sum;
}

/** R9.7: 2 decimals for values of 1 or more; smaller ones keep 8. */
function valueText(inUsdt: Decimal | undefined, perUsdt: string): string {
  if (inUsdt === undefined) return "";
  const value = inUsdt.times(perUsdt);
  return floorTo(value, value.gte(1) ? 2 : 8);
}

function isPositive(text: string): boolean {
  return text !== "" && new Decimal(text).gt(0);
}
