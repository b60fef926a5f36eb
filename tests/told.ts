import type { CallDefinition } from "#shared/contract/define.ts";

/** Those fields of an answer or a request that a rule looks at, as the whole of it. */
export const told = (fields: object): never => fields as never;

/** What a call's own rule finds wrong with fields of an answer to fields of a request, `now` in ms. */
export function faultIn(call: CallDefinition, answer: object, request: object, now: number): string {
  const fault = call.sane?.(answer, request, now);
  if (fault === undefined) throw new Error("a call without a rule");
  return fault;
}
