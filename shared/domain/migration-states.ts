/** The state table of a migration (F6h.1, F6h.2). Pure. */

export const migrationStates = [
  "NOT_STARTED",
  "CREATED",
  "KYC_PENDING",
  "KYC_REJECTED",
  "PRECHECK",
  "PRECHECK_FAILED",
  "ASSET_REVIEW",
  "CONVERTING",
  "ASSETS_READY",
  "TRANSFERRING",
  "CARD_PENDING",
  "CARD_PROCESSING",
  "COMPLETED",
  "ABORTED",
  "FAILED",
] as const;
export type MigrationStatus = (typeof migrationStates)[number];

/** Where each state leads to by one step. A migration that was stopped leads to another one, with an id of its own. */
export const migrationLeadsTo: Readonly<Record<MigrationStatus, readonly MigrationStatus[]>> = {
  NOT_STARTED: ["CREATED"],
  CREATED: ["KYC_PENDING", "PRECHECK", "ABORTED"],
  KYC_PENDING: ["PRECHECK", "KYC_REJECTED", "ABORTED"],
  KYC_REJECTED: ["KYC_PENDING", "ABORTED"],
  PRECHECK: ["PRECHECK_FAILED", "ASSET_REVIEW", "ABORTED"],
  PRECHECK_FAILED: ["PRECHECK", "ABORTED"],
  ASSET_REVIEW: ["CONVERTING", "TRANSFERRING", "ABORTED"],
  CONVERTING: ["ASSET_REVIEW", "ASSETS_READY"],
  ASSETS_READY: ["TRANSFERRING", "ABORTED"],
  TRANSFERRING: ["CARD_PENDING", "COMPLETED", "FAILED"],
  CARD_PENDING: ["CARD_PROCESSING", "COMPLETED"],
  CARD_PROCESSING: ["COMPLETED", "CARD_PENDING"],
  COMPLETED: [],
  ABORTED: ["NOT_STARTED"],
  FAILED: [],
};

export function canAbort(status: MigrationStatus): boolean {
  return migrationLeadsTo[status].includes("ABORTED");
}

/**
 * Whether one and the same migration can be in a state some time after it was in another, however many steps were not
 * seen: a late answer fails it.
 */
export function canFollow(before: MigrationStatus, after: MigrationStatus): boolean {
  const seen = new Set<MigrationStatus>([before]);
  for (const status of seen) {
    if (status === "ABORTED") continue;
    for (const next of migrationLeadsTo[status]) seen.add(next);
  }
  return seen.has(after);
}
