import type { ReadState } from "../contract/read-state.ts";
import type { WithdrawLimit } from "../contract/withdraw.ts";
import type {
  WithdrawBound,
  WithdrawEstimateParams,
  WithdrawEstimateRow,
} from "../contract/withdraw-estimate.ts";
import { anyAccuracy, mostAccuracy } from "./any-accuracy.ts";
import { ceilTo, Decimal, floorTo, isBelow0, isDecimalText } from "./decimal.ts";
import { plainAmount } from "./plain-amount.ts";
import { type FeeTerms, type FeeType, largestAmount, noFee, withdrawFigures } from "./withdraw-fee.ts";
import { type Bounds, issueOf } from "./withdraw-issue.ts";
import { limitUse, unknownUse } from "./withdraw-limits.ts";
import { stepsOf } from "./withdraw-steps.ts";

/** What the server and the feed say. */
export interface WithdrawBasis {
  /** Undefined until it came. */
  readonly limit: WithdrawLimit | undefined;
  readonly terms: ReadState;
  /** USDT for one coin, "" when stale or absent; units of the currency for one USDT. */
  readonly price: string;
  readonly currencyPerUsdt: string;
}

const allWallets = "FUND,UTA,EARN";
const valueDecimals = 2;
const parts = ["25", "50", "75", "100"] as const;

/** A withdrawal while it is typed. Amounts are exact; only its value rounds. */
export function estimateWithdraw(params: WithdrawEstimateParams, basis: WithdrawBasis): WithdrawEstimateRow {
  const { coin, feeType, wallet, amountText, currency } = params;
  const { limit, price } = basis;
  const amount = plainAmount(amountText);
  const terms = termsOf(params, limit);
  const purse = purseOf(wallet, limit, terms?.places ?? anyAccuracy);
  const [day, month] =
    limit === undefined
      ? [unknownUse, unknownUse]
      : [limitUse(limit.dailyLimit, limit.dailyUsed), limitUse(limit.monthlyLimit, limit.monthlyUsed)];
  const maximum = limit === undefined ? "" : boundText(limit.withdrawMax);
  const bounds: Bounds = {
    balance: purse.available === "" || !terms ? "" : largestAmount(purse.available, feeType, terms),
    maximum: terms && maximum !== "" ? floorTo(new Decimal(maximum), terms.places) : "",
    day: terms ? withinLeft(day.left, price, feeType, terms) : "",
    month: terms ? withinLeft(month.left, price, feeType, terms) : "",
  };
  const [bound, max] = tightest(bounds);
  const least = boundText(limit?.withdrawMin ?? "");
  // One that can be typed.
  const minimum = terms && least !== "" ? ceilTo(new Decimal(least), terms.places) : least;
  const figures = terms && isPositive(amount) ? withdrawFigures(amount, feeType, terms) : undefined;
  const issue = issueOf({
    coin,
    amountText,
    amount,
    isClosed: limit !== undefined && terms === undefined,
    terms,
    figures,
    minimum,
    bounds,
    max,
    available: purse.available,
  });
  const sends = figures !== undefined && issue === null;
  const isFlat = terms !== undefined && new Decimal(terms.ratio).isZero();
  return {
    key: "withdraw",
    amount,
    value: valueFor(amount, basis),
    currency,
    fee: figures?.fee ?? (terms && isFlat ? terms.fee : ""),
    flatFee: terms?.fee ?? "",
    percentFee: terms === undefined ? "" : new Decimal(terms.ratio).times(100).toFixed(),
    debit: sends ? figures.debit : "",
    received: sends ? figures.received : "",
    ...purse,
    awaitsDeposits: limit !== undefined && isOfDeposits(purse.held, price, limit.limitAmountUsd),
    minimum,
    maximum,
    places: terms?.places ?? anyAccuracy,
    stepsOf: stepsOf(params),
    portions: Object.fromEntries(
      parts.map((part) => [part, portionOf(max, part, terms?.places ?? anyAccuracy)]),
    ) as WithdrawEstimateRow["portions"],
    bound,
    day,
    month,
    issue,
    terms: basis.terms,
    complete: basis.terms !== "waiting",
    ready: sends,
  };
}

/** Undefined while they are not known, and where the network is closed. */
function termsOf(
  { internal }: WithdrawEstimateParams,
  limit: WithdrawLimit | undefined,
): FeeTerms | undefined {
  if (limit === undefined) return undefined;
  const isKnown = /^\d{1,2}$/.test(limit.minAccuracy) && Number(limit.minAccuracy) <= mostAccuracy;
  const places = isKnown ? Number(limit.minAccuracy) : anyAccuracy;
  if (internal) return noFee(places);
  const { withdrawFee: fee, withdrawPercentageFee: ratio } = limit;
  if (!isAmount(fee) || (ratio !== "" && !(isAmount(ratio) && new Decimal(ratio).lt(1)))) return undefined;
  return { fee, ratio: ratio === "" ? "0" : ratio, places };
}

function purseOf(
  wallet: string,
  limit: WithdrawLimit | undefined,
  places: number,
): Pick<WithdrawEstimateRow, "available" | "held" | "wallets"> {
  if (limit === undefined) return { available: "", held: "", wallets: {} };
  const purses = Object.entries(limit.withdrawableAmount);
  /** Undefined where nobody tells of any: that is not nothing. */
  const sum = (names: readonly string[], field: "withdrawableAmount" | "availableBalance") =>
    purses
      .filter(([name]) => names.includes(name))
      .map(([, purse]) => new Decimal(purse[field]))
      .reduce<Decimal | undefined>((total, one) => total?.plus(one) ?? one, undefined);
  const chosen = wallet.split(",");
  const available = sum(chosen, "withdrawableAmount");
  const balance = sum(chosen, "availableBalance");
  const all = sum(allWallets.split(","), "withdrawableAmount");
  return {
    available: available?.toFixed() ?? "",
    // Less than the coin's last decimal is no deposit that becomes safe.
    held: available && balance ? floorTo(Decimal.max(balance.minus(available), 0), places) : "",
    wallets: {
      ...Object.fromEntries(purses.map(([name, purse]) => [name, purse.withdrawableAmount])),
      ...(all && { [allWallets]: all.toFixed() }),
    },
  };
}

/**
 * All of it may be of deposits that are not safe yet, whose sum is told of all coins together; at prices of the exchange's own, so that
 * they may be a percent apart.
 */
function isOfDeposits(held: string, price: string, unsafeUsd: string): boolean {
  if (![held, price, unsafeUsd].every(isAmount)) return false;
  return new Decimal(held).times(price).lte(new Decimal(unsafeUsd).times("1.01"));
}

/** The largest amount whose debit is worth no more than is left, USDT; "" where that is no bound, or is unknown. */
function withinLeft(left: string, price: string, feeType: FeeType, terms: FeeTerms): string {
  if (left === "" || !isAmount(price) || new Decimal(price).isZero()) return "";
  return largestAmount(new Decimal(left).div(price).toFixed(), feeType, terms);
}

function tightest(bounds: Bounds): readonly [WithdrawBound, string] {
  const known = (Object.entries(bounds) as [WithdrawBound, string][]).filter(([, max]) => max !== "");
  const [first = ["balance", ""] as const, ...others] = known;
  return others.reduce<readonly [WithdrawBound, string]>(
    (min, one) => (new Decimal(one[1]).lt(min[1]) ? one : min),
    first,
  );
}

function valueFor(amount: string, { price, currencyPerUsdt }: WithdrawBasis): string {
  if (amount === "" || price === "" || currencyPerUsdt === "") return "";
  return floorTo(new Decimal(amount).times(price).times(currencyPerUsdt), valueDecimals);
}

/** "" where it would be nothing. */
function portionOf(max: string, part: string, places: number): string {
  if (max === "") return "";
  const amount = floorTo(new Decimal(max).times(part).div(100), places);
  return isPositive(amount) ? amount : "";
}

/** "" and "-1" are no bound. */
function boundText(text: string): string {
  return isAmount(text) ? text : "";
}

function isAmount(text: string): boolean {
  return isDecimalText(text) && !isBelow0(text);
}

function isPositive(amount: string): boolean {
  return amount !== "" && new Decimal(amount).gt(0);
}
