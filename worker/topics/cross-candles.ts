import type { CandleRow } from "#shared/contract/market.ts";
import { Decimal, decimal } from "#shared/domain/decimal.ts";
import { figure } from "#shared/domain/quote.ts";
import type { WireCandle } from "#shared/feed/frames.ts";
import type { LiveCandles } from "../feed/live-feed.ts";

/** Digits of a rate of two prices: neither is more precise. */
const digits = 6;

/**
 * Candles of one coin in another from the two coins' own candles: opens and closes are exact to six digits, rounded
 * down; highs and lows are not known, since nobody says whether both had theirs at the same moment.
 */
export function createCross(base: LiveCandles, per: LiveCandles): () => readonly CandleRow[] {
  const made = new Map<
    number,
    { readonly of: WireCandle; readonly by: WireCandle; readonly row: CandleRow }
  >();
  let places: number | undefined;

  return () => {
    const divisors = new Map(per.rows().map((row) => [Number(row.t), row]));
    const rows: CandleRow[] = [];
    const seen = new Set<number>();
    for (const of of base.rows()) {
      const start = Number(of.t);
      const by = divisors.get(start);
      if (by === undefined) continue;
      seen.add(start);
      const known = made.get(start);
      if (known?.of === of && known.by === by) {
        rows.push(known.row);
        continue;
      }
      const close = rate(of.c, by.c);
      const open = rate(of.o, by.o);
      if (close === undefined || open === undefined) continue;
      // Of one length all along, as a pair's own prices are.
      places ??= placesFor(close);
      const text = (value: Decimal): string => value.toFixed(places ?? 0, Decimal.ROUND_FLOOR);
      const row: CandleRow = {
        key: String(start),
        open: text(open),
        high: "",
        low: "",
        close: text(close),
        volume: figure(of.v),
      };
      made.set(start, { of, by, row });
      rows.push(row);
    }
    for (const start of made.keys()) if (!seen.has(start)) made.delete(start);
    return rows;
  };
}

/** Undefined where either is no price. */
function rate(price: string, by: string): Decimal | undefined {
  const divisor = decimal(by);
  const value = decimal(price);
  return divisor.gt(0) && value.gt(0) ? value.dividedBy(divisor) : undefined;
}

function placesFor(value: Decimal): number {
  return Math.max(2, digits - 1 - (value.e ?? 0));
}
