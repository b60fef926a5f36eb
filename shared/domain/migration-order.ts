import { canFollow, type MigrationStatus } from "./migration-states.ts";

/** Which states of a migration are worth asking after, and which answers to believe (F6h.3). Pure. */

const running: ReadonlySet<MigrationStatus> = new Set([
  "CREATED",
  "KYC_PENDING",
  "KYC_REJECTED",
  "PRECHECK",
  "PRECHECK_FAILED",
  "CONVERTING",
  "TRANSFERRING",
  "CARD_PROCESSING",
]);

interface Standing {
  readonly status: MigrationStatus;
  readonly blockers: readonly unknown[];
}

/** It may change without the person doing anything on this page: what is in the way is cleared elsewhere, in any state. */
export function goesOnByItself({ status, blockers }: Standing): boolean {
  return running.has(status) || blockers.length > 0;
}

/** It is over, and another may begin. */
export function mayBegin(status: MigrationStatus): boolean {
  return status === "NOT_STARTED" || status === "ABORTED";
}

interface Seen {
  readonly migrationId: string;
  readonly status: MigrationStatus;
  readonly targetSite: string;
  readonly updatedTime: number;
}

/** What is wrong with an answer after what was seen before, "" when it can be believed. */
export function stateFault(seen: Seen | null, reported: Seen): string {
  if (seen === null) return "";
  if (reported.migrationId !== seen.migrationId) {
    return mayBegin(seen.status) ? "" : "it is of another migration";
  }
  // Before it has begun it has no number, and may lead elsewhere by now.
  if (reported.migrationId !== "" && reported.targetSite !== seen.targetSite)
    return "it leads to another site";
  if (reported.updatedTime < seen.updatedTime) return "it is older than what was seen";
  return canFollow(seen.status, reported.status) ? "" : `${reported.status} does not follow ${seen.status}`;
}
