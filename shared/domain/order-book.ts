import { Decimal } from "./decimal.ts";

/** Walking an order book: what a size comes to, level by level. The exchange prices with it, the worker compares with it. */

/** USDT for one coin, and how much of the coin stands at that price. */
interface Level {
  readonly price: string;
  readonly amount: string;
}

export interface TakenLevel {
  readonly price: string;
  /** Of the coin, as far as it was taken. */
  readonly amount: Decimal;
}

export interface Walk {
  /** USDT for what is sold, the coin for what is spent. */
  readonly received: Decimal;
  readonly taken: readonly TakenLevel[];
  /** The book held all of it. */
  readonly isWhole: boolean;
}

/** Sells an amount of the coin to the bids, best first. */
export function sellInto(bids: readonly Level[], amount: Decimal): Walk {
  return walk(bids, amount, (left, level) => {
    const sold = Decimal.min(left, level.amount);
    return { used: sold, coin: sold, received: sold.times(level.price) };
  });
}

/** Spends USDT on the asks, best first. */
export function buyFrom(asks: readonly Level[], spend: Decimal): Walk {
  return walk(asks, spend, (left, level) => {
    const cost = new Decimal(level.amount).times(level.price);
    if (left.gte(cost))
      return { used: cost, coin: new Decimal(level.amount), received: new Decimal(level.amount) };
    const bought = left.div(level.price);
    return { used: left, coin: bought, received: bought };
  });
}

interface Step {
  /** Of what is paid, of the level's coin, and of what is received. */
  readonly used: Decimal;
  readonly coin: Decimal;
  readonly received: Decimal;
}

function walk(levels: readonly Level[], size: Decimal, take: (left: Decimal, level: Level) => Step): Walk {
  const taken: TakenLevel[] = [];
  let left = size;
  let received = new Decimal(0);
  for (const level of levels) {
    if (left.lte(0)) break;
    const step = take(left, level);
    left = left.minus(step.used);
    received = received.plus(step.received);
    taken.push({ price: level.price, amount: step.coin });
  }
  return { received, taken, isWhole: left.lte(0) };
}
