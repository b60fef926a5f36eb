import type { CallInput, CallName, CallOutput } from "#shared/contract/index.ts";
import { type CofferError, cofferError } from "#shared/rpc/errors.ts";
import type { Bridge } from "./bridge.ts";

/** What is proven of a money call whose answer was lost. */
export type ProvenOutcome<N extends CallName> =
  | { readonly status: "done"; readonly data: CallOutput<N>; readonly invalidates: readonly CallName[] }
  | { readonly status: "refused"; readonly error: CofferError };

/** The code of an intent that was looked up and never arrived: it did not happen, and cannot happen any more. */
export const outcomeAbsent = "OUTCOME_ABSENT";

/**
 * Looks up what became of a call, by what was sent: an intent kept from an earlier visit is looked up the same way as
 * one that waits. Null while the server is still at it. Rejects with a CofferError while nothing is proven.
 */
export async function lookUpOutcome<N extends CallName>(
  bridge: Pick<Bridge, "call">,
  call: N,
  input: CallInput<N>,
  requestId: string,
): Promise<ProvenOutcome<N> | null> {
  const answer = await bridge.call("outcome.resolve", { call, input: { ...input } });
  if (answer.kind === "anonymous") throw loggedOut(call, requestId);
  const { data, invalidates } = answer;
  const part = { kind: "BusinessError", call, requestId } as const;
  if (data.state === "running") return null;
  // The worker has read it by this very call's schema and binding; the contract types it as unknown because one
  // look-up serves all money calls alike.
  if (data.state === "done") return { status: "done", data: data.result as CallOutput<N>, invalidates };
  if (data.state === "absent") {
    const message = "The request never arrived; nothing moved";
    return { status: "refused", error: cofferError({ ...part, code: outcomeAbsent, message }) };
  }
  const { code, retMsg } = data;
  return { status: "refused", error: cofferError({ ...part, code, message: retMsg, retMsg }) };
}

/** `requestId` of a money call, else "": money that a session's end met may have moved. */
export function loggedOut(call: CallName, requestId: string): CofferError {
  const outcome = requestId === "" ? "none" : "unknown";
  return cofferError({
    kind: "NotLoggedIn",
    code: "10007",
    message: "Not logged in",
    call,
    requestId,
    outcome,
  });
}
