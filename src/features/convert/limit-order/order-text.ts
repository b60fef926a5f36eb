import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import type { Format } from "#src/i18n/format.ts";
import { dateFormat } from "#src/i18n/formatters.ts";
import { shortCode } from "#src/ui/short-code.ts";
import { rateDecimals } from "../form/rate-text.ts";

/** Figures within sentences: left-to-right isolates, since a sentence may run the other way. */

/** "0.10 BTC", in one line. */
export function amountText(format: Format, amount: string, places: number, coin: string): string {
  return bidiIsolate(`${format.amount(amount, places)} ${shortCode(coin)}`);
}

export function priceText(format: Format, price: string): string {
  return bidiIsolate(format.amount(price, rateDecimals(price)));
}

/** "1.08%", without its sign: the words beside it say which way. */
export function distanceText(format: Format, distance: string): string {
  return bidiIsolate(format.percent(distance.replace("-", ""), "share"));
}

/** "+5%". Signed in whole percent. */
export function stepText(format: Format, percent: string): string {
  const sign = percent.startsWith("-") ? "\u2212" : "+";
  return bidiIsolate(`${sign}${format.wholePercent(Number(percent.replace("-", "")))}`);
}

/** Which side of the market a price is on, as seen in its unit. */
export function sideOfMarket(distance: string): "above" | "under" | "at" {
  if (!/[1-9]/.test(distance)) return "at";
  return distance.startsWith("-") ? "under" : "above";
}

/** "20 Dec 2026, 14:05": an order's end is told to the minute. */
export function minuteText(ms: number, language: string): string {
  return dateFormat(language, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  }).format(ms);
}

/** "19 Dec", with the hour where there is room. */
export function dayText(ms: number, language: string): string {
  return dateFormat(language, { day: "numeric", month: "short" }).format(ms);
}

export function hourText(ms: number, language: string): string {
  return dateFormat(language, { hour: "2-digit", minute: "2-digit" }).format(ms);
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** How long an order still lives, about: in days from two on, as a half is much of one; then in hours, then less than one. */
export function lifeLeft(endsAt: number, now: number): { readonly key: string; readonly count: number } {
  const left = Math.max(0, endsAt - now);
  if (left >= 2 * dayMs) return { key: "convert.limit.daysLeft", count: Math.round(left / dayMs) };
  if (left >= hourMs) return { key: "convert.limit.hoursLeft", count: Math.round(left / hourMs) };
  return { key: "convert.limit.endsSoon", count: 0 };
}
