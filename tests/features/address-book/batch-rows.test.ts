/** F2d.3: rows of many addresses beside the book. */
import { expect, test } from "vitest";
import type { BookEntry } from "#shared/contract/address-view.ts";
import { emptyRow, twinOf } from "#src/features/address-book/batch/batch-rows.ts";
import type { CheckedTarget, TargetState } from "#src/features/address-book/target/use-target.ts";

const address = "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh";
const saved = { remark: "Payroll", coin: "XRP", chain: "XRP", address, tag: "77" } as BookEntry;
const carrying = (carriedMemo: string): TargetState => ({
  at: "answered",
  target: { state: "checked", address, carriedMemo } as CheckedTarget,
});

test.each([
  ["the memo in it is the saved one's", "77", "", "Payroll"],
  ["the memo beside it is the saved one's", "", "77", "Payroll"],
  ["the memo in it is another", "78", "", undefined],
  ["there is none", "", "", undefined],
])("an address is in the book already where %s", (_, carried, memo, name) => {
  const row = { ...emptyRow("1"), coin: "XRP", chain: "XRP", address, memo };
  expect(twinOf(row, carrying(carried), { rows: [row], book: [saved] })).toBe(name);
});
