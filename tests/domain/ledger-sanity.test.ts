/** F2i.8, F2c.5, F2b.13: what is told to end before it began. */
import { expect, test } from "vitest";
import { frozenFault } from "#shared/domain/ledger-sanity.ts";

const held = { amount: "1", createdTime: "1700000000900", unfreezeTime: "" };

test.each([
  ["", {}],
  ["", { unfreezeTime: "1700000000000" }],
  ["list[].unfreezeTime", { unfreezeTime: "1699999999000" }],
  ["list[].amount", { amount: "0" }],
])("what is held back has the fault %j: %j", (fault, part) => {
  expect(frozenFault({ list: [held, { ...held, ...part }] })).toBe(fault);
});
