import type { CallInput, CallOutput, HttpCallName } from "#shared/contract/index.ts";
import { CallFailed } from "./call-failed.ts";
import type { HttpClient } from "./client.ts";

let callCount = 0;

/**
 * A call that the worker makes for itself, in answer to one of the page's. Rejects with a CofferError, also where nobody is
 * logged in: it is never exempt, so no answer is "anonymous".
 */
export async function ownCall<N extends HttpCallName>(
  http: Pick<HttpClient, "call">,
  name: N,
  input: CallInput<N>,
): Promise<CallOutput<N>> {
  callCount += 1;
  const answer = await http.call(name, input, { id: `own/${name}/${callCount}`, exempt: false });
  if (answer.kind === "ok") return answer.data;
  throw new CallFailed("unreadable", `${name}: not an answer for a person`, false);
}
