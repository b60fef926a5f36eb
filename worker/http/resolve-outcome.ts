import * as v from "valibot";
import type { CallDefinition } from "#shared/contract/define.ts";
import type { CallInput, CallName, CallOutput } from "#shared/contract/index.ts";
import { lazyLocalCalls } from "#shared/contract/lazy-local-calls.ts";
import type { CallResult } from "#shared/rpc/api.ts";
import { CofferError, cofferError, toErrorData } from "#shared/rpc/errors.ts";
import { readResult } from "./answer.ts";
import { CallFailed, failureError } from "./call-failed.ts";
import { checkInput } from "./call-request.ts";
import type { HttpClient } from "./client.ts";
import type { Fields } from "./fields.ts";
import { ownCall } from "./own-call.ts";
import { provenByRecord } from "./proven-by-record.ts";
import { shownAs } from "./taxonomy.ts";

export interface OutcomeParts {
  readonly http: Pick<HttpClient, "call" | "forget">;
  readonly load: (name: string) => Promise<CallDefinition | undefined>;
  /** ms. The answer that is looked up may be of long before. */
  readonly serverNow: () => number;
}

type Resolved = CallOutput<"outcome.resolve">;

/** What was sent, and what its answers are judged by. */
interface Sent {
  readonly call: string;
  readonly definition: CallDefinition;
  readonly fields: Fields;
  readonly requestId: string;
}

/** Answers "outcome.resolve": only what is proven resolves, all else rejects with an unknown outcome. */
export async function resolveOutcome(
  parts: OutcomeParts,
  input: unknown,
): Promise<CallResult<"outcome.resolve">> {
  let about = { call: "outcome.resolve", requestId: "" };
  try {
    const sent = await readSent(parts, input);
    const { call, requestId } = sent;
    // No more than this: what it is judged by cannot cross to the page.
    about = { call, requestId };
    const looked = await ownCall(parts.http, "outcome.lookup", { requestId });
    const data = await settled(parts, sent, looked);
    const invalidates = (
      data.state === "done" ? (sent.definition.invalidates ?? []) : []
    ) as readonly CallName[];
    parts.http.forget(invalidates);
    return { kind: "ok", data, invalidates };
  } catch (thrown) {
    const error = failureError(thrown, { ...about, acts: true });
    throw new CofferError({ ...toErrorData(error), ...about, outcome: "unknown" });
  }
}

/** Rejects with CallFailed what is no money call, or not what could have been sent by it. */
async function readSent({ load }: OutcomeParts, input: unknown): Promise<Sent> {
  const read = v.safeParse(lazyLocalCalls["outcome.resolve"].request, input);
  if (!read.success) throw new CallFailed("request", "outcome.resolve", false);
  const { call, input: given }: CallInput<"outcome.resolve"> = read.output;
  const definition = await load(call);
  if (definition?.money !== true) throw new CallFailed("request", `${call} moves no money`, false);
  const fields = checkInput(call, definition, given);
  return { call, definition, fields, requestId: String(fields.requestId) };
}

/** An answer that is stored and proves nothing stays as it is: then a record that names the request has the word. */
async function settled(
  { http, serverNow }: OutcomeParts,
  sent: Sent,
  looked: CallOutput<"outcome.lookup">,
): Promise<Resolved> {
  try {
    return assess(sent, looked, serverNow());
  } catch (thrown) {
    const result = looked.state === "done" ? await provenByRecord(http, sent.call, sent.fields) : undefined;
    if (result === undefined) throw thrown;
    return { state: "done", result };
  }
}

/** Throws CallFailed or a CofferError where the look-up's word proves nothing. */
function assess(sent: Sent, looked: CallOutput<"outcome.lookup">, serverNow: number): Resolved {
  const { call, definition, requestId } = sent;
  const { path, state, retCode, retMsg, result } = looked;
  if (path !== undefined && !samePath(path, definition.path)) {
    throw new CallFailed("unreadable", `outcome.lookup: ${path} is not what was sent`, true);
  }
  // An id that no call was seen with has neither a call nor its answer: where one is told, something may have happened.
  if (state === "absent" && (path !== undefined || isAnswer(result))) {
    throw new CallFailed("unreadable", "outcome.lookup: absent, and seen", true);
  }
  if (state !== "done") return { state };
  if (retCode === 0) return { state: "done", result: readResult(sent, result, serverNow) };
  const code = String(retCode);
  if (definition.definiteRefusals?.includes(code) === true) return { state: "refused", code, retMsg };
  throw cofferError({
    kind: "BusinessError",
    code,
    message: "A refusal that proves nothing",
    call,
    requestId,
    retMsg,
    show: shownAs("none"),
  });
}

/** Business data may be null or {} where there is none (F0.10). */
function isAnswer(result: unknown): boolean {
  return typeof result === "object" && result !== null && Object.keys(result).length > 0;
}

function samePath(one: string, other: string): boolean {
  const bare = (path: string): string => path.replace(/^\/+/, "");
  return bare(one) === bare(other);
}
