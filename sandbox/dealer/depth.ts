import type { DealerDepth } from "#shared/domain/dealer-rate.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Coin } from "../market/coins.ts";

/** How deep the dealer's books are: parts of what the thinner coin of a pair turns over in a day at boot. */

const flatPart = 20_000;
const percentPart = 400;

/** Turnover is told in millions. */
const million = 1_000_000;

/** USDT that the thinner of two coins turns over in a day; USDT itself is as deep as the other. */
function dailyTurnover(from: Coin, to: Coin): Decimal {
  const reported = [from, to].flatMap(({ start }) => (start === undefined ? [] : [start.turnover]));
  return new Decimal(Math.min(...reported)).times(million);
}

export function depthOf(from: Coin, to: Coin): DealerDepth {
  const turnover = dailyTurnover(from, to);
  const value = (part: number): string => turnover.div(part).toFixed(0, Decimal.ROUND_FLOOR);
  return { flatSpreadValue: value(flatPart), valuePerPercent: value(percentPart) };
}

/** The most the dealer takes of a pair at once, in USDT: about what costs one percent above the spread. */
export function depthValue(from: Coin, to: Coin): Decimal {
  return dailyTurnover(from, to).div(percentPart);
}
