import { dateFormat } from "#src/i18n/formatters.ts";

/** Longer ago the year has to be told: the same day of another year is near. */
const yearlessMs = 330 * 86_400_000;

/** The day a coin was listed, short: "19 Nov", with its year when that is not plain. Server ms, the reader's day. */
export function listingDay(language: string, at: number, now: number): string {
  const options: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };
  if (now - at > yearlessMs) options.year = "numeric";
  return dateFormat(language, options).format(at);
}
