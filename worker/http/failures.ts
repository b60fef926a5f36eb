import { type ClientCode, codeMissing } from "#shared/rpc/errors.ts";
import {
  type CatalogueRow,
  defaultShowsMs,
  genericShowsMs,
  shownAs,
  signalCodes,
  timeoutShowsMs,
  toast,
} from "./taxonomy.ts";

/** How a call can fail without an answer of the server. */
export type FailureCause =
  | "request"
  | "response-type"
  | "person"
  | "cancelled"
  | "timeout"
  | "network"
  | "code"
  | "status"
  | "server-status"
  | "empty"
  | "unreadable"
  | "signature"
  | "log-reply";

export interface Failure extends CatalogueRow {
  readonly code: ClientCode;
  /** A read may be sent again. */
  readonly retriable: boolean;
}

const base = { show: toast(genericShowsMs), settles: "rejected", event: 0 } as const;

/** Something came, but no answer. */
const badAnswer = {
  ...base,
  kind: "ResponseError",
  log: "ResponseError",
  retriable: false,
} as const;

const http = {
  ...base,
  kind: "HttpError",
  code: "HTTP",
  message: (statusLine: string) => `HTTP ${statusLine}`,
  event: signalCodes.http,
  log: "HttpError",
} as const;

const nonResponse = { ...badAnswer, code: "NON_RESPONSE", message: () => "Non Response!" } as const;

const network = {
  ...base,
  kind: "TypeError",
  code: "NETWORK",
  message: () => "http network error",
  event: signalCodes.network,
  log: "TypeError",
  retriable: true,
} as const;

const unsent = { ...base, log: "other", retriable: false } as const;

export const failures: Readonly<Record<FailureCause, Failure>> = {
  request: {
    ...unsent,
    kind: "other",
    code: "BAD_REQUEST",
    message: (detail) => `bad request: ${detail}`,
  },
  "response-type": {
    ...unsent,
    kind: "ResponseError",
    code: "BAD_RESPONSE",
    message: () => "responseType not support",
    log: "ResponseError",
  },
  // Refused here, in words of its own.
  person: {
    ...unsent,
    kind: "BusinessError",
    code: "OTHER_PERSON",
    message: () => "another account is logged in",
  },
  cancelled: {
    ...base,
    kind: "Cancelled",
    code: "CANCELLED",
    message: () => "cancelled",
    show: shownAs("none"),
    log: null,
    retriable: false,
  },
  timeout: {
    ...base,
    kind: "Timeout",
    code: "9000001",
    message: () => "Request timeout, please re-try!",
    show: toast(timeoutShowsMs),
    event: signalCodes.timeout,
    log: "Timeout",
    retriable: true,
  },
  network,
  // A part of this worker's own code: the page tells of a new version by it.
  code: { ...network, message: () => codeMissing },
  status: { ...http, retriable: false },
  // Also 408: something between here and the server gave up waiting. And 403 and 429: too many requests, for now (F0.11).
  "server-status": { ...http, retriable: true },
  empty: { ...nonResponse, retriable: true },
  unreadable: { ...badAnswer, code: "BAD_RESPONSE", message: (detail) => `bad response: ${detail}` },
  signature: {
    ...badAnswer,
    code: "79992",
    message: () => "Signature verification failed, please confirm whether the network environment is safe.",
    show: toast(defaultShowsMs),
    event: signalCodes.signatureWrong,
  },
  "log-reply": { ...nonResponse, show: shownAs("none") },
};

/** Only 200 to 299 is success (R9.9). */
export function statusFailure(status: number): "status" | "server-status" | undefined {
  if (status >= 200 && status <= 299) return undefined;
  return status >= 500 || [403, 408, 429].includes(status) ? "server-status" : "status";
}

/** How a timeout is reported beside its message (R8.9). */
export function timeoutReport(ms: number): string {
  return `timeout of ${ms}ms exceeded`;
}
