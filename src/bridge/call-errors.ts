import { type CofferError, cofferError } from "#shared/rpc/errors.ts";

const lost = { kind: "WorkerLost", code: "WORKER_LOST", message: "The worker was lost" } as const;

/** A read whose worker died more often than it was sent again. Sending it once more is harmless. */
export function lostRead(call: string): CofferError {
  return cofferError({ ...lost, call, retriable: true });
}

/** What moves money or changes something else, and was handed over: it may have happened, only a look-up or its state shows it. */
export function lostChange(call: string, requestId: string): CofferError {
  return cofferError({ ...lost, call, requestId, outcome: "unknown" });
}

/** The page gave the call up. `mayBeDone`: it changes something, and a worker has it. */
export function cancelled(call: string, requestId: string, mayBeDone: boolean): CofferError {
  return cofferError({
    kind: "Cancelled",
    code: "CANCELLED",
    message: "Cancelled",
    call,
    requestId,
    outcome: mayBeDone ? "unknown" : "none",
  });
}
