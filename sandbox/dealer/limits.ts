import { Decimal } from "#shared/domain/decimal.ts";
import type { Coin } from "../market/coins.ts";
import { depthValue } from "./depth.ts";

/** How much of a coin may be paid in one conversion and in a day (UTC). */
export interface Limits {
  readonly min: string;
  readonly max: string;
  readonly daily: string;
}

/** Limits that the public documents give (F1.3). */
const stated: Readonly<Record<string, readonly [string, string]>> = {
  BTC: ["0.001", "1"],
  ETH: ["0.01", "250"],
  SOL: ["0.1", "1250"],
  USDT: ["1", "200000"],
};

const minValue = 2;
const maxValue = 200_000;
const conversionsADay = 20;

/** Digits that count in what a pair's depth leaves of a coin's largest conversion. */
const depthDigits = 2;

/** The others: worth about 2 to 200,000 USDT at the price of boot, in round figures. They do not move with the market. */
export function limitsOf(coin: Coin): Limits {
  const [min, max] = stated[coin.coin] ?? [roundValue(minValue, coin), roundValue(maxValue, coin)];
  return { min, max, daily: new Decimal(max).times(conversionsADay).toFixed() };
}

/** Of a pair: what is paid with has its own limits, and the thinner coin's book ends sooner. */
export function pairLimits(from: Coin, to: Coin): Limits {
  const limits = limitsOf(from);
  const deep = depthValue(from, to)
    .div(from.start?.last ?? 1)
    .precision(depthDigits, Decimal.ROUND_FLOOR)
    .decimalPlaces(from.accuracy, Decimal.ROUND_FLOOR);
  return { ...limits, max: Decimal.max(Decimal.min(limits.max, deep), limits.min).toFixed() };
}

function roundValue(value: number, coin: Coin): string {
  const amount = new Decimal(value).div(coin.start?.last ?? 1).precision(1, Decimal.ROUND_CEIL);
  return amount.decimalPlaces(coin.accuracy, Decimal.ROUND_CEIL).toFixed();
}
