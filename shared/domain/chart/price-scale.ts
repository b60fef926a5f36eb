import type { PricePlace } from "../../contract/chart.ts";
import { Decimal, decimal } from "../decimal.ts";

/** Heights in thousandths of the picture: room for the figures of high and low, and for the volume below. */
const priceTop = 120;
const priceBottom = 740;
const height = 1000;
/** A figure nearer to an edge would be cut. */
const edge = 40;
/** As many figures as stand apart on a chart of 180 px. */
const maxLevels = 6;
/** How much of its price a market that stood still is shown of. */
const flatShare = "0.02";

export interface PriceScale {
  /** The height of a price. A pixel's neighbour, not money. */
  readonly yOf: (price: string) => number;
  /** Round prices at equal distances, lowest first. */
  readonly levels: readonly PricePlace[];
}

/** From the lowest to the highest price that is drawn. `unit`: the smallest step that the figures tell apart. */
export function priceScale(lowest: string, highest: string, unit: string): PriceScale {
  const isFlat = decimal(highest).eq(lowest);
  const margin = isFlat ? decimal(highest).times(flatShare).dividedBy(2) : new Decimal(0);
  const low = decimal(lowest).minus(margin);
  const range = decimal(highest).plus(margin).minus(low);
  const perPart = range.dividedBy(priceBottom - priceTop);
  const start = low.toNumber();
  const parts = (priceBottom - priceTop) / range.toNumber();
  const yOf = (price: string): number => tenth(priceBottom - (Number(price) - start) * parts);

  const bottom = low.minus(perPart.times(height - priceBottom - edge));
  const top = low.plus(perPart.times(priceBottom - edge));
  const step = roundStep(Decimal.max(perPart.times(height / maxLevels), unit));
  const levels: PricePlace[] = [];
  const first = bottom.dividedBy(step).integerValue(Decimal.ROUND_CEIL).times(step);
  for (let level = first; level.lte(top); level = level.plus(step)) {
    const price = level.toFixed();
    if (level.gt(0)) levels.push({ price, y: yOf(price) });
  }
  return { yOf, levels };
}

/** The smallest of 1, 2 and 5 times a power of ten that is no smaller. */
export function roundStep(min: Decimal): Decimal {
  const power = new Decimal(1).shiftedBy(min.e ?? 0);
  const factor = [1, 2, 5].find((one) => power.times(one).gte(min)) ?? 10;
  return power.times(factor);
}

/** Finer than any screen, and shorter as text. */
export function tenth(place: number): number {
  return Math.round(place * 10) / 10;
}
