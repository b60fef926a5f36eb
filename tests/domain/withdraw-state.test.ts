/** F4c.8, F6c.7: of two records of one withdrawal the one that is further on shows. F2i.5, D10.13: which can be called back. */
import * as v from "valibot";
import { expect, it } from "vitest";
import { type WithdrawRecord, withdrawRecord } from "#shared/contract/withdraw-records.ts";
import { canCancel, furtherOn } from "#shared/domain/withdraw-state.ts";

const record = (status: WithdrawRecord["status"], updateTime = "5", confirmations = "") =>
  ({ status, updateTime, confirmations }) as WithdrawRecord;

it.each([
  ["Pending", "Fail", "the list's"],
  ["Pending", "Reject", "the list's"],
  ["SecurityCheck", "CancelByUser", "the list's"],
  ["BlockchainConfirmed", "success", "the list's"],
  ["success", "Pending", "the live one"],
  ["BlockchainConfirmed", "Pending", "the live one"],
  ["Pending", "Unknown", "the list's"],
  ["Unknown", "Pending", "the list's"],
  ["Unknown", "BlockchainConfirmed", "the list's"],
  ["Unknown", "success", "the list's"],
  ["success", "Unknown", "the live one"],
] as const)("live %s, in the list %s: %s", (live, listed, shown) => {
  const [one, other] = [record(listed), record(live)];
  expect(furtherOn(one, other)).toBe(shown === "the list's" ? one : other);
});

it("before it is on its way the later one shows, as does a state that is not known", () => {
  const [early, late] = ["4", "6"].map((time) => record("MoreInformationRequired", time)) as [
    WithdrawRecord,
    WithdrawRecord,
  ];
  const pending = record("Pending");
  expect(furtherOn(late, pending)).toBe(late);
  expect(furtherOn(early, pending)).toBe(pending);
  expect(furtherOn(pending, late)).toBe(late);
  expect(furtherOn(pending, early)).toBe(pending);
  const unknown = record("Unknown", "6");
  expect(furtherOn(pending, unknown)).toBe(unknown);
});

it("the more blocks show, and of two alike the live one", () => {
  const [few, many] = ["2", "7"].map((blocks) => record("BlockchainConfirmed", "5", blocks)) as [
    WithdrawRecord,
    WithdrawRecord,
  ];
  expect(furtherOn(few, many)).toBe(many);
  expect(furtherOn(many, few)).toBe(many);
  const again = { ...many };
  expect(furtherOn(many, again)).toBe(again);
});

const documented = {
  withdrawId: "1",
  txID: "",
  withdrawType: 0,
  coin: "USDT",
  chain: "ARBI",
  amount: "99",
  withdrawFee: "1",
  toAddress: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  tag: "",
  createTime: "1700000000000",
  updateTime: "1700000000000",
};

it.each([
  ["SecurityCheck", {}, true],
  ["Pending", {}, true],
  ["MoreInformationRequired", {}, true],
  ["Pending", { txID: "0xabc" }, false],
  ["BlockchainConfirmed", { txID: "0xabc" }, false],
  ["success", { withdrawType: 1 }, false],
  ["CancelByUser", {}, false],
  ["Unknown", {}, false],
  ["Teleported", {}, false],
  // Who says so has the word.
  ["Pending", { cancellable: false }, false],
  ["BlockchainConfirmed", { cancellable: true }, true],
])("%s, %j: called back %s", (status, part, can) => {
  expect(canCancel(v.parse(withdrawRecord, { ...documented, ...part, status }))).toBe(can);
});
