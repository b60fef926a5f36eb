import type { MigrationStatus } from "./migration-states.ts";

/** Which states of a migration are worth asking after (F6h.3). Pure. */

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
