import * as v from "valibot";
import type { CallDefinition } from "#shared/contract/define.ts";
import { CallFailed } from "./call-failed.ts";
import { type Envelope, readEnvelope } from "./envelope.ts";
import { statusFailure } from "./failures.ts";
import { type Refusal, refusalOf, SUCCESS_CODE } from "./refusals.ts";
import type { HttpReply } from "./round-trip.ts";
import type { TimeSample } from "./server-clock.ts";

/** The server's verdict on a call: what it answers, or the row of the catalogue under which it refuses. */
export type Answer =
  | { readonly kind: "ok"; readonly data: unknown }
  | {
      readonly kind: "refused";
      readonly refusal: Refusal;
      readonly code: string;
      readonly retMsg: string;
      readonly result: unknown;
      readonly raw: unknown;
    };

/** Rejects with CallFailed what cannot hold an answer: another status than 2xx, or nothing at all. */
export function requireBody({ status, statusText, text }: HttpReply): void {
  const byStatus = statusFailure(status);
  if (byStatus) throw new CallFailed(byStatus, `${status} ${statusText}`.trim(), true, status);
  if (text.trim() === "") throw new CallFailed("empty", "", true);
}

/** Reads a body: envelope and shape of the result. Rejects with CallFailed when there is no verdict in it. */
export function readAnswer(
  call: string,
  { response, responseType }: CallDefinition,
  reply: HttpReply,
  onTime: (sample: TimeSample) => void,
): Answer {
  const { sentAt, receivedAt } = reply;
  if (responseType === "text") return { kind: "ok", data: checkResult(call, response, reply.text) };
  const raw = parse(call, reply.text);
  const envelope = readEnvelope(raw);
  onTime({ ...serverTime(envelope, reply.date), sentAt, receivedAt });
  if (!envelope) throw new CallFailed("unreadable", `${call} has no ret_code`, true);
  const { code, message: retMsg, result } = envelope;
  if (code === SUCCESS_CODE) return { kind: "ok", data: checkResult(call, response, result ?? {}) };
  return { kind: "refused", refusal: refusalOf(code, call), code, retMsg, result, raw };
}

function parse(call: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CallFailed("unreadable", `${call} is not JSON`, true);
  }
}

/** "Business data; may be null or {}" (domain-fields 0): both come here as an object without fields. */
function checkResult(call: string, schema: CallDefinition["response"], result: unknown): unknown {
  const checked = v.safeParse(schema, result);
  if (checked.success) return checked.output;
  throw new CallFailed("unreadable", `${call} ${firstIssue(checked.issues)}`, true);
}

/** The first thing that is wrong, with the path of its field. */
export function firstIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (!issue) return "";
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}

function serverTime(envelope: Envelope | undefined, date: string): Pick<TimeSample, "serverMs" | "grainMs"> {
  if (envelope?.serverMs !== undefined) return { serverMs: envelope.serverMs, grainMs: 0 };
  return { serverMs: Date.parse(date), grainMs: 1000 };
}
