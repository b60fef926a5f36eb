import { rateWith } from "#shared/domain/dealer-rate.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { sellInto } from "#shared/domain/order-book.ts";
import type { Coin } from "../../market/coins.ts";
import { codes, Refusal } from "../../refusal.ts";
import type { Size } from "../rates.ts";
import { type BookMarket, type BookSide, bookOf } from "./order-book.ts";

/**
 * How the desk prices a block: it walks the exchange's own order books for the size, and charges a part of how far they
 * would give way, since it has hours to trade itself out, and a spread of its own. One rate for the whole size.
 */

/** Taken once, whatever the size. */
const deskSpread = "0.0001";
/** The part of the book's impact that the desk charges. */
const impactPart = "0.4";
/** Rounded up, as every dealer's margin (shared/domain/dealer-rate.ts). */
const marginDecimals = 6;

/** toCoin per fromCoin for this size, undefined when one has no price. Refuses with 700007 what the books do not hold. */
export function blockRate(where: BookMarket, from: Coin, to: Coin, size: Size): Decimal | undefined {
  const { market } = where;
  const fromPrice = market.price(from.coin);
  const toPrice = market.price(to.coin);
  const sizePrice = market.price(size.coin);
  if (fromPrice === undefined || toPrice === undefined || sizePrice === undefined) return undefined;
  const value = new Decimal(size.amount).times(sizePrice);
  const impact = impactOf(where, from, "bids", value).plus(impactOf(where, to, "asks", value));
  const margin = impact.times(impactPart).plus(deskSpread).decimalPlaces(marginDecimals, Decimal.ROUND_CEIL);
  return rateWith(margin, to.coin, fromPrice, toPrice);
}

/** How far the average price of so much value, at the live price, lies from the live price: a ratio, never below 0. */
function impactOf(where: BookMarket, coin: Coin, side: BookSide, value: Decimal): Decimal {
  const book = bookOf(where, coin, side) ?? [];
  const live = where.market.price(coin.coin);
  if (book.length === 0 || live === undefined) return new Decimal(0);
  // Bids and asks alike: so much of the coin, at the levels' own prices.
  const walk = sellInto(book, value.div(live));
  if (!walk.isWhole)
    throw new Refusal(codes.aboveMaximum, `The order book of ${coin.coin} does not hold that much`);
  return walk.received.minus(value).abs().div(value);
}
