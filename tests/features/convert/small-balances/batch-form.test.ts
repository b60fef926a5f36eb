/** F6b.1. */
import { describe, expect, test } from "vitest";
import type { BatchCoinRow, BatchEstimateRow } from "#shared/contract/batch-estimate.ts";
import type { SmallCoin } from "#shared/contract/small-balance.ts";
import {
  type BatchForm,
  batchReducer,
  startBatchForm,
  wholeState,
} from "#src/features/convert/small-balances/batch-form.ts";
import { readBatchId, writeBatchId } from "#src/features/convert/small-balances/batch-link.ts";
import { countBatch, inOrder } from "#src/features/convert/small-balances/batch-order.ts";
import { listCandidates } from "#src/features/convert/small-balances/candidates.ts";
import { feePercent } from "#src/features/convert/small-balances/fee-percent.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { formatFor } from "#src/i18n/format.ts";
import { pointWidth } from "#src/ui/point-width.ts";
import { coin } from "../samples.ts";
import { batchRecord, part } from "./batch-samples.ts";

const form = (chosen: readonly string[]): BatchForm => ({ ...startBatchForm, chosen });

describe("what is chosen", () => {
  test("a coin comes once and goes", () => {
    const once = batchReducer(form(["ADA"]), { type: "toggled", coin: "ADA", on: true });
    expect(once.chosen).toEqual(["ADA"]);
    const both = batchReducer(once, { type: "toggled", coin: "BNB", on: true });
    expect(both.chosen).toEqual(["ADA", "BNB"]);
    expect(batchReducer(both, { type: "toggled", coin: "ADA", on: false }).chosen).toEqual(["BNB"]);
    expect(batchReducer(both, { type: "cleared" }).chosen).toEqual([]);
  });

  test.each([
    ["all of them", [], [], 20, ["A", "B", "C"]],
    ["as many as there is room for", [], [], 2, ["A", "B"]],
    ["beside what counts already", ["C", "X"], ["C", "X"], 3, ["C", "X", "A"]],
    ["coins that do not count take no room", ["DUST"], [], 2, ["DUST", "A", "B"]],
    ["none into a full run", ["X", "Y"], ["X", "Y"], 2, ["X", "Y"]],
  ])("all: %s", (_what, chosen, taken, maxCoins, expected) => {
    const event = { type: "chose-all", coins: ["A", "B", "C"], taken, maxCoins } as const;
    expect(batchReducer(form(chosen), event).chosen).toEqual(expected);
  });

  test("leaving out takes the listed ones only", () => {
    expect(batchReducer(form(["A", "B", "X"]), { type: "left-out", coins: ["A", "B"] }).chosen).toEqual([
      "X",
    ]);
  });

  test("another wallet begins anew, another target keeps the choice", () => {
    const some = { ...form(["A"]), search: "a", toCoin: "MNT" };
    expect(batchReducer(some, { type: "account", accountType: "eb_convert_uta" })).toEqual({
      accountType: "eb_convert_uta",
      toCoin: "MNT",
      chosen: [],
      search: "",
    });
    expect(batchReducer(some, { type: "target", coin: "USDC" })).toEqual({ ...some, toCoin: "USDC" });
    expect(batchReducer(some, { type: "searched", words: "b" }).search).toBe("b");
  });

  test("once more is an earlier batch's wallet, target and coins", () => {
    const again = { type: "again", accountType: "eb_convert_uta", toCoin: "MNT", coins: ["XLM"] } as const;
    expect(batchReducer(form(["A"]), again)).toEqual({
      accountType: "eb_convert_uta",
      toCoin: "MNT",
      chosen: ["XLM"],
      search: "",
    });
  });

  test.each([
    [[], [], "none"],
    [["A", "B"], ["X"], "none"],
    [["A", "B"], ["B"], "some"],
    [["A", "B"], ["A", "B", "X"], "all"],
  ] as const)("the box above %j with %j chosen: %s", (listed, taken, expected) => {
    expect(wholeState(listed, new Set(taken))).toBe(expected);
  });
});

function small(fromCoin: string, part_: Partial<SmallCoin> = {}): SmallCoin {
  return {
    fromCoin,
    supportConvert: 1,
    availableBalance: "1",
    baseValue: "1",
    toCoin: "",
    toAmount: "",
    exchangeRate: "",
    feeInfo: null,
    taxFeeInfo: null,
    ...part_,
  };
}
const estimate = (key: string, more: Partial<BatchCoinRow> = {}): [string, BatchEstimateRow] => [
  key,
  { key, kind: "coin", value: "5", reason: "", reasonAt: 0, ...more },
];
const nobody = () => undefined;

describe("the list", () => {
  const list = [
    small("ADA"),
    small("BNB"),
    small("PEPE"),
    small("USDT"),
    small("XTZ", { supportConvert: 2, reason: "leaving", reasonAt: "7" }),
  ];

  test("before the worker spoke the server's reasons hold, and worth is absent", () => {
    const { eligible, ineligible, count } = listCandidates(list, new Map(), nobody, startBatchForm, 0);
    expect(eligible.map((row) => [row.coin, row.value])).toEqual([
      ["ADA", ""],
      ["BNB", ""],
      ["PEPE", ""],
    ]);
    expect(ineligible.map((row) => [row.coin, row.reason, row.reasonAt])).toEqual([
      ["USDT", "target", 0],
      ["XTZ", "leaving", 7],
    ]);
    expect(count).toBe(5);
  });

  test("the worker's estimate goes before; a chosen coin that it bars stays chosen and does not count", () => {
    const rows = new Map([estimate("PEPE", { value: "0.0001", reason: "fee" }), estimate("ADA")]);
    const { eligible, ineligible, taken } = listCandidates(list, rows, nobody, form(["PEPE", "ADA"]), 20);
    expect(taken).toEqual(["ADA"]);
    expect(eligible.find((row) => row.coin === "ADA")).toMatchObject({
      checked: true,
      value: "5",
    });
    expect(ineligible.find((row) => row.coin === "PEPE")).toMatchObject({
      checked: false,
      reason: "fee",
    });
  });

  test("a coin that the list bars by now is not requested, though the estimate does not know it yet", () => {
    const rows = new Map([estimate("XTZ"), estimate("ADA")]);
    const { ineligible, taken } = listCandidates(list, rows, nobody, form(["XTZ", "ADA"]), 20);
    expect(taken).toEqual(["ADA"]);
    expect(ineligible.find((row) => row.coin === "XTZ")).toMatchObject({ reason: "leaving", reasonAt: 7 });
  });

  test("a full batch has no room for a further coin, and keeps those it has", () => {
    const { eligible, taken } = listCandidates(list, new Map(), nobody, form(["ADA", "BNB"]), 2);
    expect(taken).toEqual(["ADA", "BNB"]);
    expect(eligible.map((row) => row.noRoom)).toEqual([false, false, true]);
  });

  test("the search looks at codes and names; what is chosen and hidden counts on", () => {
    const info = (code: string) =>
      coin({ coin: code, fullName: code === "ADA" ? "Cardano" : code, accuracyLength: 6 });
    const found = listCandidates(list, new Map(), info, { ...form(["BNB"]), search: " carD" }, 20);
    expect(found.eligible.map((row) => row.coin)).toEqual(["ADA"]);
    expect(found.eligible[0]).toMatchObject({ name: "Cardano", places: 6 });
    expect(found.taken).toEqual(["BNB"]);
    expect(found.count).toBe(5);
  });
});

describe("a batch", () => {
  test("what failed stands first, what is on its way after it", () => {
    const record = batchRecord({
      status: "processing",
      subRecords: [part("A"), part("B", "failure"), part("C", "processing"), part("D")],
    });
    expect(inOrder(record.subRecords).map(({ fromCoin }) => fromCoin)).toEqual(["B", "C", "A", "D"]);
    expect(countBatch(record)).toEqual({ all: 4, done: 2, failed: ["B"], running: true });
    // Its coins may have ended before it has.
    const ended = record.subRecords.filter(({ status }) => status !== "processing");
    expect(countBatch({ ...record, subRecords: ended }).running).toBe(true);
    expect(countBatch({ ...record, status: "partial_fulfillment", subRecords: ended }).running).toBe(false);
  });

  test.each([
    ["?mode=smallBalances&batch=2071558600349182", "2071558600349182"],
    ["?batch=", ""],
    ["?batch=%3Cscript%3E", ""],
    [`?batch=${"1".repeat(65)}`, ""],
    ["", ""],
  ])("in the address %s: %s", (search, run) => {
    expect(readBatchId(search)).toBe(run);
  });

  test("the address keeps what else stands there", () => {
    expect(writeBatchId("?from=BTC&mode=smallBalances", "12")).toBe("?from=BTC&mode=smallBalances&batch=12");
    expect(writeBatchId("?from=BTC&mode=smallBalances&batch=12", "")).toBe("?from=BTC&mode=smallBalances");
  });
});

test.each([
  ["2", "2%"],
  ["0", "0%"],
  ["0.25", "0.25%"],
  // Every decimal: a fee that is charged never reads as none.
  ["0.125", "0.125%"],
  ["0.004", "0.004%"],
  ["", "—"],
])("a fee of %j percent reads %s", (percent, text) => {
  expect(feePercent(formatFor("en"), percent)).toBe(bidiIsolate(text));
});

test.each([
  [0, "0.3em"],
  [4, "2.7em"],
  [8, "5.1em"],
])("%i decimals take %s", (places, width) => {
  expect(pointWidth(places)).toBe(width);
});
