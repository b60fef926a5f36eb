/** F6a.6, F6b.5, F6h.4. */
import { expect, test } from "vitest";
import { isOfPriced, offPrice } from "#src/money/batch-record.ts";
import { batchQuote, part } from "../features/convert/small-balances/batch-samples.ts";

const priced = batchQuote("q", ["ADA", "XLM"], 30_000).result.exchangeCoins;

test.each([
  ["as priced", [part("ADA"), part("XLM")], []],
  ["as priced, written otherwise", [{ ...part("ADA"), toAmount: "0.9800" }, part("XLM")], []],
  [
    "less of one",
    [{ ...part("ADA"), toAmount: "0.01" }, part("XLM")],
    [{ quoted: "0.98", received: "0.01" }],
  ],
  [
    "one that failed, and more of the other",
    [part("ADA", "failure"), { ...part("XLM"), toAmount: "9" }],
    [{ quoted: "0.98", received: "9" }],
  ],
  ["on the way", [part("ADA", "processing"), part("XLM", "init")], []],
] as const)("coins that brought another amount than they were priced at: %s", (_what, records, off) => {
  expect(offPrice(records, priced)).toEqual(off);
});

test("without a price nothing is compared", () => {
  expect(offPrice([part("ADA")], [])).toEqual([]);
});

test("a record is of the coins that were confirmed, of no more of each", () => {
  expect(isOfPriced([part("ADA"), part("XLM")], priced)).toBe(true);
  expect(isOfPriced([part("ADA"), { ...part("XLM"), fromAmount: "2" }], priced)).toBe(false);
});
