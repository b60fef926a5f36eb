import type { AgreementStatus } from "#shared/contract/options.ts";

export interface Standing {
  readonly status: AgreementStatus;
  readonly retryTime: number;
  readonly decidedTime?: number | undefined;
}

/** An application arrived: the agreement stands elsewhere than before. A second failure has a later next try. Pure. */
export function isTaken(before: Standing, now: Standing): boolean {
  if (now.status === "PENDING" || now.status === "APPROVED") return true;
  if (now.status === "NONE") return false;
  return (
    before.status !== "REJECTED" ||
    now.retryTime > before.retryTime ||
    (now.decidedTime ?? 0) > (before.decidedTime ?? 0)
  );
}
