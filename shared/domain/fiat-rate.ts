import type { WireRate } from "../feed/frames.ts";
import { decimal } from "./decimal.ts";
import { bounded, type Numeric, plain } from "./plain.ts";

/** Rates to USD (R3.16), and what they are for. All rates are decimal text. */

/** USD per one unit of each currency or coin. */
export type UsdRates = ReadonlyMap<string, string>;

/**
 * Rates after a frame: only entries whose target is USD count, and of those only rates that are numbers above 0.
 * `kept` are those known before, none for a full frame. USD is always there with rate 1.
 */
export function usdRates(rows: readonly WireRate[], kept: UsdRates = new Map()): UsdRates {
  const rates = new Map(kept);
  for (const { sr, tg, rt } of rows) {
    const rate = decimal(rt);
    if (tg === "USD" && rate.isGreaterThan(0)) rates.set(sr, plain(rate));
  }
  return rates.set("USD", "1");
}

/** `amount` of one currency told in another, through USD; "" when a rate is missing. */
export function valueIn(amount: Numeric, from: string, to: string, rates: UsdRates): string {
  const source = rates.get(from);
  const target = rates.get(to);
  if (source === undefined || target === undefined) return "";
  return plain(bounded(decimal(amount).times(decimal(source)).dividedBy(decimal(target))));
}

/** The currency values are told in with its units per USD, which are 1 USD when no rate is known (F8.11). */
export interface DisplayCurrency {
  readonly code: string;
  readonly perUsd: string;
}

/** `code` of the profile, where "" means USD, and `rate` of the exchange-rate call. */
export function displayCurrency(code: string, rate: Numeric): DisplayCurrency {
  const perUsd = decimal(rate);
  if (code === "" || code === "USD" || !perUsd.isGreaterThan(0)) return { code: "USD", perUsd: "1" };
  return { code, perUsd: plain(perUsd) };
}
