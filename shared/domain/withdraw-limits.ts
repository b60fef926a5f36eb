import type { LimitLevel } from "../contract/withdraw.ts";
import type { LimitUse } from "../contract/withdraw-estimate.ts";
import { Decimal, isDecimalText } from "./decimal.ts";

/** Limits of a day and a month, in USDT (F4e.*). "-1" is none. */

export const unknownUse: LimitUse = { none: false, limit: "", used: "", left: "", percent: 0 };

export function limitUse(limit: string, used: string): LimitUse {
  if (!isDecimalText(limit) || !isDecimalText(used)) return unknownUse;
  const most = new Decimal(limit);
  if (most.isNegative()) return { none: true, limit: "", used, left: "", percent: 0 };
  const left = Decimal.max(most.minus(used), 0);
  const percent = most.isZero() ? 100 : new Decimal(used).div(most).times(100).decimalPlaces(0).toNumber();
  return { none: false, limit, used, left: left.toFixed(), percent: Math.min(100, Math.max(0, percent)) };
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
export const noVip = "No VIP";
