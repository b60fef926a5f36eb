import { and, gte, inArray, lte } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Db } from "../../ledger/database.ts";
import { quoteCoin } from "../../market/coins.ts";
import type { Market } from "../../market/market.ts";
import type { FiatValueOf } from "./events.ts";
import { taxRates } from "./tables.ts";

/**
 * Rates of the day (F6i.3): a coin's opening price at 00:00 UTC from the exchange's own market history, and the reference rate of
 * currencies. A rate that was used once is kept: no report changes because history was drawn anew. What the market never knew has
 * no rate, and an amount of it no value (F6i.10).
 */

const dayMs = 86_400_000;
export const dayOf = (at: number): number => Math.floor(at / dayMs) * dayMs;

/** A coin or currency on a day, as `code day`. */
const rateKey = (code: string, day: number): string => `${code} ${day}`;

export interface RateWanted {
  readonly code: string;
  readonly day: number;
}

/** USD for one of each, by {@link rateKey}. */
export type Rates = ReadonlyMap<string, Decimal>;

export async function ratesOf(db: Db, market: Market, wanted: readonly RateWanted[]): Promise<Rates> {
  const rates = new Map<string, Decimal>();
  const open = new Map(wanted.map((one) => [rateKey(one.code, one.day), one]));
  if (open.size === 0) return rates;
  const days = [...open.values()].map(({ day }) => day);
  const codes = [...new Set([...open.values()].map(({ code }) => code))];
  const read = () =>
    db
      .select()
      .from(taxRates)
      .where(
        and(
          inArray(taxRates.code, codes),
          gte(
            taxRates.day,
            days.reduce((a, b) => Math.min(a, b)),
          ),
          lte(
            taxRates.day,
            days.reduce((a, b) => Math.max(a, b)),
          ),
        ),
      );
  const keep = (rows: Awaited<ReturnType<typeof read>>): void => {
    for (const { code, day, usd } of rows) rates.set(rateKey(code, day), new Decimal(usd));
  };
  keep(await read());
  const fresh = [...open].filter(([key]) => !rates.has(key)).map(([, one]) => one);
  if (fresh.length === 0) return rates;
  const rows = fresh.flatMap(({ code, day }) => {
    const usd = usdOf(market, code, day);
    return usd === undefined ? [] : [{ code, day, usd }];
  });
  for (let at = 0; at < rows.length; at += 500) {
    await db
      .insert(taxRates)
      .values(rows.slice(at, at + 500))
      .onConflictDoNothing();
  }
  // Whoever came first is right.
  keep(await read());
  return rates;
}

function usdOf(market: Market, code: string, day: number): string | undefined {
  const currency = market.fiat.referenceRate(code, day);
  if (currency !== undefined) return currency;
  const price = market.pair(`${code}${quoteCoin}`)?.openOf(day);
  const quote = market.fiat.referenceRate(quoteCoin, day);
  return price === undefined || quote === undefined ? undefined : new Decimal(price).times(quote).toFixed();
}

/** In cents of `currency`, a half rounded up; null where the day has no rate. */
export function valueIn(currency: string, rates: Rates): FiatValueOf {
  return (coin, amount, at) => {
    const day = dayOf(at);
    const usd = rates.get(rateKey(coin, day));
    const unit = rates.get(rateKey(currency, day));
    if (usd === undefined || unit === undefined) return null;
    return amount.times(usd).div(unit).decimalPlaces(2, Decimal.ROUND_HALF_UP);
  };
}
