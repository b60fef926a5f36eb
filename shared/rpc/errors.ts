/**
 * Errors as plain data, so that they cross the thread boundary whole (D3.5).
 * `code` is a stable machine-readable string: a server's ret_code ("700008") or one of {@link ClientCode}.
 */

/** Failure kinds (R8.18), plus those that only the client knows. */
export type ErrorKind =
  | "Timeout"
  | "TypeError"
  | "HttpError"
  | "ResponseError"
  | "BusinessError"
  | "NotLoggedIn"
  | "WorkerLost"
  | "Cancelled"
  | "other";

/** Codes that the client gives by itself. 9000001 is its timeout, 79992 an answer whose signature is wrong (R8.6, R8.9). */
export type ClientCode =
  | "9000001"
  | "79992"
  | "NETWORK"
  | "HTTP"
  | "NON_RESPONSE"
  | "BAD_RESPONSE"
  | "BAD_REQUEST"
  | "WORKER_LOST"
  | "CANCELLED"
  | "OTHER_PERSON"
  | "SENT_BEFORE"
  | "SENT_EARLIER"
  | "NO_PERMISSION"
  | "INTERNAL";

/** The message of a NETWORK that is no call's: the worker could not fetch a part of its own code, which a deployment may have taken away. */
export const codeMissing = "code missing";

/** Whether what was requested may have happened all the same. Only money calls can be `unknown`. */
export type Outcome = "none" | "unknown";

/** How the page tells of an error (R8.15, R9.21): a row of the catalogue says it. */
export interface ErrorShow {
  /** `redirect`: to the login page. `none`: whoever asked says it, or nobody. */
  readonly as: "toast" | "notification" | "modal" | "redirect" | "none";
  /** 0 where it stays until it is answered, or nothing shows. */
  readonly durationMs: number;
}

export interface ErrorData {
  readonly kind: ErrorKind;
  readonly code: string;
  /** For logs and for codes without a translation; the page shows the translation of `code`. */
  readonly message: string;
  /** The call that failed, "" when there was none. */
  readonly call: string;
  /** The money call's id, "" for reads. */
  readonly requestId: string;
  readonly retriable: boolean;
  readonly outcome: Outcome;
  /** Absent where the page itself made the error. */
  readonly show?: ErrorShow;
  /** The server's own words, for '{code}: {ret_msg}' where the code has no translation; absent without an answer. */
  readonly retMsg?: string;
  /** Of a call that was looked up and never happened: the code of why it was looked up. */
  readonly cause?: string;
  /** What the server sent along, only where the page shows it (10024). */
  readonly result?: unknown;
}

/** The one error class on both threads. */
export class CofferError extends Error {
  readonly data: ErrorData;

  constructor(data: ErrorData) {
    super(data.message);
    this.name = "CofferError";
    this.data = data;
  }

  get code(): string {
    return this.data.code;
  }
}

export function isCofferError(value: unknown): value is CofferError {
  return value instanceof CofferError;
}

type ErrorPart = Pick<ErrorData, "kind" | "code" | "message"> & Partial<ErrorData>;

/** Fills what a caller does not say: not retriable, nothing happened. */
export function errorData(part: ErrorPart): ErrorData {
  return { call: "", requestId: "", retriable: false, outcome: "none", ...part };
}

/** {@link errorData} to be thrown. Not while a file is evaluated: for its stack the file is read again (docs/performance.md). */
export function cofferError(part: ErrorPart): CofferError {
  return new CofferError(errorData(part));
}

/** Any thrown value as error data: what is not a CofferError becomes kind `other`, or `TypeError` if it is one. */
export function toErrorData(thrown: unknown): ErrorData {
  if (isCofferError(thrown)) return thrown.data;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const kind = thrown instanceof TypeError ? "TypeError" : "other";
  return errorData({ kind, code: "INTERNAL", message });
}
