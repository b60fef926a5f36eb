import type { LimitLevel } from "../contract/withdraw.ts";
import type { LimitUse } from "../contract/withdraw-estimate.ts";
import { compareDecimalText } from "./decimal-text.ts";

/** The day's limits begin anew at the next 00:00 UTC. */
export function dayEnds(nowMs: number): number {
  const now = new Date(nowMs);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
}

/** The month's limits begin anew on its first day, 00:00 UTC. */
export function monthEnds(nowMs: number): number {
  const now = new Date(nowMs);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
}

/** Limits of identity levels, in the server's order: those of nobody's VIP level. */
export function identityLevels(list: readonly LimitLevel[]): readonly LimitLevel[] {
  return list.filter(({ vipLevel }) => vipLevel === "" || vipLevel === noVip);
}

/** Which of the limits that hold now the level after the own one raises. */
export interface NextLevel {
  readonly level: LimitLevel;
  readonly day: boolean;
  readonly month: boolean;
}

const levelAfter: ReadonlyMap<string, string> = new Map([
  ["LEVEL_DEFAULT", "LEVEL_1"],
  ["LEVEL_1", "LEVEL_2"],
]);

/** The level that more of an identity check leads to; undefined where there is none. */
export function nextLevel(
  levels: readonly LimitLevel[],
  own: string,
  { day, month }: { readonly day: LimitUse; readonly month: LimitUse },
): NextLevel | undefined {
  const level = levels.find(({ kycLevel }) => kycLevel === levelAfter.get(own));
  if (level === undefined) return undefined;
  return { level, day: raises(level.dailyLimit, day), month: raises(level.monthlyLimit, month) };
}

function raises(limit: string, use: LimitUse): boolean {
  return !use.none && (limit.startsWith("-") || compareDecimalText(limit, use.limit) > 0);
}

/** VIP levels with the same limits stand in one row. */
export interface VipRow {
  readonly levels: readonly string[];
  readonly dailyLimit: string;
}

export function vipRows(list: readonly LimitLevel[]): readonly VipRow[] {
  const rows: { levels: string[]; dailyLimit: string }[] = [];
  for (const { vipLevel, dailyLimit } of list) {
    if (vipLevel === "" || vipLevel === noVip) continue;
    const last = rows.at(-1);
    if (last?.dailyLimit === dailyLimit) {
      if (!last.levels.includes(vipLevel)) last.levels.push(vipLevel);
    } else rows.push({ levels: [vipLevel], dailyLimit });
  }
  return rows;
}

/** As the server names a person without a VIP level. */
const noVip = "No VIP";
