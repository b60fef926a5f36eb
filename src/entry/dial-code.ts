import type { DialCode } from "#shared/contract/regions.ts";
import { recipientText } from "./recipient-text.ts";

/** Which country a phone number begins with. Pure. */

const phoneOf = (who: string): string => recipientText("MOBILE", who);
const digitsOf = (phone: string): string => phone.replace(/\D/g, "");

/** The most digits that a number has without its code. Brazil's may begin with 55, as its code does; longer ones elsewhere do not. */
const longestOf = (dialCode: string): number => (dialCode === "55" ? 11 : 10);

/** The longest code that it begins with; of countries that share one, the first of `likely`. Undefined where it says none. */
export function dialCodeOf(
  who: string,
  list: readonly DialCode[],
  likely: readonly string[],
): DialCode | undefined {
  const phone = phoneOf(who);
  if (!phone.startsWith("+")) return undefined;
  const digits = digitsOf(phone);
  const fitting = list.filter(({ dialCode }) => digits.startsWith(dialCode));
  const longest = Math.max(0, ...fitting.map(({ dialCode }) => dialCode.length));
  const best = fitting.filter(({ dialCode }) => dialCode.length === longest);
  const wanted = likely.find((code) => best.some(({ countryCode }) => countryCode === code));
  return best.find(({ countryCode }) => countryCode === wanted) ?? best[0];
}

/** The same number with another country's code, in place of the one it had; `from` is "" where it had none, or one without its plus. */
export function withDialCode(who: string, from: string, to: string): string {
  const digits = digitsOf(phoneOf(who));
  const had = from === "" && digits.length > longestOf(to) ? to : from;
  const rest = digits.startsWith(had) ? digits.slice(had.length) : digits;
  return `+${to} ${rest}`.trimEnd();
}
