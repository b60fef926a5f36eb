import type { DialCode } from "#shared/contract/regions.ts";

/** Which country a phone number begins with. Pure. */

const digitsOf = (who: string): string => who.replace(/\D/g, "");

/** The longest code that it begins with; of countries that share one, the first of `likely`. Undefined where it says none. */
export function dialCodeOf(
  who: string,
  list: readonly DialCode[],
  likely: readonly string[],
): DialCode | undefined {
  if (!who.trim().startsWith("+")) return undefined;
  const digits = digitsOf(who);
  const fitting = list.filter(({ dialCode }) => digits.startsWith(dialCode));
  const longest = Math.max(0, ...fitting.map(({ dialCode }) => dialCode.length));
  const best = fitting.filter(({ dialCode }) => dialCode.length === longest);
  const wanted = likely.find((code) => best.some(({ countryCode }) => countryCode === code));
  return best.find(({ countryCode }) => countryCode === wanted) ?? best[0];
}

/** The same number with another country's code. */
export function withDialCode(who: string, from: string, to: string): string {
  const digits = digitsOf(who);
  const rest = from !== "" && digits.startsWith(from) ? digits.slice(from.length) : digits;
  return `+${to} ${rest}`.trimEnd();
}
