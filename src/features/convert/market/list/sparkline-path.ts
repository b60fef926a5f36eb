import { compareDecimalText } from "#shared/domain/decimal-text.ts";

/** px of the picture; a line of 1.5 px needs room at its edges. */
export const sparkWidth = 72;
export const sparkHeight = 24;
const edge = 1.5;

/** SVG path through the prices, oldest first, over the whole width; "" for fewer than two. Pixels, not money. */
export function sparklinePath(prices: readonly string[]): string {
  const values = prices.map(Number).filter(Number.isFinite);
  if (values.length < 2) return "";
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const step = sparkWidth / (values.length - 1);
  return values
    .map((value, at) => {
      const share = range === 0 ? 0.5 : (value - low) / range;
      const y = edge + (1 - share) * (sparkHeight - 2 * edge);
      return `${at === 0 ? "M" : "L"}${(at * step).toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** Which of the two colours: what the line itself shows from its first to its last price. */
export function sparkTrend(prices: readonly string[]): "up" | "down" {
  return compareDecimalText(prices.at(-1) ?? "", prices[0] ?? "") < 0 ? "down" : "up";
}
