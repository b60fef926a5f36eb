import type { CallInput, CallName } from "#shared/contract/index.ts";
import type { CallResult } from "#shared/rpc/api.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import { type Bridge, bridge } from "#src/bridge/bridge.ts";

/** A price or a result that only a person who is logged in gets: without one it fails. */
export async function ownAnswer<N extends CallName>(
  call: N,
  input: CallInput<N>,
  options?: Parameters<Bridge["call"]>[2],
): Promise<Extract<CallResult<N>, { readonly kind: "ok" }>> {
  const answer = await bridge.call(call, input, options);
  if (answer.kind === "ok") return answer;
  throw cofferError({ kind: "NotLoggedIn", code: "10007", message: "Not logged in", call });
}
