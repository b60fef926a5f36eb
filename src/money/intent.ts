import type { StoredIntent } from "#shared/contract/intents.ts";
import type { ErrorData } from "#shared/rpc/errors.ts";

/** What the record of a conversion or an order says about how it ended. */
export type Settled =
  | "completed"
  | "partly"
  | "failed"
  | "processing"
  | "placed"
  | "filled"
  | "cancelled"
  | "over"
  | "transferred"
  | "transferFailed"
  | "transferring"
  | "transferUnclear"
  | "answered"
  | "returned"
  | "returning"
  | "saved"
  | "partlySaved"
  | "withdrawing"
  | "withdrawHeld"
  | "withdrawn"
  | "withdrawFailed"
  | "withdrawStopped"
  | "tooLate"
  | "unclear"
  | "migrating";

/** How an intent ended. `nothing`: proven that nothing moved. */
export type Ending =
  | {
      readonly state: "done";
      readonly settled: Settled;
      readonly recordId: string;
      /** What came, where its record says so. */
      readonly receives?: StoredIntent["receives"];
      /** What was taken, where its record says so. */
      readonly pays?: StoredIntent["pays"];
    }
  | { readonly state: "nothing"; readonly error: ErrorData };

/**
 * `elsewhere`: another tab has sent it and is at it. `unknown`: half a minute of look-ups found nothing; looked up again
 * quietly. `gone`: it was elsewhere, and was reported there.
 */
export type Phase = "sending" | "looking-up" | "unknown" | "elsewhere" | "ended" | "gone";

/** Money under way, as this page knows it: a new object at every change. */
export interface OpenIntent extends StoredIntent {
  readonly phase: Phase;
  /** Unknown, and being looked up at this moment. */
  readonly checking: boolean;
  /** It cannot be looked up before the person has logged in again. */
  readonly loggedOut: boolean;
  /** A dialog is open on it. */
  readonly attended: boolean;
  /** Known once it ended, and its record was read. */
  readonly ending: Ending | null;
}

/** Its outcome is not known: what is equal to it must not be sent. */
export function isOpen({ phase }: Pick<OpenIntent, "phase">): boolean {
  return phase !== "ended" && phase !== "gone";
}

/** An intent whose outcome is not known. */
export interface UnknownOutcome {
  readonly requestId: string;
  /** The dialog goes on by itself once the outcome is known. */
  readonly goesOn: boolean;
}
