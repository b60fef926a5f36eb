/** D3.8, D10.5, F1.10: what is told of a withdrawal whose page was left. */
import { expect, it } from "vitest";
import type { StoredIntent } from "#shared/contract/intents.ts";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { readEnding } from "#src/money/read-ending.ts";

const intent: StoredIntent = {
  requestId: "request-1",
  call: "withdraw.create",
  input: {
    coin: "USDT",
    chain: "ARBI",
    address: "0xAbc",
    tag: "7",
    amount: "100",
    fee: "1",
    feeType: 1,
    forceChain: 1,
    timestamp: 1_000_000,
    requestId: "request-1",
  },
  kind: "withdraw",
  key: "",
  pays: null,
  receives: null,
  coins: 0,
  account: "FUND",
  history: "",
  sentAt: 0,
};
const record: Partial<WithdrawRecord> = {
  withdrawType: 0,
  coin: "USDT",
  chain: "ARBI",
  toAddress: "0xabc",
  tag: "7",
  amount: "99.0",
  withdrawFee: "",
  requestId: "request-1",
  createTime: "1000000",
  status: "success",
};
/** To another user by number; an address that turned out to be of somebody here. */
const toUser: object = {
  chain: undefined,
  address: "42",
  tag: undefined,
  feeType: 0,
  fee: "0",
  forceChain: 2,
};
const inside: object = { ...toUser, chain: "ARBI", address: "0xAbc", forceChain: 0 };
const here = { withdrawType: 1, chain: "", toAddress: "42", tag: "", amount: "100" } as const;

const settled = (part: Partial<WithdrawRecord>, sent: object = {}) => {
  const call = async () => ({ kind: "ok", data: { rows: [{ ...record, ...part }] } });
  const world = { bridge: { call: call as never }, invalidate: () => undefined, wait: async () => undefined };
  return readEnding(world, { ...intent, input: { ...intent.input, ...sent } }, { id: "7" });
};

it.each([
  ["less its fee", {}, {}],
  ["of a host that repeats no request", { requestId: "" }, {}],
  ["of a host that records the sum as it was typed", { amount: "100" }, {}],
  ["whose fee came on top", { amount: "100" }, { feeType: 0 }],
  ["whose fee is another, out of the same sum", { amount: "98", withdrawFee: "2" }, {}],
  ["to a user by number", here, toUser],
  ["to an address of somebody here", here, inside],
  ["to an address of somebody here, which it repeats", { ...here, toAddress: "0xabc" }, inside],
])("its own record %s says how it ended", async (_what, part, sent) => {
  expect(await settled(part, sent)).toMatchObject({ settled: "withdrawn", recordId: "7" });
});

it.each([
  ["request", { requestId: "request-2" }],
  ["coin", { coin: "BTC" }],
  ["address", { toAddress: "0xdef" }],
  ["memo", { tag: "8" }],
  ["network", { chain: "ETH" }],
  ["sum", { amount: "98" }],
  ["sum, of a host that repeats no request", { amount: "9", requestId: "" }],
  ["time, of a host that repeats no request", { createTime: "939999", requestId: "" }],
  ["kind", { withdrawType: 1, toAddress: "42" }],
  ["user", { ...here, toAddress: "43" }, toUser],
  ["sum than a user was sent", { ...here, amount: "99" }, toUser],
  ["address than that of somebody here", { ...here, toAddress: "0xdef" }, inside],
  ["memo than that of somebody here", { ...here, toAddress: "0xAbc", tag: "8" }, { ...inside, tag: "7" }],
] as const)(
  "a record of another %s says nothing of it, and is not led to",
  async (_what, part, sent = {}) => {
    expect(await settled(part, sent)).toMatchObject({ settled: "withdrawing", recordId: "" });
  },
);

it("its own record stays led to while it is on its way", async () => {
  expect(await settled({ status: "Pending" })).toMatchObject({ settled: "withdrawing", recordId: "7" });
});

it("one that waits for its owner's answers is not said to go on by itself", async () => {
  const held = await settled({ status: "MoreInformationRequired" });
  expect(held).toMatchObject({ settled: "withdrawHeld", recordId: "7" });
});

it.each([
  ["SecurityCheck", "answered"],
  ["MoreInformationRequired", "withdrawHeld"],
])("answers after which it is %s are told as %s", async (status, expected) => {
  const world = {
    bridge: { call: undefined as never },
    invalidate: () => undefined,
    wait: async () => undefined,
  };
  const sent = { ...intent, call: "withdraw.answer", input: { id: "7", requestId: "request-1" } };
  expect(await readEnding(world, sent, { id: "7", status })).toMatchObject({
    settled: expected,
    recordId: "7",
  });
});

/** What is told where the call's own answer says that it came to nothing; `rows`: null where they cannot be read. */
const denied = (call: string, rows: readonly object[] | null) => {
  const answer = async () => {
    if (rows === null) throw new Error("unreadable");
    return { kind: "ok", data: { rows } };
  };
  const world = {
    bridge: { call: answer as never },
    invalidate: () => undefined,
    wait: async () => undefined,
  };
  return readEnding(
    world,
    { ...intent, call, input: { id: "7", ...intent.input } },
    { id: "7", status: "Reject" },
  );
};

it.each(["withdraw.create", "withdraw.answer"])(
  "%s that denies it is told as its record has it",
  async (call) => {
    expect(await denied(call, [{ ...record, status: "Reject" }])).toMatchObject({
      settled: "withdrawFailed",
    });
    expect(await denied(call, [{ ...record, status: "Pending" }])).toMatchObject({ settled: "unclear" });
    expect(await denied(call, [])).toMatchObject({ settled: "unclear" });
    expect(await denied(call, null)).toMatchObject({ settled: "unclear" });
  },
);

it("what was taken is told by its own record, and by no other", async () => {
  expect(await settled({ debited: "106.25" })).toMatchObject({ pays: { coin: "USDT", amount: "106.25" } });
  expect(await settled({ debited: "" })).not.toHaveProperty("pays");
  expect(await settled({ debited: "106.25", coin: "BTC" })).not.toHaveProperty("pays");
});

it.each([
  [1, { status: "CancelByUser" }, "withdrawStopped"],
  [1, { status: "Pending" }, "withdrawStopped"],
  [1, undefined, "withdrawStopped"],
  [1, { status: "Unknown" }, "unclear"],
  [1, { status: "success" }, "tooLate"],
  [1, { status: "Pending", broadcastAt: "1760000000000" }, "tooLate"],
  [0, { status: "Pending" }, "tooLate"],
  [0, undefined, "tooLate"],
  [0, { status: "CancelByUser" }, "withdrawStopped"],
] as const)("a cancellation that is answered %i, of a record %j: %s", async (status, part, expected) => {
  const rows = part === undefined ? [] : [{ ...record, broadcastAt: "", ...part }];
  const call = async () => ({ kind: "ok", data: { rows } });
  const world = { bridge: { call: call as never }, invalidate: () => undefined, wait: async () => undefined };
  const sent = { ...intent, call: "withdraw.cancel", input: { id: "7", requestId: "request-1" } };
  expect(await readEnding(world, sent, { status })).toMatchObject({ settled: expected, recordId: "7" });
});
