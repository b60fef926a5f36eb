/** D3.8, D3.10: what is reported of a transfer that was under way when its page was left. */
import { expect, it, vi } from "vitest";
import type { StoredIntent } from "#shared/contract/intents.ts";
import { readEnding } from "#src/money/read-ending.ts";

const sent = { transferId: "t-1", coin: "USDT", amount: "12.50", fromAccountType: "FUND" };
const intent: StoredIntent = {
  requestId: "request-1",
  call: "transfer.inter",
  input: { ...sent, toAccountType: "UNIFIED" },
  kind: "transfer",
  key: "",
  pays: null,
  receives: null,
  coins: 0,
  account: "FUND",
  history: "",
  sentAt: 0,
};

const inter = {
  transferId: "t-1",
  coin: "USDT",
  amount: "12.5",
  fromMemberId: "7",
  toMemberId: "7",
  fromAccountType: "FUND",
  toAccountType: "UNIFIED",
  status: "SUCCESS",
};

function settled(record: Readonly<Record<string, string>>, input: StoredIntent["input"] = intent.input) {
  const list = [{ ...inter, ...record }];
  const call = vi.fn(async () => ({ kind: "ok", data: { list } }));
  const world = { bridge: { call: call as never }, invalidate: () => undefined, wait: async () => undefined };
  return { call, ending: readEnding(world, { ...intent, input }, { status: "PENDING" }) };
}

it("its own record says how it ended, however the amount is written", async () => {
  const { call, ending } = settled({});
  expect(await ending).toMatchObject({ settled: "transferred", recordId: "t-1" });
  // The contract binds the answer to both.
  expect(call).toHaveBeenCalledWith("transfer.list", { transferId: "t-1", coin: "USDT" }, { silent: true });
});

const universal = { ...intent.input, fromMemberId: 7, toMemberId: 8 };
const toUser = { ...sent, toUid: "9" };

it.each<[string, Readonly<Record<string, string>>, StoredIntent["input"]]>([
  ["another amount", { amount: "1.25" }, intent.input],
  ["another account that it left", { fromAccountType: "INVESTMENT" }, intent.input],
  ["another account that it came to", { toAccountType: "INVESTMENT" }, intent.input],
  ["another member than the one that it stays within", { toMemberId: "8" }, intent.input],
  ["another member that it left", { fromMemberId: "9", toMemberId: "8" }, universal],
  ["another member that it came to", { toMemberId: "9" }, universal],
  ["another person who got it", { toMemberId: "8", toAccountType: "FUND" }, toUser],
])("a record of %s says nothing of it", async (_name, record, input) => {
  expect(await settled(record, input).ending).toMatchObject({ settled: "transferring" });
});

it.each<[string, Readonly<Record<string, string>>, StoredIntent["input"]]>([
  ["between members", { toMemberId: "8" }, universal],
  ["to somebody else, in whichever account it is credited", { toMemberId: "9" }, toUser],
  ["whose ends a host leaves out", { fromMemberId: "", toMemberId: "", toAccountType: "" }, universal],
])("its own record %s says how it ended", async (_name, record, input) => {
  expect(await settled(record, input).ending).toMatchObject({ settled: "transferred" });
});

it.each([
  ["no record is there", async () => ({ kind: "ok", data: { list: [] } })],
  ["its record cannot be read", () => Promise.reject(new Error("unreadable"))],
])("that its answer denies, while %s, is neither accepted nor failed", async (_name, call) => {
  const world = { bridge: { call: call as never }, invalidate: () => undefined, wait: async () => undefined };
  const ending = await readEnding(world, intent, { status: "FAILED" });
  expect(ending).toMatchObject({ settled: "transferUnclear" });
  expect(await readEnding(world, intent, { status: "PENDING" })).toMatchObject({ settled: "transferring" });
});
