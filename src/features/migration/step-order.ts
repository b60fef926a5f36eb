import type { MigrationState, MigrationStatus, MigrationStep } from "#shared/contract/migration.ts";

/** Which step a state belongs to. The state is the law: the answer's own steps only add what it cannot tell. Pure. */

export const stepKeys = ["CONSENT", "KYC", "PRECHECK", "ASSETS", "CARD", "DONE"] as const;
export type StepKey = (typeof stepKeys)[number];

const stepOf: Readonly<Record<MigrationStatus, number>> = {
  NOT_STARTED: 0,
  CREATED: 1,
  KYC_PENDING: 1,
  KYC_REJECTED: 1,
  PRECHECK: 2,
  PRECHECK_FAILED: 2,
  ASSET_REVIEW: 3,
  CONVERTING: 3,
  ASSETS_READY: 3,
  TRANSFERRING: 3,
  CARD_PENDING: 4,
  CARD_PROCESSING: 4,
  COMPLETED: stepKeys.length,
  ABORTED: 0,
  FAILED: 3,
};

/** Index of the step at work; the number of steps when all is done. */
export function currentStep(status: MigrationStatus): number {
  return stepOf[status];
}

/** A step that this migration leaves out. */
export function isSkipped(state: MigrationState, key: StepKey): boolean {
  return stepIn(state, key)?.state === "SKIP";
}

/** When it was done, ms; 0 where that is not known. */
export function doneAt(state: MigrationState, key: StepKey): number {
  return stepIn(state, key)?.doneTime ?? 0;
}

function stepIn({ steps }: MigrationState, key: StepKey): MigrationStep | undefined {
  return steps.find((step) => step.key === key);
}
