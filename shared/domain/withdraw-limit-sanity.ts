import { Decimal, isBelow0 } from "./decimal.ts";

/** What cannot be true of the limits of withdrawals, whoever signed it; "" when nothing is wrong. Pure. */

/** "-1" is no limit; less than nothing is none either. */
const isNoLimit = (text: string): boolean => isBelow0(text) && !new Decimal(text).eq(-1);

interface Level {
  readonly kycLevel: string;
  readonly vipLevel: string;
  readonly dailyLimit: string;
  readonly monthlyLimit: string;
}

interface Levels {
  readonly list: readonly Level[];
  readonly current: Readonly<Record<"dailyLimit" | "dailyUsed" | "monthlyLimit" | "monthlyUsed", string>> & {
    readonly resetTime: number;
  };
}

/** A day that is to come, and as much as clocks may be apart, s. */
const dayAheadSeconds = 2 * 86_400;

/** A level twice, used less than nothing, a limit that is none, or a day that is to end after tomorrow. */
export function limitLevelsFault(
  { list, current }: Levels,
  _request?: unknown,
  serverNow = Number.POSITIVE_INFINITY,
): string {
  if (current.resetTime > serverNow / 1000 + dayAheadSeconds) return "current.resetTime";
  for (const field of ["dailyUsed", "monthlyUsed"] as const) if (isBelow0(current[field])) return field;
  const names = list.map(({ kycLevel, vipLevel }) => `${kycLevel} ${vipLevel}`);
  if (new Set(names).size < names.length) return "list[]";
  const limits = [current, ...list].flatMap(({ dailyLimit, monthlyLimit }) => [dailyLimit, monthlyLimit]);
  return limits.some(isNoLimit) ? "dailyLimit" : "";
}

/** Limits of one network that are none. */
export function limitFault(
  answer: Readonly<Record<"withdrawMax" | "dailyLimit" | "monthlyLimit", string>>,
): string {
  const terms = answer;
  const odd = (["withdrawMax", "dailyLimit", "monthlyLimit"] as const).find((field) =>
    isNoLimit(terms[field]),
  );
  return odd ?? "";
}
