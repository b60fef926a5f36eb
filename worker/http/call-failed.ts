import type { CallDefinition } from "#shared/contract/define.ts";
import { type CofferError, cofferError, isCofferError } from "#shared/rpc/errors.ts";
import { notServed } from "#shared/rpc/not-served.ts";
import type { Answer } from "./answer-kind.ts";
import { type FailureCause, failures } from "./failures.ts";
import { remindedBy, shownAs } from "./taxonomy.ts";

const tooMany = "10006";

/** What an error of a call has to say about the call itself. */
export interface CallContext {
  readonly call: string;
  /** It moves or changes something, so that a lost answer leaves its outcome unknown. */
  readonly acts: boolean;
  readonly requestId: string;
  readonly reminder?: "toast" | "notify" | undefined;
  /** It is ours: an exchange may not have it (D10.13). */
  readonly extension?: boolean | undefined;
}

/** A read of ours that an exchange does not have: the part that wants it says so, or does without. */
function isAbsent({ acts, extension }: CallContext, isMissing: boolean): boolean {
  return isMissing && extension === true && !acts;
}

/** A failure without an answer of the server. `left`: fetch was called, so that the request may have reached it. */
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

/** The error that crosses to the page. What acts is never retriable, and `unknown` unless it provably never left. */
export function failureError(thrown: unknown, context: CallContext): CofferError {
  if (isCofferError(thrown)) return thrown;
  const { call, acts, requestId, reminder } = context;
  if (!(thrown instanceof CallFailed)) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    const outcome = acts ? "unknown" : "none";
    const part = { kind: "other", code: "INTERNAL", message, call, requestId, outcome } as const;
    return cofferError({ ...part, show: shownAs("none") });
  }
  const row = failures[thrown.why];
  return cofferError({
    kind: row.kind,
    code: row.code,
    message: thrown.message,
    call,
    requestId,
    retriable: row.retriable && !acts,
    outcome: acts && thrown.left ? "unknown" : "none",
    show: isAbsent(context, thrown.status === 404) ? shownAs("none") : remindedBy(row.show, reminder),
  });
}

/**
 * The error of a call that the server refused. It may have been done all the same, unless the code is one of the call's
 * definite refusals and the answer is known to be this request's.
 */
export function refusalError(
  { refusal, code, retMsg, result, isProof }: Extract<Answer, { kind: "refused" }>,
  context: CallContext,
  { definiteRefusals = [] }: CallDefinition,
): CofferError {
  const { call, acts, requestId, reminder } = context;
  return cofferError({
    kind: refusal.kind,
    code,
    message: refusal.message(retMsg),
    call,
    requestId,
    // What came too fast can be read later (F0.11).
    retriable: code === tooMany && !acts,
    outcome: acts && !(isProof && definiteRefusals.includes(code)) ? "unknown" : "none",
    show: isAbsent(context, code === notServed) ? shownAs("none") : remindedBy(refusal.show, reminder),
    retMsg,
    ...(refusal.givesResult === true ? { result } : {}),
  });
}
