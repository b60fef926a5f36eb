import type { Fault } from "../control/faults.ts";
import { type Answer, envelope } from "./envelope.ts";

export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** What an answer says; `path` below the API prefix, `now` in ms. */
export function replyOf(path: string, answer: Answer, now: number, status = 200): Reply {
  return { status, text: JSON.stringify(envelope(path, answer, now)) };
}

/** What a fault answers in the place of the call's own answer; undefined where it leaves that. `requestId` "" for none. */
export function forgedReply(fault: Fault, path: string, requestId: string, now: number): Reply | undefined {
  const { status = 200, body, retCode, retMsg = "", result = null } = fault;
  const answer = { retCode: retCode ?? 0, retMsg, result, ...(requestId !== "" && { requestId }) };
  if (retCode !== undefined) return replyOf(path, answer, now, status);
  return body === undefined && fault.status === undefined ? undefined : { status, text: body ?? "" };
}
