/** D3.8, D3.10: the last word on money, where it says two things. */
import { expect, it } from "vitest";
import type { CallOutput } from "#shared/contract/index.ts";
import { loadCall } from "#shared/contract/load.ts";
import { type OutcomeParts, resolveOutcome } from "#worker/http/resolve-outcome.ts";

const requestId = "an-id-of-ours";
const input = { quoteTxId: "q1", accountType: "eb_convert_funding", requestId };
const result = { quoteTxId: "q1", exchangeStatus: "processing" };
const path = "exchangeNew/convert/execute";

async function resolved(looked: object): Promise<unknown> {
  const data = { requestId, retCode: 0, retMsg: "", result: null, ...looked } as CallOutput<"outcome.lookup">;
  const http = {
    call: async () => ({ kind: "ok", data, invalidates: [] }),
    forget: () => undefined,
  } as unknown as OutcomeParts["http"];
  const parts: OutcomeParts = { http, load: loadCall, nextId: () => "look-up" };
  const answer = await resolveOutcome(parts, { call: "convert.execute", input }).catch((error) => error.data);
  return answer.data?.state ?? answer.outcome;
}

it.each([
  ["absent", { state: "absent" }],
  ["absent", { state: "absent", result: {} }],
  ["unknown", { state: "absent", path }],
  ["unknown", { state: "absent", result }],
  ["unknown", { state: "absent", path: "exchangeNew/batch/convert" }],
  ["running", { state: "running", path }],
  ["done", { state: "done", path, result }],
  ["unknown", { state: "done", path, result: { ...result, quoteTxId: "q2" } }],
])("is %s: %j", async (said, looked) => {
  expect(await resolved(looked)).toBe(said);
});
