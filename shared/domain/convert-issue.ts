import type { EstimateIssue, EstimateParams } from "../contract/convert-estimate.ts";
import { Decimal, floorTo } from "./decimal.ts";
import type { EstimateBasis } from "./estimate-basis.ts";
import { decimalsOf } from "./plain-amount.ts";

export interface IssueInput {
  readonly params: EstimateParams;
  readonly basis: Pick<EstimateBasis, "fromCoin" | "toCoin" | "refusal">;
  /** Canonical text of what was typed, "" when it has no reading. */
  readonly typed: string;
  readonly unreadable: boolean;
  /** What would be paid, "" when unknown. */
  readonly fromAmount: string;
  /** "" when signed out: then there is nothing to be over. */
  readonly balance: string;
  readonly minFrom: string;
  readonly maxFrom: string;
  /** Which limit `maxFrom` is. */
  readonly maxBy: "single" | "day";
}

/**
 * The first thing that keeps an amount from being converted, null when nothing does. The pair comes first, then the
 * text, then its size. Nothing typed, and a plain zero, is no issue yet.
 */
export function estimateIssue(input: IssueInput): EstimateIssue | null {
  return pairIssue(input) ?? textIssue(input) ?? sizeIssue(input);
}

function pairIssue({ params, basis }: IssueInput): EstimateIssue | null {
  const { fromCoin, toCoin } = params;
  if (fromCoin === toCoin) return { code: "same-coin", figures: { coin: fromCoin }, repair: "" };
  const closed = (coin: string): EstimateIssue => ({
    code: "coin-closed",
    figures: { coin, ...(basis.refusal !== undefined && { reason: basis.refusal }) },
    repair: "",
  });
  if (basis.fromCoin === null || basis.fromCoin?.disableFrom === true) return closed(fromCoin);
  if (basis.toCoin === null || basis.toCoin?.disableTo === true) return closed(toCoin);
  return null;
}

function textIssue({ params, basis, typed, unreadable }: IssueInput): EstimateIssue | null {
  if (unreadable) return { code: "not-a-number", figures: {}, repair: "" };
  const isPaySide = params.side === "from";
  const coin = isPaySide ? basis.fromCoin : basis.toCoin;
  if (!coin || decimalsOf(typed) <= coin.accuracyLength) return null;
  return {
    code: "too-many-decimals",
    figures: { coin: coin.coin, decimals: String(coin.accuracyLength) },
    // The repair goes into the pay field, so it can only fix what was typed there.
    repair: isPaySide ? positive(floorTo(new Decimal(typed), coin.accuracyLength)) : "",
  };
}

function sizeIssue(input: IssueInput): EstimateIssue | null {
  const { params, fromAmount, balance, minFrom, maxFrom } = input;
  if (fromAmount === "" || new Decimal(fromAmount).isZero()) return null;
  const amount = new Decimal(fromAmount);
  const of = (code: EstimateIssue["code"], limit: string, repair: string): EstimateIssue => ({
    code,
    figures: { limit, coin: params.fromCoin },
    repair,
  });
  if (minFrom !== "" && amount.lt(minFrom)) return of("below-min", minFrom, withinReach(input, minFrom));
  if (maxFrom !== "" && amount.gt(maxFrom)) {
    const code = input.maxBy === "day" ? "above-day" : "above-max";
    return of(code, maxFrom, withinReach(input, max(input)));
  }
  if (balance !== "" && amount.gt(balance))
    return of("over-balance", balance, withinReach(input, max(input)));
  return null;
}

/** The most that limits and balance allow, in the coin's decimals; "" when neither is known. */
function max({ basis, balance, maxFrom }: IssueInput): string {
  const caps = [maxFrom, balance].filter((cap) => cap !== "");
  const accuracy = basis.fromCoin?.accuracyLength;
  return caps.length === 0 || accuracy === undefined ? "" : floorTo(Decimal.min(...caps), accuracy);
}

/** The amount if it can be paid, else "": a repair that leads to the next issue is none. */
function withinReach(input: IssueInput, amount: string): string {
  if (amount === "") return "";
  const { balance, minFrom, maxFrom } = input;
  const value = new Decimal(amount);
  const fits =
    (minFrom === "" || value.gte(minFrom)) &&
    (maxFrom === "" || value.lte(maxFrom)) &&
    (balance === "" || value.lte(balance));
  return fits ? positive(amount) : "";
}

function positive(amount: string): string {
  return new Decimal(amount).gt(0) ? amount : "";
}
