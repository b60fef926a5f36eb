import { type CofferError, cofferError, isCofferError } from "#shared/rpc/errors.ts";
import type { Answer } from "./answer.ts";
import { type FailureCause, failures } from "./failures.ts";
import { remindedBy, shownAs } from "./taxonomy.ts";

/** What an error of a call has to say about the call itself. */
export interface CallContext {
  readonly call: string;
  readonly money: boolean;
  readonly requestId: string;
  readonly reminder?: "toast" | "notify" | undefined;
}

/** A failure without a verdict of the server. `left`: the request may have reached the server. */
export class CallFailed extends Error {
  constructor(
    readonly why: FailureCause,
    readonly detail: string,
    readonly left: boolean,
    /** The HTTP status, 0 when there was none. */
    readonly status = 0,
  ) {
    super(failures[why].message(detail));
    this.name = "CallFailed";
  }
}

/** The error that crosses to the page. A money call is never retriable, and `unknown` when it may have happened. */
export function failureError(thrown: unknown, context: CallContext): CofferError {
  if (isCofferError(thrown)) return thrown;
  const { call, money, requestId, reminder } = context;
  if (!(thrown instanceof CallFailed)) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return cofferError({ kind: "other", code: "INTERNAL", message, call, requestId, show: shownAs("none") });
  }
  const row = failures[thrown.why];
  return cofferError({
    kind: row.kind,
    code: row.code,
    message: thrown.message,
    call,
    requestId,
    retriable: row.retriable && !money,
    outcome: money && thrown.left && row.mayHaveHappened ? "unknown" : "none",
    show: remindedBy(row.show, reminder),
  });
}

/** The error of a call that the server refused. */
export function refusalError(
  { refusal, code, retMsg, result }: Extract<Answer, { kind: "refused" }>,
  { call, requestId, reminder }: CallContext,
): CofferError {
  return cofferError({
    kind: refusal.kind,
    code,
    message: refusal.message(retMsg),
    call,
    requestId,
    show: remindedBy(refusal.show, reminder),
    retMsg,
    ...(refusal.givesResult === true ? { result } : {}),
  });
}
