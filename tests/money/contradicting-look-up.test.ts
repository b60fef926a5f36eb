/** D3.8, D3.10: the last word on money, where it says two things. */
import { describe, expect, it } from "vitest";
import type { CallOutput } from "#shared/contract/index.ts";
import { loadCall } from "#shared/contract/load.ts";
import { type OutcomeParts, resolveOutcome } from "#worker/http/resolve-outcome.ts";

const now = 1_790_000_000_000;
const day = 86_400_000;
const requestId = "an-id-of-ours";
const input = { quoteTxId: "q1", accountType: "eb_convert_funding", requestId };
const result = { quoteTxId: "q1", exchangeStatus: "processing" };
const path = "exchangeNew/convert/execute";

async function resolve(looked: object, call: string, sent: object, records: object | null) {
  const data = { requestId, retCode: 0, retMsg: "", result: null, ...looked } as CallOutput<"outcome.lookup">;
  const http = {
    async call(name: string) {
      if (name !== "outcome.lookup" && records === null) throw new Error("lost");
      return { kind: "ok", data: name === "outcome.lookup" ? data : records, invalidates: [] };
    },
    forget: () => undefined,
  } as unknown as OutcomeParts["http"];
  const parts: OutcomeParts = { http, load: loadCall, serverNow: () => now };
  return resolveOutcome(parts, { call, input: sent }).catch((error) => error.data);
}

async function resolved(looked: object, call = "convert.execute", sent: object = input): Promise<unknown> {
  const answer = await resolve(looked, call, sent, null);
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

const withdrawal = {
  coin: "USDT",
  chain: "ARBI",
  address: "0xAbc",
  amount: "100",
  fee: "1",
  feeType: 1,
  forceChain: 1,
  accountType: "FUND",
  timestamp: now,
  requestId: "a".repeat(32),
};
const sentOut = {
  withdrawId: "7",
  requestId: withdrawal.requestId,
  withdrawType: 0,
  coin: "USDT",
  chain: "ARBI",
  toAddress: "0xabc",
  tag: "",
  amount: "92.75",
  withdrawFee: "7.25",
  createTime: String(now),
};
const transfer = {
  transferId: "7f6f2c0e-2f4f-4a0a-9a53-0f6f5a9e0001",
  coin: "USDT",
  amount: "10",
  fromAccountType: "FUND",
  toAccountType: "UNIFIED",
  requestId,
};
const moved = { ...transfer, amount: "10.0", fromMemberId: "7", toMemberId: "7", status: "SUCCESS" };

describe("an answer that is stored and proves nothing", () => {
  const unreadable = { state: "done", result: { id: 7 } };
  const unproven = { state: "done", retCode: 131_001 };
  const done = (as: object) => ({ data: { state: "done", result: as } });
  const unknown = { outcome: "unknown" };

  it.each<[string, object, object | null, object]>([
    ["its own record is there", unreadable, { rows: [sentOut] }, done({ id: "7" })],
    ["its own record is there, though a code says no", unproven, { rows: [sentOut] }, done({ id: "7" })],
    ["no record is", unreadable, { rows: [] }, unknown],
    ["records cannot be read", unreadable, null, unknown],
    ["a record names no request", unreadable, { rows: [{ ...sentOut, requestId: "" }] }, unknown],
    ["a record is of another sum", unreadable, { rows: [{ ...sentOut, amount: "9" }] }, unknown],
    ["the server is still at it", { state: "running" }, { rows: [sentOut] }, { data: { state: "running" } }],
    ["it never came", { state: "absent" }, { rows: [sentOut] }, { data: { state: "absent" } }],
  ])("of a withdrawal, while %s", async (_what, looked, records, expected) => {
    expect(await resolve(looked, "withdraw.create", withdrawal, records)).toMatchObject(expected);
  });

  const ofTransfer = done({ transferId: transfer.transferId, status: "SUCCESS" });
  it.each<[string, object, object]>([
    ["its own record is there", moved, ofTransfer],
    ["its record is of another sum", { ...moved, amount: "1" }, unknown],
    ["another record is there", { ...moved, transferId: "another" }, unknown],
  ])("of a transfer, while %s", async (_what, record, expected) => {
    const records = { list: [record] };
    expect(await resolve(unproven, "transfer.inter", transfer, records)).toMatchObject(expected);
  });

  it("of anything else stays as it is", async () => {
    expect(await resolve(unproven, "convert.execute", input, { rows: [] })).toMatchObject(unknown);
  });
});
