import type { Profile } from "./person.ts";

/** F4c.3. */
export const accountModes = { classic: 1, unified: 5, unifiedPro: 6 } as const;

/** Who is changing over has the classic account until that is done; PRO members have the unified one's Pro form. */
export function accountModeOf({ unifiedState = "", label }: Profile): number {
  if (unifiedState === "PROCESS" || unifiedState === "FAIL") return accountModes.classic;
  return label.type === 3 ? accountModes.unifiedPro : accountModes.unified;
}
