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

/** It may leave this state without the person doing anything on this page. */
export function goesOnByItself(status: MigrationStatus): boolean {
  return running.has(status);
}

/** It is over, and another may begin. */
export function mayBegin(status: MigrationStatus): boolean {
  return status === "NOT_STARTED" || status === "ABORTED";
}

interface Seen {
  readonly migrationId: string;
  readonly status: MigrationStatus;
  readonly updatedTime: number;
}

/** What is wrong with an answer after what was seen before, "" when it can be believed. */
export function stateFault(seen: Seen | null, reported: Seen): string {
  if (seen === null) return "";
  if (reported.migrationId !== seen.migrationId) {
    return mayBegin(seen.status) ? "" : "it is of another migration";
  }
  if (reported.updatedTime < seen.updatedTime) return "it is older than what was seen";
  return canFollow(seen.status, reported.status) ? "" : `${reported.status} does not follow ${seen.status}`;
}
