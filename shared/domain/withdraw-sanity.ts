import { Decimal, isDecimalText } from "./decimal.ts";

/** What cannot be true of a person's withdrawals and their limits, whoever signed it; "" when nothing is wrong. Pure. */

const isBelow0 = (text: string): boolean => isDecimalText(text) && new Decimal(text).isNegative();
/** "-1" is no limit; less than nothing is none either. */
const isNoLimit = (text: string): boolean => isBelow0(text) && !new Decimal(text).eq(-1);

interface Sent {
  readonly amount: string;
  readonly withdrawFee: string;
  readonly debited?: string;
  readonly status: string;
  readonly createTime: string;
  readonly broadcastAt?: string;
  readonly endedAt?: string;
  readonly failCode?: number;
}

/** Statuses of what is still to come to its end (F4c.8). */
const underWay: ReadonlySet<string> = new Set([
  "SecurityCheck",
  "MoreInformationRequired",
  "Pending",
  "BlockchainConfirmed",
]);

/** Nothing, or less; a sum that is not its parts; one that arrived with a reason why not; or a time that is none of its way. */
function fieldAtFault(record: Sent): string {
  const { amount, withdrawFee, debited = "", status, failCode = 0 } = record;
  if (new Decimal(amount).lte(0)) return "amount";
  if (isBelow0(withdrawFee)) return "withdrawFee";
  if (debited !== "" && withdrawFee !== "" && !new Decimal(amount).plus(withdrawFee).eq(debited))
    return "debited";
  if (status === "success" && failCode !== 0) return "failCode";
  return hasOddTime(record) ? "endedAt" : "";
}

/** Before it was requested, or the end of one that goes on. In whole seconds: a host may round the one and not the other. */
function hasOddTime({ createTime, broadcastAt = "", endedAt = "", status }: Sent): boolean {
  const secondOf = (ms: string): number => Math.floor(Number(ms) / 1000);
  const isEarly = [broadcastAt, endedAt].some((time) => time !== "" && secondOf(time) < secondOf(createTime));
  return isEarly || (endedAt !== "" && underWay.has(status));
}

/** The first withdrawal that cannot be. */
export function sentFault(answer: unknown): string {
  const { rows } = answer as { readonly rows: readonly Sent[] };
  const fault = rows.map(fieldAtFault).find((one) => one !== "");
  return fault === undefined ? "" : `rows[].${fault}`;
}

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
  answer: unknown,
  _request?: unknown,
  serverNow = Number.POSITIVE_INFINITY,
): string {
  const { list, current } = answer as Levels;
  if (current.resetTime > serverNow / 1000 + dayAheadSeconds) return "current.resetTime";
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
