import type {
  BlockBook,
  BlockComparisonParams,
  BlockComparisonRow,
  BookBand,
} from "../contract/block-trade.ts";
import { afterCharges } from "./after-charges.ts";
import { crossCoin, roundRate } from "./dealer-rate.ts";
import { Decimal, floorTo } from "./decimal.ts";
import { buyFrom, sellInto, type TakenLevel, type Walk } from "./order-book.ts";
import { percentOf } from "./percent.ts";
import { plainAmount } from "./plain-amount.ts";
import { allowedGap } from "./quote-gap.ts";

/** What a block is compared with. Prices are USDT for one coin, "" when stale or absent. */
export interface BlockComparisonBasis {
  readonly book: BlockBook | undefined;
  /** It is of before, beside prices that are too: shown as that, and no quote is held against it. */
  readonly bookIsOld?: boolean;
  /** The exchange does not report it. */
  readonly bookRefused: boolean;
  /** It could not be read; it is asked for again. */
  readonly bookLost: boolean;
  readonly fromPrice: string;
  readonly toPrice: string;
  /** Most decimals of what is received. */
  readonly toAccuracy: number;
  /** How far a quote may lie below what it is compared with, a ratio; "" when not reported. */
  readonly gapRate: string;
  /** As an estimate's. */
  readonly currencyPerUsdt: string;
  readonly usdPerUsdt: string;
}

/** Rows of a book that are shown: more levels are taken together. */
const bandCount = 7;
const bandDecimals = 8;
/** R9.7: blocks are worth more than 1. */
const valueDecimals = 2;
const zero = new Decimal(0);

/** A quote for a size beside what the size would come to in the order book. */
export function compareBlock(params: BlockComparisonParams, basis: BlockComparisonBasis): BlockComparisonRow {
  const { fromCoin, toCoin } = params;
  const { book, fromPrice, toPrice, gapRate } = basis;
  const fromAmount = plainAmount(params.fromAmount);
  const [paid, quoted] = [positive(fromAmount), positive(params.toAmount)];
  // What a quote charges is paid too, or does not come.
  const whole = quoted && afterCharges({ ...params, fromAmount }, params.charges);
  const live = ratioOf(positive(fromPrice), positive(toPrice));
  const through = book && paid && throughBook(params, book, paid);
  const known = through?.isWhole === true ? through : undefined;
  const bookRate = known && paid && ratioOf(known.received, paid);
  const told = paid && ratioOf(whole?.received, whole?.paid);
  const { gap, gapTo } = gapOf(told, basis.bookIsOld === true ? undefined : bookRate, live);
  const difference =
    known &&
    paid &&
    bookRate &&
    whole?.received
      .minus(floorTo(known.received, basis.toAccuracy))
      .minus(floorTo(bookRate.times(whole.paid.minus(paid)), basis.toAccuracy));
  return {
    key: "comparison",
    liveRate: rateText(live),
    quoteRate: rateText(ratioOf(quoted, paid)),
    bookRate: rateText(bookRate),
    quoteValue: fiatValue(quoted, basis),
    bookToAmount: known === undefined ? "" : floorTo(known.received, basis.toAccuracy),
    difference: difference?.toFixed() ?? "",
    differencePercent: difference && known ? percentOf(difference.div(known.received)) : "",
    impactPercent: bookRate && live ? percentOf(Decimal.max(live.minus(bookRate).div(live), 0)) : "",
    gapPercent: gap ? percentOf(gap) : "",
    gapTo,
    isBeyondGap: gap?.lt(allowedGap(gapRate).negated()) === true,
    side: fromCoin === crossCoin ? "buy" : "sell",
    bookCoin: fromCoin === crossCoin ? toCoin : fromCoin,
    bands: known === undefined ? [] : bandsOf(known.shown),
    levelCount: known?.levelCount ?? 0,
    tooLarge: through !== undefined && !through.isWhole,
    book: book !== undefined ? "known" : basis.bookRefused ? "none" : basis.bookLost ? "lost" : "pending",
    bookAsOf: Number(book?.asOf ?? 0),
  };
}

/** To the book's price, and to the live one without a book, or where a book would make a price look fair that is far from it. */
function gapOf(
  rate: Decimal | undefined,
  bookRate: Decimal | undefined,
  live: Decimal | undefined,
): { readonly gap: Decimal | undefined; readonly gapTo: BlockComparisonRow["gapTo"] } {
  const apart = (other: Decimal | undefined) => rate && other && rate.minus(other).div(other);
  const [toBook, toLive] = [apart(bookRate), apart(live)];
  const isFar = toLive?.lt(allowedGap("").negated()) === true;
  if (toBook === undefined || (isFar && toLive.lt(toBook))) return { gap: toLive, gapTo: "live" };
  return { gap: toBook, gapTo: "book" };
}

interface Through {
  readonly received: Decimal;
  readonly isWhole: boolean;
  readonly shown: readonly TakenLevel[];
  readonly levelCount: number;
}

/** Sold for USDT, and that spent again, as far as the pair has both legs. */
function throughBook(
  { fromCoin, toCoin }: BlockComparisonParams,
  { bids, asks }: BlockBook,
  paid: Decimal,
): Through {
  const sold: Walk = fromCoin === crossCoin ? untouched(paid) : sellInto(bids, paid);
  const bought: Walk = toCoin === crossCoin ? untouched(sold.received) : buyFrom(asks, sold.received);
  return {
    received: bought.received,
    isWhole: sold.isWhole && bought.isWhole,
    shown: fromCoin === crossCoin ? bought.taken : sold.taken,
    levelCount: sold.taken.length + bought.taken.length,
  };
}

const untouched = (received: Decimal): Walk => ({ received, taken: [], isWhole: true });

/** So many rows at most, of as many levels each as it takes; a row has the price of its last level. */
function bandsOf(taken: readonly TakenLevel[]): BookBand[] {
  const size = Math.ceil(taken.length / bandCount);
  const bands = Array.from({ length: size === 0 ? 0 : Math.ceil(taken.length / size) }, (_, at) => {
    const levels = taken.slice(at * size, (at + 1) * size);
    return {
      price: levels.at(-1)?.price ?? "",
      amount: levels.reduce((sum, level) => sum.plus(level.amount), zero),
    };
  });
  const largest = bands.reduce((max, { amount }) => Decimal.max(max, amount), zero);
  return bands.map(({ price, amount }) => ({
    price,
    amount: floorTo(amount, bandDecimals),
    sharePercent: largest.gt(0) ? percentOf(amount.div(largest)) : "0",
  }));
}

function fiatValue(
  amount: Decimal | undefined,
  { toPrice, currencyPerUsdt, usdPerUsdt }: BlockComparisonBasis,
): string {
  if (amount === undefined || toPrice === "") return "";
  return floorTo(amount.times(toPrice).times(currencyPerUsdt || usdPerUsdt), valueDecimals);
}

function positive(text: string): Decimal | undefined {
  if (text === "") return undefined;
  const value = new Decimal(text);
  return value.gt(0) ? value : undefined;
}

function ratioOf(one: Decimal | undefined, other: Decimal | undefined): Decimal | undefined {
  return one && other && one.div(other);
}

function rateText(rate: Decimal | undefined): string {
  return rate === undefined ? "" : roundRate(rate).toFixed();
}
