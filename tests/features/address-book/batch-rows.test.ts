/** F2d.3: rows of many addresses beside the book. */
import { expect, test } from "vitest";
import type { BookEntry } from "#shared/contract/address-view.ts";
import { emptyRow, issueOf, rowsOf, twinOf } from "#src/features/address-book/batch/batch-rows.ts";
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

test.each([
  ["as a spreadsheet shortens it is none", "exponent", { at: "memo", why: "exponent" }],
  ["that may have been rounded stays to be compared", "rounded", null],
  ["of other letters stays to be compared", "notAscii", null],
] as const)("a memo %s", (_, memoWarning, issue) => {
  const row = { ...emptyRow("1"), coin: "XLM", chain: "XLM", address, memo: "3.74613E+18" };
  const sound = { blockCode: 0, similar: null, memoFault: "", carriedMemo: "", tagRequired: false };
  const target = { state: "checked", address, memoWarning, ...sound } as unknown as CheckedTarget;
  expect(issueOf(row, { at: "answered", target }, { rows: [row], book: [] })).toEqual(issue);
});

test.each([
  ["a table", "coin\tnetwork\taddress\tmemo\nusdt\tTRX\tTX1\t'7\n", [["USDT", "TRX", "TX1", "7"]]],
  [
    "an address a line",
    "TX1\nTX2\r\nUSDT\n",
    [
      ["", null, "TX1", ""],
      ["", null, "TX2", ""],
      ["", null, "USDT", ""],
    ],
  ],
  ["addresses below their head", "Address\nTX1\n", [["", null, "TX1", ""]]],
  [
    "an address and what is below it",
    `${address}\n12345`,
    [
      ["", null, address, ""],
      ["", null, "12345", ""],
    ],
  ],
  ["addresses with empty cells beside them", `${address}\t\t\t`, [["", null, address, ""]]],
  [
    "a table with a column beyond its own",
    "USDT\tTRX\tTX1\t7\tDesk\t1\n",
    [["USDT", "TRX", "TX1", "7", "Desk"]],
  ],
  ["a name with a comma", "USDT,TRX,TX1,,Smith, Y", [["USDT", "TRX", "TX1", "", "Smith"]]],
  ["a line without its coin", "\tTRX\tTX1", [["", "TRX", "TX1", ""]]],
] as const)("%s comes whole", (_, text, rows) => {
  const taken = rowsOf(text, () => "1");
  expect(taken).toEqual({
    rows: rows.map(([coin, network, of, memo, remark = ""]) => ({
      ...emptyRow("1"),
      coin,
      network,
      address: of,
      memo,
      remark,
    })),
  });
});

test.each([
  ["its address", `${address}\t77\tDesk`, address],
  ["words", "USDT\tTRX\tTX1\nTether USD\tTRX\tTX2", "Tether USD"],
  ["a word that turns round", "\u202eTDSU\tTRX\tTX1", "\ufffdTDSU"],
])("of a table with %s in place of a coin nothing is taken", (_, text, noCoin) => {
  expect(rowsOf(text, () => "1")).toEqual({ noCoin });
});
