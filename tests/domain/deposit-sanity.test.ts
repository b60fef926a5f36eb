/** D3.10, F1.8, F2c.3: a record of a deposit whose facts deny each other. */
import { expect, test } from "vitest";
import { depositsFault } from "#shared/domain/deposit-sanity.ts";
import { told } from "../told.ts";

const chain = {
  recordType: 1,
  status: 3,
  amount: "1",
  depositFee: "",
  createdTime: "1700000000900",
  successAt: "1700000100000",
  unlockedAt: "1700000200000",
  endedAt: "",
};
const fiat = { recordType: 3, amount: "100", depositFee: "1.5", successAt: "1700000000000" };
const internal = { recordType: 2, amount: "0.00000001", createdTime: "1700000000" };

test.each([
  ["one that is free", chain, ""],
  ["one on its way", { ...chain, successAt: "", unlockedAt: "" }, ""],
  ["one of which nobody says when it was seen", { ...chain, createdTime: "" }, ""],
  ["one that was told in whole seconds", { ...chain, successAt: "1700000000000" }, ""],
  ["one that was free at once", { ...chain, unlockedAt: chain.successAt }, ""],
  ["one that was free and credited later", { ...chain, unlockedAt: "1700000099000" }, "unlockedAt"],
  ["one that was credited before it was seen", { ...chain, successAt: "1699999999000" }, "successAt"],
  ["one that ended before it was seen", { ...chain, endedAt: "1699999999000" }, "endedAt"],
  ["one that failed", { ...chain, status: 4, successAt: "", unlockedAt: "", endedAt: "1700000100000" }, ""],
  ["one that failed though it was credited", { ...chain, status: 4, unlockedAt: "" }, "successAt"],
  ["one that failed at the only time it has", { ...chain, status: 4, createdTime: "", unlockedAt: "" }, ""],
  ["of nothing", { ...chain, amount: "0.00" }, "amount"],
  ["in a currency", fiat, ""],
  ["that its fee takes", { ...fiat, depositFee: "100" }, ""],
  ["with a fee of more than it is", { ...fiat, depositFee: "100.01" }, "depositFee"],
  ["from a user", internal, ""],
  ["of nothing, from a user", { ...internal, amount: "0" }, "amount"],
])("%s", (_name, row, fault) => {
  expect(depositsFault(told({ rows: [chain, row] }))).toBe(fault && `rows[].${fault}`);
});
