import { Decimal } from "./decimal.ts";

/** What cannot be true of an order book, and of who may trade through it, whoever signed it; "" when nothing is wrong. Pure. */

interface Level {
  readonly price: string;
  readonly amount: string;
}

interface Book {
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

/** Nothing for sale, something for nothing, or a worse price before a better one: it would be walked in that order. */
export function bookFault({ bids, asks }: Book): string {
  const isNothing = ({ price, amount }: Level): boolean =>
    new Decimal(price).lte(0) || new Decimal(amount).lte(0);
  if ([...bids, ...asks].some(isNothing)) return "a level of nothing";
  if (bids.some(({ price }, at) => new Decimal(price).gt(bids[at - 1]?.price ?? price))) return "bids";
  return asks.some(({ price }, at) => new Decimal(price).lt(asks[at - 1]?.price ?? price)) ? "asks" : "";
}

interface Check {
  readonly eligible: boolean;
  readonly reason: number;
  readonly reasons?: readonly number[] | undefined;
  readonly minAmount: string;
  readonly maxAmount: string;
}

/** Somebody who may, with a reason why not, or sizes of which none fits; a most of nothing is a pair that is not traded. */
export function blockCheckFault({ eligible, reason, reasons = [], minAmount, maxAmount }: Check): string {
  if (eligible && [reason, ...reasons].some((one) => one !== 0)) return "reason";
  const isTraded = !new Decimal(maxAmount).isZero();
  return isTraded && new Decimal(minAmount).gt(maxAmount) ? "minAmount" : "";
}
