import { permissionsOf } from "../../accounts/permissions.ts";
import type { Person } from "../../accounts/person.ts";
import { codes, Refusal } from "../../refusal.ts";

const normal = 1;

/** Whether this person may move at all: not an ineligible or frozen account, and not in the middle of another change. */
export function requireStanding({ profile }: Person, at: number): void {
  const { allow, reason } = permissionsOf(profile, at).migration;
  if (!allow) throw new Refusal(reason, "An account of this kind cannot be moved");
  if ((profile.status ?? normal) !== normal) {
    throw new Refusal(codes.noPermission, "This account is frozen: it cannot be moved");
  }
  if (profile.unifiedState === "PROCESS") {
    throw new Refusal(codes.upgradeRunning, "The upgrade to Unified Trading is in progress");
  }
}
