import type { FrozenAsset } from "#shared/contract/records.ts";
import { frozenReasons } from "#shared/domain/frozen-reasons.ts";
import { coinCode, oneOf } from "#src/records/filter-kinds.ts";
import { defineFilters } from "#src/records/filters.ts";

/** `?coin=BTC&reason=LIMIT_ORDER` */
export const frozenFilters = defineFilters({ coin: coinCode(), reason: oneOf(frozenReasons) });
export type FrozenView = typeof frozenFilters.empty;

/** What ends it, beside time. */
export function freedBy({ reason, needs }: Pick<FrozenAsset, "reason" | "needs">): string {
  if (reason !== "DEPOSIT_RISK") return reason;
  return needs === "ANSWERS" ? "ANSWER" : needs === "DOCUMENTS" ? needs : reason;
}
