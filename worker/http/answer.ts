import * as v from "valibot";
import type { CallDefinition } from "#shared/contract/define.ts";
import { parseVisible } from "#shared/domain/visible-text.ts";
import type { Answer } from "./answer-kind.ts";
import { brokenBind } from "./bound.ts";
import { CallFailed } from "./call-failed.ts";
import { type Echo, type Envelope, echoOf, isForeign, plausible, readEnvelope } from "./envelope.ts";
import { statusFailure } from "./failures.ts";
import type { Fields } from "./fields.ts";
import { firstIssue } from "./first-issue.ts";
import type { HttpReply } from "./http-message.ts";
import { refusalOf, successCode } from "./refusals.ts";
import type { TimeSample } from "./server-clock.ts";
import type { Proof } from "./signatures.ts";

/** Rejects with CallFailed what cannot hold an answer: another status than 2xx, or nothing at all. */
export function requireBody({ status, statusText, text }: HttpReply): void {
  const byStatus = statusFailure(status);
  if (byStatus) throw new CallFailed(byStatus, `${status} ${statusText}`.trim(), true, status);
  if (text.trim() === "") throw new CallFailed("empty", "", true);
}

/** A gateway's word that nobody is logged in, which no exchange has signed: HTTP 401 or 200 with the envelope of it. */
export function saysLoggedOut({ status, signature, text }: HttpReply, { verified }: CallDefinition): boolean {
  const lacksProof = status === 200 && verified === true && signature === "";
  if (status !== 401 && !lacksProof) return false;
  try {
    const { code, result } = readEnvelope(JSON.parse(text)) ?? { code: "", result: null };
    return refusalOf(code, "", result).kind === "NotLoggedIn";
  } catch {
    return false;
  }
}

/** A call as it was sent: what its answer has to match. */
export interface CallSent {
  readonly call: string;
  readonly definition: CallDefinition;
  readonly fields: Fields;
  /** Its id and the marks of its bearer and of itself, "" where it has none or none can be made. */
  readonly marks: Echo;
}

/** Server time, and where an answer's own goes. */
export interface AnswerClock {
  readonly serverNow: () => number;
  readonly onTime: (sample: TimeSample) => void;
}

/**
 * Reads a body: envelope, shape of the result, and whether it answers the request. Rejects with CallFailed when there
 * is no answer in it. A success that nothing ties to this request is none; a refusal then proves nothing.
 */
export function readAnswer(
  request: CallSent,
  reply: HttpReply,
  proof: Proof,
  { serverNow, onTime }: AnswerClock,
): Answer {
  const { call, definition } = request;
  const { sentAt, receivedAt } = reply;
  if (definition.responseType === "text") {
    return { kind: "ok", data: readResult(request, reply.text, serverNow()) };
  }
  const raw = parse(call, reply.text);
  if (isForeign(echoOf(raw), request.marks)) {
    throw new CallFailed("unreadable", `${call}: names another request, bearer or question`, true);
  }
  const envelope = readEnvelope(raw);
  onTime({ ...serverTime(envelope, reply.date), sentAt, receivedAt });
  if (!envelope) throw new CallFailed("unreadable", `${call} has no ret_code`, true);
  const { code, message: retMsg, result } = envelope;
  if (code !== successCode) {
    const isProof = proof === "named" || proof === "after" || proof === "unchecked";
    return { kind: "refused", refusal: refusalOf(code, call, result), code, retMsg, result, raw, isProof };
  }
  if (proof === "loose") throw new CallFailed("unreadable", `${call}: names no request`, true);
  return { kind: "ok", data: readResult(request, result ?? {}, serverNow()) };
}

function parse(call: string, text: string): unknown {
  try {
    return parseVisible(text);
  } catch {
    throw new CallFailed("unreadable", `${call} is not JSON`, true);
  }
}

/**
 * The one place where a result is checked: its shape, that it matches the request, that it makes sense. Rejects with
 * CallFailed. "Business data; may be null or {}" (F0.10): both come here as an object without fields.
 */
export function readResult(
  { call, definition, fields }: Omit<CallSent, "marks">,
  result: unknown,
  serverNow: number,
): unknown {
  // Left at the first fault: what is noted of each of a million rows would fill the memory, and end the tab.
  const checked = v.safeParse(definition.response, result, { abortEarly: true });
  if (!checked.success) throw new CallFailed("unreadable", `${call} ${firstIssue(checked.issues)}`, true);
  const { output } = checked;
  const broken = brokenBind(definition.binds ?? [], fields, output);
  if (broken !== "") throw new CallFailed("unreadable", `${call} ${broken}: not what was requested`, true);
  const fault = definition.sane?.(output, fields, serverNow) ?? "";
  if (fault !== "") throw new CallFailed("unreadable", `${call}: ${fault}`, true);
  return output;
}

function serverTime(envelope: Envelope | undefined, date: string): Pick<TimeSample, "serverMs" | "grainMs"> {
  if (envelope?.serverMs !== undefined) return { serverMs: envelope.serverMs, grainMs: 0 };
  return { serverMs: plausible(Date.parse(date)) ?? Number.NaN, grainMs: 1000 };
}
