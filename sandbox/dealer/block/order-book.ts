import type { BookLevel } from "#shared/contract/block-trade.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { type Coin, quoteCoin } from "../../market/coins.ts";
import type { Market } from "../../market/market.ts";
import { randomOf } from "../../market/random.ts";
import { depthOf } from "../depth.ts";

/**
 * The exchange's order book of a coin against USDT: levels two basis points apart around the live price, which together
 * hold the pair's `valuePerPercent` for each percent. How much stands at one level changes every few seconds.
 */

const levels = 120;
const halfSpread = "0.0001";
const step = "0.0002";
const levelsAPercent = 50;
/** How long a level stays as it is, ms. */
const lifeMs = 5_000;
/** A level holds this part of its share at least, and as much more by chance: one share on the average. */
const minPart = 0.4;
const chancePart = 1.2;
/** Digits of a level's price that count. */
const priceDigits = 9;

export type BookSide = "bids" | "asks";

export interface BookMarket {
  readonly market: Market;
  readonly at: number;
}

/** Best first; empty for USDT, which has no book. Undefined for a coin without a price. */
export function bookOf({ market, at }: BookMarket, coin: Coin, side: BookSide): BookLevel[] | undefined {
  if (coin.coin === quoteCoin) return [];
  const price = market.price(coin.coin);
  const usdt = market.coin(quoteCoin);
  if (price === undefined || usdt === undefined) return undefined;
  const share = new Decimal(depthOf(coin, usdt).valuePerPercent).div(levelsAPercent);
  const random = randomOf(Math.floor(at / lifeMs), "order book", coin.coin, side);
  return Array.from({ length: levels }, (_, index) => {
    const apart = new Decimal(step).times(index).plus(halfSpread);
    const levelPrice = new Decimal(price)
      .times(side === "bids" ? new Decimal(1).minus(apart) : apart.plus(1))
      .precision(priceDigits, side === "bids" ? Decimal.ROUND_FLOOR : Decimal.ROUND_CEIL);
    const part = (minPart + random.next() * chancePart).toFixed(4);
    const amount = share.times(part).div(levelPrice).decimalPlaces(coin.accuracy, Decimal.ROUND_CEIL);
    return { price: levelPrice.toFixed(), amount: amount.toFixed() };
  });
}
