import type { AgreementStatus } from "#shared/contract/options.ts";
import type { CofferError } from "#shared/rpc/errors.ts";

/** What may be concluded about an application from what is known before and after it. Pure. */

export interface Standing {
  readonly status: AgreementStatus;
  readonly retryTime: number;
  readonly decidedTime?: number | undefined;
}

/** It arrived: the agreement stands elsewhere than before. A second failure has a later next try. */
export function isTaken(before: Standing, now: Standing): boolean {
  if (now.status === "PENDING" || now.status === "APPROVED") return true;
  if (now.status === "NONE") return false;
  return (
    before.status !== "REJECTED" ||
    now.retryTime > before.retryTime ||
    (now.decidedTime ?? 0) > (before.decidedTime ?? 0)
  );
}

/**
 * Refusals of the application itself: it was looked at and not taken (10001, 700003), or who asks may not (the others).
 * Whatever else comes back, such as a server that lost its way, may stand for one that was taken.
 */
const definite: ReadonlySet<string> = new Set(
  "10001 10005 10006 10024 10027 20096 42039 131004 700003".split(" "),
);

/** Proof that nothing was taken. A session that is over proves it too: nobody was there to apply. */
export function isUndone({ data: { kind, code } }: CofferError): boolean {
  return kind === "NotLoggedIn" || (kind === "BusinessError" && definite.has(code));
}
