import type { AgreementStatus } from "#shared/contract/options.ts";

export interface Standing {
  readonly status: AgreementStatus;
  readonly retryTime: number;
  readonly decidedTime?: number | undefined;
}

/**
 * Which try the agreement is at, `begun` if it is still that one (F2f.5). From when one may try again turns to 0 once it is past: where
 * the decision has a time, that alone tells tries apart, and elsewhere one that was begun before goes on. Pure.
 */
export function attemptOf({ status, decidedTime = 0, retryTime }: Standing, begun: string): string {
  const failed = `REJECTED ${decidedTime} `;
  const goesOn = status === "REJECTED" && decidedTime === 0 && retryTime === 0 && begun.startsWith(failed);
  return goesOn ? begun : `${status} ${decidedTime} ${decidedTime === 0 ? retryTime : 0}`;
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

interface Answered {
  readonly status: AgreementStatus;
  /** What was known before it. */
  readonly before: Standing;
}

/**
 * The agreement says it too, as read since. One of before that comes once more does not; a failure may look as one before it did, but
 * never as if nothing had been sent. Pure.
 */
export function isTold({ status, before }: Answered, now: Standing | undefined): boolean {
  if (now === undefined) return false;
  return status === "REJECTED" ? now !== before && now.status !== "NONE" : isTaken(before, now);
}
