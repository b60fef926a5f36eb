/** D3.8, D3.10: the last word on money, where it says two things. */
import { expect, it } from "vitest";
import type { CallOutput } from "#shared/contract/index.ts";
import { loadCall } from "#shared/contract/load.ts";
import { type OutcomeParts, resolveOutcome } from "#worker/http/resolve-outcome.ts";

const now = 1_790_000_000_000;
const day = 86_400_000;
const requestId = "an-id-of-ours";
const input = { quoteTxId: "q1", accountType: "eb_convert_funding", requestId };
const result = { quoteTxId: "q1", exchangeStatus: "processing" };
const path = "exchangeNew/convert/execute";

async function resolved(looked: object, call = "convert.execute", sent: object = input): Promise<unknown> {
  const data = { requestId, retCode: 0, retMsg: "", result: null, ...looked } as CallOutput<"outcome.lookup">;
  const http = {
    call: async () => ({ kind: "ok", data, invalidates: [] }),
    forget: () => undefined,
  } as unknown as OutcomeParts["http"];
  const parts: OutcomeParts = { http, load: loadCall, serverNow: () => now };
  const answer = await resolveOutcome(parts, { call, input: sent }).catch((error) => error.data);
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

it.each([
  ["done", day],
  ["done", -day],
  ["unknown", 3650 * day],
])("an order for a day is %s where its answer says that it is open for %i ms more", async (said, left) => {
  const terms = { fromCoin: "BTC", toCoin: "USDT", fromAmount: "0.1", limitPrice: "98500" };
  const order = { ...terms, expiredType: "1_D", accountType: "limit_order_funding", requestId };
  const placed = { exchangeTxId: "o1", orderStatus: "PENDING", expiredTime: String(now + left) };
  const looked = { state: "done", path: "exchangeNew/limitOrder/create", result: placed };
  expect(await resolved(looked, "limitOrder.create", order)).toBe(said);
});
