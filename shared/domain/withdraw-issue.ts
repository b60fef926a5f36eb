import type { WithdrawBound, WithdrawIssue, WithdrawIssueCode } from "../contract/withdraw-estimate.ts";
import { Decimal, floorTo } from "./decimal.ts";
import { decimalsOf } from "./plain-amount.ts";
import type { FeeTerms, WithdrawFigures } from "./withdraw-fee.ts";

/** What bounds the amount that is typed; "" where nothing does. */
export type Bounds = Readonly<Record<WithdrawBound, string>>;

export interface IssueFacts {
  readonly coin: string;
  readonly amountText: string;
  /** Canonical, "" for what cannot be read. */
  readonly amount: string;
  readonly isClosed: boolean;
  readonly terms: FeeTerms | undefined;
  /** Of a positive amount. */
  readonly figures: WithdrawFigures | undefined;
  readonly minimum: string;
  readonly bounds: Bounds;
  /** The tightest of the bounds, "" for none. */
  readonly max: string;
  readonly available: string;
}

/** In this order: who is over several is told the nearest to hand. */
const overs = [
  ["balance", "over-available"],
  ["maximum", "above-maximum"],
  ["day", "over-day"],
  ["month", "over-month"],
] as const;

/** The first thing that keeps it from being sent. A plain zero is none yet. */
export function issueOf(facts: IssueFacts): WithdrawIssue | null {
  const { coin, amountText, amount, terms, figures, minimum, bounds, max } = facts;
  const issue = (code: WithdrawIssueCode, limit = "", repair = "", over = ""): WithdrawIssue => ({
    code,
    figures: { coin, limit, over, decimals: String(terms?.places ?? "") },
    repair,
  });
  if (facts.isClosed) return issue("closed");
  if (amountText === "") return null;
  if (amount === "") return issue("not-a-number");
  if (terms === undefined || figures === undefined) return null;
  const typed = new Decimal(amount);
  if (decimalsOf(amount) > terms.places) {
    return issue("too-many-decimals", "", positive(floorTo(typed, terms.places)));
  }
  const allowed = max !== "" && minimum !== "" && new Decimal(max).lt(minimum) ? "" : positive(max);
  for (const [bound, code] of overs) {
    const limit = bounds[bound];
    if (limit !== "" && typed.gt(limit)) {
      const shown = bound === "balance" ? facts.available : limit;
      return issue(code, shown, allowed, typed.minus(limit).toFixed());
    }
  }
  if (minimum !== "" && typed.lt(minimum)) {
    const fits = max === "" || new Decimal(minimum).lte(max);
    return issue("below-minimum", minimum, fits ? positive(minimum) : "");
  }
  return new Decimal(figures.received).gt(0) ? null : issue("fee-takes-all", figures.fee);
}

function positive(amount: string): string {
  return amount !== "" && new Decimal(amount).gt(0) ? amount : "";
}
