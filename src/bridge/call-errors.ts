import { type CofferError, cofferError } from "#shared/rpc/errors.ts";

/** A read whose worker died more often than it was sent again. Sending it once more is harmless. */
export function lostRead(call: string): CofferError {
  return cofferError({
    kind: "WorkerLost",
    code: "WORKER_LOST",
    message: "The worker was lost before it answered",
    call,
    retriable: true,
  });
}

/** A money call that was handed over: it may have happened, only a look-up shows it. */
export function lostMoney(call: string, requestId: string): CofferError {
  return cofferError({
    kind: "WorkerLost",
    code: "WORKER_LOST",
    message: "The worker was lost while money was moving",
    call,
    requestId,
    outcome: "unknown",
  });
}

/** The page gave the call up. `unknown` when it was money and already handed over. */
export function cancelled(call: string, requestId: string, sent: boolean): CofferError {
  return cofferError({
    kind: "Cancelled",
    code: "CANCELLED",
    message: "Cancelled",
    call,
    requestId,
    outcome: sent && requestId !== "" ? "unknown" : "none",
  });
}
