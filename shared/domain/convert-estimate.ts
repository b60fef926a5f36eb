import type { EstimateIssue, EstimateParams, EstimateRow } from "../contract/convert-estimate.ts";
import { estimateIssue } from "./convert-issue.ts";
import { dealerMargin, rateWith, roundRate } from "./dealer-rate.ts";
import { ceilTo, Decimal, floorTo } from "./decimal.ts";
import type { EstimateBasis } from "./estimate-basis.ts";
import { plainAmount } from "./plain-amount.ts";

export { roundRate } from "./dealer-rate.ts";

const one = new Decimal(1);

/** The estimate of a typed amount at the dealer's rate of now, for this very size. */
export function estimateConvert(params: EstimateParams, basis: EstimateBasis): EstimateRow {
  const { limit, fromPrice, toPrice } = basis;
  if (!limit || !isPositive(fromPrice) || !isPositive(toPrice)) {
    return estimateAt(params, basis, undefined, one);
  }
  const value = new Decimal(plainAmount(params.amountText) || 0).times(
    params.side === "from" ? fromPrice : toPrice,
  );
  const margin = dealerMargin(limit, value);
  const rate = rateWith(margin, params.toCoin, fromPrice, toPrice);
  return {
    ...estimateAt(params, basis, rate, one),
    spread: limit.spread === undefined ? "" : margin.toFixed(),
  };
}

/**
 * The estimate at a rate of `rate / per` toCoin per fromCoin, undefined where it is not known. What is received rounds
 * down, what is paid up. A rate that is known the other way round comes as the divisor: its inverse would not be exact.
 */
export function estimateAt(
  params: EstimateParams,
  basis: EstimateBasis,
  rate: Decimal | undefined,
  per: Decimal,
): EstimateRow {
  const typed = plainAmount(params.amountText);
  const amounts = bothAmounts(params.side, typed, rate, per, basis);
  const limits = limitsOf(basis);
  const balance = basis.fromCoin?.balance ?? "";
  const issue: EstimateIssue | null = estimateIssue({
    params,
    basis,
    typed,
    unreadable: typed === "" && params.amountText !== "",
    fromAmount: amounts.from,
    balance,
    ...limits,
  });
  const complete = isKnown(basis);
  const limitsFailed = basis.failed === true && !complete && !isClosed(issue);
  return {
    key: "estimate",
    fromAmount: amounts.from,
    toAmount: amounts.to,
    rate: rate ? roundRate(rate.div(per)).toFixed() : "",
    inverseRate: rate ? roundRate(per.div(rate)).toFixed() : "",
    ...values(amounts, params.currency, basis),
    fromBalance: balance,
    toBalance: basis.toCoin?.balance ?? "",
    fromBalanceAfter: balanceAfter(balance, amounts.from),
    ...portionsOf(balance, basis.fromCoin?.accuracyLength, limits),
    minFrom: limits.minFrom,
    maxFrom: limits.maxFrom,
    spread: basis.limit?.spread ?? "",
    quoteTtlMs: basis.limit?.quoteTtl ?? 0,
    issue,
    limitsFailed,
    complete,
    // Without terms the exchange judges alone, and says what is wrong: a session that is over, too.
    quotable: isPositive(typed) && issue === null && (complete || limitsFailed),
  };
}

interface Amounts {
  readonly from: string;
  readonly to: string;
}

function bothAmounts(
  side: EstimateParams["side"],
  typed: string,
  rate: Decimal | undefined,
  per: Decimal,
  { fromCoin, toCoin }: EstimateBasis,
): Amounts {
  if (side === "from") {
    const to =
      typed !== "" && rate && toCoin ? floorTo(rate.times(typed).div(per), toCoin.accuracyLength) : "";
    return { from: typed, to };
  }
  const from =
    typed !== "" && rate && fromCoin ? ceilTo(per.times(typed).div(rate), fromCoin.accuracyLength) : "";
  return { from, to: typed };
}

interface Limits {
  readonly minFrom: string;
  /** "" without one. */
  readonly maxFrom: string;
  /** Which of the two limits `maxFrom` is. */
  readonly maxBy: "single" | "day";
}

/**
 * Least and most of one conversion in fromCoin. The least is one that can be typed; the most is what the day leaves of it; "0" on the
 * wire is no limit.
 */
function limitsOf({ limit, fromCoin }: EstimateBasis): Limits {
  if (!limit) return { minFrom: "", maxFrom: "", maxBy: "single" };
  const { singleFromMinLimit, singleFromMaxLimit, dailyFromMaxLimit, dailyUsed } = limit;
  const minFrom = fromCoin
    ? ceilTo(new Decimal(singleFromMinLimit), fromCoin.accuracyLength)
    : singleFromMinLimit;
  const single = isPositive(singleFromMaxLimit) ? new Decimal(singleFromMaxLimit) : null;
  const day = isPositive(dailyFromMaxLimit)
    ? Decimal.max(new Decimal(dailyFromMaxLimit).minus(dailyUsed), 0)
    : null;
  if (day !== null && (single === null || day.lt(single))) {
    return { minFrom, maxFrom: day.toFixed(), maxBy: "day" };
  }
  return { minFrom, maxFrom: single?.toFixed() ?? "", maxBy: "single" };
}

function values(
  amounts: Amounts,
  currency: string,
  basis: EstimateBasis,
): Pick<EstimateRow, "fromValue" | "toValue" | "currency"> {
  const known = isPositive(basis.currencyPerUsdt);
  const unitsPerUsdt = known ? basis.currencyPerUsdt : basis.usdPerUsdt;
  const value = (amount: string, price: string): string =>
    amount === "" || !isPositive(price)
      ? ""
      : valueText(new Decimal(amount).times(price).times(unitsPerUsdt));
  return {
    fromValue: value(amounts.from, basis.fromPrice),
    toValue: value(amounts.to, basis.toPrice),
    // An unknown rate must not dress dollars up as another currency.
    currency: known ? currency : "USD",
  };
}

/** R9.7: 2 decimals for values of 1 or more; smaller ones keep 8. */
function valueText(value: Decimal): string {
  return floorTo(value, value.gte(1) ? 2 : 8);
}

/** Parts of the balance. The whole is as much of it as one conversion takes and the day leaves. */
function portionsOf(
  balance: string,
  accuracy: number | undefined,
  { maxFrom, maxBy }: Limits,
): Pick<EstimateRow, "portions" | "fullBy"> {
  const portion = (ratio: string): string =>
    balance === "" || accuracy === undefined ? "" : floorTo(new Decimal(balance).times(ratio), accuracy);
  const isCapped = balance !== "" && maxFrom !== "" && new Decimal(maxFrom).lt(balance);
  const whole = isCapped && accuracy !== undefined ? floorTo(new Decimal(maxFrom), accuracy) : portion("1");
  return {
    portions: { "25": portion("0.25"), "50": portion("0.5"), "75": portion("0.75"), "100": whole },
    fullBy: isCapped ? maxBy : "balance",
  };
}

function balanceAfter(balance: string, paid: string): string {
  if (balance === "" || paid === "") return "";
  const left = new Decimal(balance).minus(paid);
  return left.lt(0) ? "" : left.toFixed();
}

/** Without coins and limits nothing is allowed: limits that are not known must not pass for none. */
function isKnown({ fromCoin, toCoin, limit }: EstimateBasis): boolean {
  return fromCoin != null && toCoin != null && limit !== undefined;
}

/** Such a pair has no limits that are to come. */
function isClosed(issue: EstimateIssue | null): boolean {
  return issue?.code === "coin-closed" || issue?.code === "same-coin";
}

export function isPositive(text: string): boolean {
  return text !== "" && new Decimal(text).gt(0);
}
