import { and, eq, gte, notInArray, sql } from "drizzle-orm";
import type { LimitLevel } from "#shared/contract/withdraw.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Profile } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { withdrawals } from "./tables.ts";

/** What may be withdrawn in a day and a month, USDT, by identity and VIP level (F4e.*). "-1" is no limit. */

const noLimit = "-1";
const levels: readonly LimitLevel[] = [
  { kycLevel: "LEVEL_DEFAULT", vipLevel: "No VIP", dailyLimit: "20000", monthlyLimit: "100000" },
  { kycLevel: "LEVEL_1", vipLevel: "No VIP", dailyLimit: "1000000", monthlyLimit: noLimit },
  { kycLevel: "LEVEL_2", vipLevel: "No VIP", dailyLimit: "2000000", monthlyLimit: noLimit },
  { kycLevel: "BUSINESS", vipLevel: "No VIP", dailyLimit: "4000000", monthlyLimit: noLimit },
];
const vipMillions: Readonly<Record<string, number>> = {
  "VIP-1": 6,
  "VIP-2": 6,
  "VIP-3": 6,
  "VIP-4": 8,
  "VIP-5": 10,
  "VIP-Supreme": 12,
  "PRO-1": 12,
  "PRO-2": 15,
  "PRO-3": 20,
  "PRO-4": 25,
  "PRO-5": 30,
};

export function limitLevels(): LimitLevel[] {
  const vip = Object.entries(vipMillions).map(([vipLevel, millions]) => ({
    kycLevel: "",
    vipLevel,
    dailyLimit: `${millions}000000`,
    monthlyLimit: noLimit,
  }));
  return [...levels, ...vip];
}

interface Limits {
  readonly dailyLimit: string;
  readonly monthlyLimit: string;
}

/** A VIP level's own limit has to be asked for; until then the identity's holds. */
function limitsOf({ kycLevel, isBusiness, label, hasVipLimit }: Profile): Limits {
  const level = isBusiness === true && kycLevel !== "LEVEL_DEFAULT" ? "BUSINESS" : kycLevel;
  const own = levels.find((one) => one.kycLevel === level) ?? { dailyLimit: "0", monthlyLimit: "0" };
  const millions = hasVipLimit === true ? vipMillions[label.name] : undefined;
  const { dailyLimit, monthlyLimit } = own;
  return { dailyLimit: millions === undefined ? dailyLimit : `${millions}000000`, monthlyLimit };
}

/** The VIP level's own limit, where it is above what holds and was not asked for yet; "" else. */
export function raisableTo(profile: Profile): string {
  const raised = limitsOf({ ...profile, hasVipLimit: true }).dailyLimit;
  return new Decimal(raised).gt(limitsOf(profile).dailyLimit) ? raised : "";
}

const dayMs = 86_400_000;

/** 00:00 UTC, of the day and of the month's first. */
function dayStart(at: number): number {
  return at - (at % dayMs);
}
export function dayEnd(at: number): number {
  return dayStart(at) + dayMs;
}
function monthStart(at: number): number {
  const day = new Date(at);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1);
}

interface LimitsUsed extends Limits {
  readonly dailyUsed: string;
  readonly monthlyUsed: string;
}

/** What counts: all that was asked for since, unless it came back. */
export async function limitsUsed(db: Db, userId: number, profile: Profile, at: number): Promise<LimitsUsed> {
  const dailyUsed = await valueSince(db, dayStart(at), userId);
  const monthlyUsed = await valueSince(db, monthStart(at), userId);
  return { ...limitsOf(profile), dailyUsed, monthlyUsed };
}

/** Of one person, or of everybody. */
export async function valueSince(db: Db, since: number, userId?: number): Promise<string> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${withdrawals.valueUsdt}), 0)::text` })
    .from(withdrawals)
    .where(
      and(
        userId === undefined ? undefined : eq(withdrawals.userId, userId),
        gte(withdrawals.createdAt, since),
        notInArray(withdrawals.status, ["CancelByUser", "Reject", "Fail"]),
      ),
    );
  return new Decimal(row?.sum ?? 0).toFixed();
}

/** What of a limit is left; undefined without one. */
export function leftOf(limit: string, used: string): Decimal | undefined {
  if (limit === noLimit) return undefined;
  return Decimal.max(new Decimal(limit).minus(used), 0);
}
