import { Decimal, isDecimalText } from "./decimal.ts";

/** What cannot be true of a person's withdrawals and their limits, whoever signed it; "" when nothing is wrong. Pure. */

const isBelow0 = (text: string): boolean => isDecimalText(text) && new Decimal(text).isNegative();
/** "-1" is no limit; less than nothing is none either. */
const isNoLimit = (text: string): boolean => isBelow0(text) && !new Decimal(text).eq(-1);

interface Sent {
  readonly amount: string;
  readonly withdrawFee: string;
  readonly debited?: string;
}

/** Less than nothing, or a sum that is not its parts. */
export function sentFault(answer: unknown): string {
  const { rows } = answer as { readonly rows: readonly Sent[] };
  for (const { amount, withdrawFee, debited = "" } of rows) {
    if (isBelow0(amount)) return "rows[].amount";
    if (isBelow0(withdrawFee)) return "rows[].withdrawFee";
    if (debited === "" || withdrawFee === "") continue;
    if (!new Decimal(amount).plus(withdrawFee).eq(debited)) return "rows[].debited";
  }
  return "";
}

interface Level {
  readonly kycLevel: string;
  readonly vipLevel: string;
  readonly dailyLimit: string;
  readonly monthlyLimit: string;
}

interface Levels {
  readonly list: readonly Level[];
  readonly current: Readonly<Record<"dailyLimit" | "dailyUsed" | "monthlyLimit" | "monthlyUsed", string>>;
}

/** A level twice, used less than nothing, or a limit that is none. */
export function limitLevelsFault(answer: unknown): string {
  const { list, current } = answer as Levels;
  for (const field of ["dailyUsed", "monthlyUsed"] as const) if (isBelow0(current[field])) return field;
  const names = list.map(({ kycLevel, vipLevel }) => `${kycLevel} ${vipLevel}`);
  if (new Set(names).size < names.length) return "list[]";
  const limits = [current, ...list].flatMap(({ dailyLimit, monthlyLimit }) => [dailyLimit, monthlyLimit]);
  return limits.some(isNoLimit) ? "dailyLimit" : "";
}

/** Limits of one network that are none. */
export function limitFault(answer: unknown): string {
  const terms = answer as Readonly<Record<"withdrawMax" | "dailyLimit" | "monthlyLimit", string>>;
  const odd = (["withdrawMax", "dailyLimit", "monthlyLimit"] as const).find((field) =>
    isNoLimit(terms[field]),
  );
  return odd ?? "";
}
