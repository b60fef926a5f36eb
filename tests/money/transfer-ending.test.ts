/** D3.8, D3.10: what is reported of a transfer that was under way when its page was left. */
import { expect, it, vi } from "vitest";
import type { StoredIntent } from "#shared/contract/intents.ts";
import { readEnding } from "#src/money/read-ending.ts";

const intent: StoredIntent = {
  requestId: "request-1",
  call: "transfer.inter",
  input: { transferId: "t-1", coin: "USDT", amount: "12.50" },
  kind: "transfer",
  key: "",
  pays: null,
  receives: null,
  coins: 0,
  account: "FUND",
  history: "",
  sentAt: 0,
};

function settled(record: Readonly<Record<string, string>>) {
  const list = [{ transferId: "t-1", coin: "USDT", amount: "12.5", status: "SUCCESS", ...record }];
  const call = vi.fn(async () => ({ kind: "ok", data: { list } }));
  const world = { bridge: { call: call as never }, invalidate: () => undefined, wait: async () => undefined };
  return { call, ending: readEnding(world, intent, { status: "PENDING" }) };
}

it("its own record says how it ended, however the amount is written", async () => {
  const { call, ending } = settled({});
  expect(await ending).toMatchObject({ settled: "transferred", recordId: "t-1" });
  // The contract binds the answer to both.
  expect(call).toHaveBeenCalledWith("transfer.list", { transferId: "t-1", coin: "USDT" }, { silent: true });
});

it("a record of another amount says nothing of it", async () => {
  expect(await settled({ amount: "1.25" }).ending).toMatchObject({ settled: "transferring" });
});
