import type { CallDefinition } from "#shared/contract/define.ts";
import type { Clock } from "../clock.ts";
import { bearerMark, questionMark } from "../signing/echo-marks.ts";
import type { Signable } from "../signing/sign-request.ts";
import { readAnswer, requireBody, saysLoggedOut } from "./answer.ts";
import type { Answer } from "./answer-kind.ts";
import { CallFailed } from "./call-failed.ts";
import { buildRequest, type Caller, signableOf } from "./call-request.ts";
import type { Echo } from "./envelope.ts";
import { failures } from "./failures.ts";
import type { Fields } from "./fields.ts";
import type { Fetch } from "./http-message.ts";
import type { CallMonitor } from "./monitor.ts";
import { roundTrip } from "./round-trip.ts";
import type { ServerClock } from "./server-clock.ts";
import type { Signatures } from "./signatures.ts";

/** One call, checked and ready to go. */
export interface Outgoing {
  readonly name: string;
  readonly definition: CallDefinition;
  readonly fields: Fields;
  readonly token: string;
}

/** Sends a call and reads its answer. Rejects with CallFailed. */
export type Send = (call: Outgoing, cancelled: AbortSignal) => Promise<Answer>;

export interface SenderOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly caller: Caller;
  readonly signatures: Signatures;
  readonly monitor: CallMonitor;
  guid(): Promise<string>;
  /** An id for a question that has none of its own. */
  newId(): string;
  /** What answers are judged by: proven where there is a proof. */
  serverNow(): number;
}

/** Sends what the response reader understands; every answer and failure is reported to monitoring. */
export function createSender(options: SenderOptions): Send {
  const { fetch, clock, serverClock, caller, signatures, monitor } = options;

  const exchange: Send = async ({ name: call, definition, fields: given, token }, cancelled) => {
    signatures.admit(definition);
    const fields = named(definition, given);
    const guid = definition.guid === true ? await options.guid() : "";
    const request = buildRequest(definition, fields, caller, { token, guid });
    const question = signableOf(definition, fields);
    const signature = definition.signed === true ? await signatures.sign(question) : "";
    const headers = signature === "" ? request.headers : { ...request.headers, "X-Signature": signature };
    const reply = await roundTrip({ fetch, clock }, { ...request, headers }, cancelled);
    const marks = await marksOf(question, fields, token);
    const sent = { call, definition, fields, marks };
    // It moves nothing and proves nothing, so it needs no signature; of money it is no answer at all.
    if (definition.money !== true && saysLoggedOut(reply, definition)) {
      const noClock = { serverNow: () => 0, onTime: () => undefined };
      return readAnswer(sent, reply, "loose", noClock);
    }
    requireBody(reply);
    const proof = await signatures.check(definition, reply, marks);
    return readAnswer(sent, reply, proof, {
      serverNow: () => options.serverNow(),
      onTime: (sample) => serverClock.observe(sample),
    });
  };

  /** A question whose answer must verify carries an id that the answer can name: then it is fresh by itself. */
  function named(definition: CallDefinition, fields: Fields): Fields {
    const takesId = "entries" in definition.request && "requestId" in Object(definition.request.entries);
    if (definition.verified !== true || !takesId || fields.requestId !== undefined) return fields;
    return { ...fields, requestId: options.newId() };
  }

  return async (call, cancelled) => {
    requireResponseType(call.definition);
    const trace = monitor.begin(call.name, call.definition.path);
    try {
      const answer = await exchange(call, cancelled);
      if (answer.kind === "ok") trace.end("ok", 0);
      else if (answer.refusal.log !== null) trace.end(answer.refusal.log, codeNumber(answer.code));
      return answer;
    } catch (thrown) {
      if (thrown instanceof CallFailed) trace.fail(failures[thrown.why], thrown.status);
      throw thrown;
    }
  };
}

/** The contract's type knows no other, but a definition is data. */
function requireResponseType({ responseType = "json" }: { readonly responseType?: string }): void {
  if (responseType !== "json" && responseType !== "text") throw new CallFailed("response-type", "", false);
}

/** What its answer may name it by; no marks where a browser makes none, as on plain HTTP. */
async function marksOf(question: Signable, fields: Fields, token: string): Promise<Echo> {
  const requestId = typeof fields.requestId === "string" ? fields.requestId : "";
  if (globalThis.crypto?.subtle === undefined) return { requestId, bearer: "", question: "" };
  const [bearer, mark] = await Promise.all([bearerMark(token), questionMark(question)]);
  return { requestId, bearer, question: mark };
}

/** ret_code as monitoring takes it; -1 for one that is no whole number. */
function codeNumber(code: string): number {
  const value = Number(code);
  return Number.isSafeInteger(value) ? value : -1;
}
