import type { FrozenAsset } from "#shared/contract/records.ts";
import { frozenReasons } from "#shared/domain/frozen-reasons.ts";
import { coinCode, oneOf } from "#src/records/filter-kinds.ts";
import { defineFilters } from "#src/records/filters.ts";

/** `?coin=BTC&reason=LIMIT_ORDER` */
export const frozenFilters = defineFilters({ coin: coinCode(), reason: oneOf(frozenReasons) });
export type FrozenView = typeof frozenFilters.empty;

/** What ends it, beside time. */
export function freedBy({
  reason,
  needs,
  unfreezeTime,
}: Pick<FrozenAsset, "reason" | "needs" | "unfreezeTime">): string {
  if (reason !== "DEPOSIT_RISK") return reason;
  // Only the day's limit ends at a known time; what people look at ends when they have.
  if (needs === "" && unfreezeTime !== "") return "DAY_LIMIT";
  return needs === "ANSWERS" ? "ANSWER" : needs === "DOCUMENTS" ? needs : reason;
}
