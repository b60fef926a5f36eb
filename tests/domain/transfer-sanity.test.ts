/** D3.10, F2c.6: a record of a transfer whose facts deny each other. */
import { expect, test } from "vitest";
import { transfersFault } from "#shared/domain/transfer-sanity.ts";

const sound = {
  amount: "0.00000001",
  fromMemberId: "7",
  toMemberId: "7",
  fromAccountType: "FUND",
  toAccountType: "UNIFIED",
  timestamp: "1700000000000",
  status: "SUCCESS",
  endedAt: "1700000000000",
  failCode: 0,
};

test.each([
  ["one that arrived", {}, ""],
  ["one whose end is not told", { endedAt: "" }, ""],
  ["one on its way", { status: "PENDING", endedAt: "" }, ""],
  ["one that failed", { status: "FAILED", failCode: 131_228 }, ""],
  ["one that failed, nobody says why", { status: "FAILED" }, ""],
  ["one of nobody knows which state", { status: "STATUS_UNKNOWN", failCode: 131_228 }, ""],
  ["between members", { toMemberId: "8", toAccountType: "FUND" }, ""],
  ["without ends", { fromMemberId: "", toMemberId: "", fromAccountType: "", toAccountType: "" }, ""],
  ["whose end is told in whole seconds", { timestamp: "1700000000900" }, ""],
  ["of nothing", { amount: "0.00" }, "amount"],
  ["from where it is to where it is", { toAccountType: "FUND" }, "toAccountType"],
  ["that arrived, and why it did not", { failCode: 131_228 }, "failCode"],
  ["on its way, and when it ended", { status: "PENDING" }, "endedAt"],
  ["that ended before it began", { endedAt: "1699999999999" }, "endedAt"],
])("%s", (_name, part, fault) => {
  const reported = fault === "" ? "" : `list[].${fault}`;
  expect(transfersFault({ list: [sound, { ...sound, ...part }] })).toBe(reported);
});
