import type { LimitUse } from "../contract/withdraw-estimate.ts";
import { Decimal, isBelow0, isDecimalText } from "./decimal.ts";

/** Limits of a day and a month, in USDT (F4e.*). "-1" is none. */

export const unknownUse: LimitUse = { none: false, limit: "", used: "", left: "", percent: 0 };

export function limitUse(limit: string, used: string): LimitUse {
  if (!isDecimalText(limit) || !isDecimalText(used)) return unknownUse;
  const max = new Decimal(limit);
  if (isBelow0(limit)) return { none: true, limit: "", used, left: "", percent: 0 };
  const left = Decimal.max(max.minus(used), 0);
  const percent = max.isZero() ? 100 : new Decimal(used).div(max).times(100).decimalPlaces(0).toNumber();
  return { none: false, limit, used, left: left.toFixed(), percent: Math.min(100, Math.max(0, percent)) };
}
