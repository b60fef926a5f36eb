import { permissionsOf } from "../../accounts/permissions.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import { type StopCause, withdrawStopOf } from "../address-book/index.ts";
import { withdrawCodes } from "./codes.ts";

/** Whether a person may withdraw at all. */
export interface Standing {
  readonly code: number;
  /** When it expires, ms; 0 where it does not. */
  readonly until: number;
  readonly cause: StopCause | "";
}

const said: Readonly<Record<number, string>> = {
  [withdrawCodes.banned]: "Withdrawals are banned for this account",
  [withdrawCodes.loginRestricted]: "The login's status bars withdrawals",
  [withdrawCodes.upgradeRunning]: "The upgrade to Unified Trading is in progress",
  [withdrawCodes.identityIncomplete]: "The identity check is not complete",
  [withdrawCodes.stopped]: "Withdrawals are stopped after a sensitive change",
  [withdrawCodes.abnormal]: "The account is looked at",
  [codes.needIdentityCheck]: "Identity check needed before withdrawing",
};

export async function standingOf(db: Db, { id, profile }: Person, at: number): Promise<Standing> {
  const plain = (code: number): Standing => ({ code, until: 0, cause: "" });
  const { allow, reason } = permissionsOf(profile, at).withdraw;
  if (!allow) return plain(reason);
  if (profile.status === 4) return plain(withdrawCodes.banned);
  if (profile.status === 2) return plain(withdrawCodes.loginRestricted);
  if (profile.status === 5) return plain(withdrawCodes.abnormal);
  if (profile.unifiedState === "PROCESS") return plain(withdrawCodes.upgradeRunning);
  if (profile.isIdentityIncomplete === true) return plain(withdrawCodes.identityIncomplete);
  const stop = await withdrawStopOf(db, id, at);
  if (stop === undefined) return plain(0);
  return { code: withdrawCodes.stopped, until: stop.until, cause: stop.cause };
}

export async function requireStanding(db: Db, person: Person, at: number): Promise<void> {
  const { code } = await standingOf(db, person, at);
  if (code !== 0) throw new Refusal(code, said[code] ?? "Withdrawals are not open to you");
}
