/** D3.8, D10.5, F1.10: what is told of a withdrawal whose page was left. */
import { expect, it } from "vitest";
import type { StoredIntent } from "#shared/contract/intents.ts";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { readEnding } from "#src/money/read-ending.ts";

const intent: StoredIntent = {
  requestId: "request-1",
  call: "withdraw.create",
  input: { coin: "USDT", requestId: "request-1" },
  kind: "withdraw",
  key: "",
  pays: null,
  receives: null,
  coins: 0,
  account: "FUND",
  history: "",
  sentAt: 0,
};
const record: Partial<WithdrawRecord> = { coin: "USDT", requestId: "request-1", status: "success" };

const settled = (part: Partial<WithdrawRecord>) => {
  const call = async () => ({ kind: "ok", data: { rows: [{ ...record, ...part }] } });
  const world = { bridge: { call: call as never }, invalidate: () => undefined, wait: async () => undefined };
  return readEnding(world, intent, { id: "7" });
};

it("its own record says how it ended, of a host that repeats no request too", async () => {
  expect(await settled({})).toMatchObject({ settled: "withdrawn" });
  expect(await settled({ requestId: "" })).toMatchObject({ settled: "withdrawn" });
});

it.each([
  ["request", { requestId: "request-2" }],
  ["coin", { coin: "BTC" }],
])("a record of another %s says nothing of it", async (_what, part) => {
  expect(await settled(part)).toMatchObject({ settled: "withdrawing" });
});
