import type { CallName } from "#shared/contract/index.ts";
import type { ErrorKind } from "#shared/rpc/errors.ts";

/** The error catalogue of spec section 8 as data. A new code is a row here and a line in its test. */

/** What a ret_code other than 0 means. */
export interface Refusal {
  /** Empty: whatever no other row names. */
  readonly codes: readonly string[];
  readonly kind: ErrorKind;
  readonly message: (retMsg: string) => string;
  /** On a login-exempt page the call resolves as anonymous instead (spec section 6). */
  readonly anonymousWhenExempt: boolean;
  /** Kept answers that this refusal proves wrong. */
  readonly forgets: readonly CallName[];
}

const plain = { kind: "BusinessError", anonymousWhenExempt: false, forgets: [] } as const;

const refusals: readonly Refusal[] = [
  {
    codes: ["10007", "33003", "10009"],
    kind: "NotLoggedIn",
    message: () => "user no permission",
    anonymousWhenExempt: true,
    forgets: ["profile.get"],
  },
  {
    ...plain,
    codes: ["1007", "1008"],
    message: (retMsg) => `Timeout, ${retMsg || "token error"}.`,
  },
  // The compliance wall: its modal says it all.
  { ...plain, codes: ["10024"], message: () => "" },
];

/** The server's own words are kept for codes without a translation: the page shows '{code}: {ret_msg}'. */
const otherRefusal: Refusal = {
  ...plain,
  codes: [],
  message: (retMsg) => retMsg || "bad business ret_code",
};

export const SUCCESS_CODE = "0";

export function refusalOf(code: string): Refusal {
  return refusals.find((row) => row.codes.includes(code)) ?? otherRefusal;
}

/** How a call can fail without a verdict of the server. */
export type FailureCause =
  | "request"
  | "cancelled"
  | "timeout"
  | "network"
  | "status"
  | "server-status"
  | "empty"
  | "unreadable";

export interface Failure {
  readonly kind: ErrorKind;
  readonly code: string;
  /** `detail` is the status line, the field that is wrong, or "". */
  readonly message: (detail: string) => string;
  /** A read may be asked again. */
  readonly retriable: boolean;
  /** What was asked for may have happened all the same, provided the request had left. */
  readonly mayHaveHappened: boolean;
}

export const failures: Readonly<Record<FailureCause, Failure>> = {
  request: {
    kind: "other",
    code: "BAD_REQUEST",
    message: (detail) => `bad request: ${detail}`,
    retriable: false,
    mayHaveHappened: false,
  },
  cancelled: {
    kind: "Cancelled",
    code: "CANCELLED",
    message: () => "cancelled",
    retriable: false,
    mayHaveHappened: true,
  },
  timeout: {
    kind: "Timeout",
    code: "9000001",
    message: () => "Request timeout, please re-try!",
    retriable: true,
    mayHaveHappened: true,
  },
  network: {
    kind: "TypeError",
    code: "NETWORK",
    message: () => "http network error",
    retriable: true,
    mayHaveHappened: true,
  },
  status: {
    kind: "HttpError",
    code: "HTTP",
    message: (statusLine) => `HTTP ${statusLine}`,
    retriable: false,
    mayHaveHappened: false,
  },
  // Also 408: something between here and the server gave up waiting.
  "server-status": {
    kind: "HttpError",
    code: "HTTP",
    message: (statusLine) => `HTTP ${statusLine}`,
    retriable: true,
    mayHaveHappened: true,
  },
  empty: {
    kind: "ResponseError",
    code: "NON_RESPONSE",
    message: () => "Non Response!",
    retriable: true,
    mayHaveHappened: true,
  },
  unreadable: {
    kind: "ResponseError",
    code: "BAD_RESPONSE",
    message: (detail) => `bad response: ${detail}`,
    retriable: false,
    mayHaveHappened: true,
  },
};

/** Spec section 9: only 200 to 299 is success. */
export function statusFailure(status: number): "status" | "server-status" | undefined {
  if (status >= 200 && status <= 299) return undefined;
  return status >= 500 || status === 408 ? "server-status" : "status";
}
