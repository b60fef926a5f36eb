import { Decimal } from "./decimal.ts";

/** What cannot be true of an order book, whoever signed it; "" when nothing is wrong. Pure. */

interface Level {
  readonly price: string;
  readonly amount: string;
}

interface Book {
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

/** Nothing for sale, something for nothing, or a worse price before a better one: it would be walked in that order. */
export function bookFault(answer: unknown): string {
  const { bids, asks } = answer as Book;
  const isNothing = ({ price, amount }: Level): boolean =>
    new Decimal(price).lte(0) || new Decimal(amount).lte(0);
  if ([...bids, ...asks].some(isNothing)) return "a level of nothing";
  if (bids.some(({ price }, at) => new Decimal(price).gt(bids[at - 1]?.price ?? price))) return "bids";
  return asks.some(({ price }, at) => new Decimal(price).lt(asks[at - 1]?.price ?? price)) ? "asks" : "";
}
