import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { chargesAreSame } from "../quote/quote-charges.ts";
import type { OpenView } from "../quote/quote-session.ts";
import { type ShownRate, shownRate } from "./shown-rate.ts";
import type { Exchanging } from "./use-special.ts";

/** What a quote says of the fixed rate, whose word it has to be. */

type Quote = OpenView["quote"];

/** What is to be said of a price that is held; one that took another's place may bring the same and charge otherwise. */
export function noticeOf({
  quote,
  before,
  notice,
}: Extract<OpenView, { readonly at: "held" }>): "moved" | "charged" | "unsent" | "none" {
  const isAsBefore =
    before !== undefined &&
    isEqual(before.fromAmount, quote.fromAmount) &&
    isEqual(before.toAmount, quote.toAmount);
  return isAsBefore && notice === "moved" && !chargesAreSame(before, quote) ? "charged" : notice;
}

/** The server's own word where it is exact, and where nothing says that it is the fixed rate: one that was changed shows as what it is now. */
export function rateOf(special: Exchanging, quote: Quote): Pick<ShownRate, "from" | "to" | "rate"> {
  const { fromCoin: from, toCoin: to, exchangeRate: rate } = quote;
  const isOwn = from === special.product.coin || rate === "1" || isFixed(special, quote) !== true;
  return isOwn ? { from, to, rate } : shownRate(special);
}

/**
 * Whether the price is what the fixed rate makes of the amount, as the form told it; where the form could not, whether its rate
 * is the product's, in the direction in which that is exact. Null where neither says.
 */
export function isFixed({ product, row, current }: Exchanging, quote: Quote): boolean | null {
  const { fromCoin, fromAmount, toAmount, exchangeRate } = quote;
  if (current && row !== undefined && row.fromAmount !== "" && row.toAmount !== "") {
    return isEqual(row.fromAmount, fromAmount) && isEqual(row.toAmount, toAmount);
  }
  const { coin, fixedRate } = product;
  return fromCoin === coin || isEqual(fixedRate, "1") ? isEqual(exchangeRate, fixedRate) : null;
}

const isEqual = (one: string, other: string): boolean => compareDecimalText(one, other) === 0;
