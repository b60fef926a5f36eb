/** F2i.2: the convert history as a file. */
import { describe, expect, it } from "vitest";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { historyColumns } from "#shared/contract/lazy-local-calls.ts";
import { csvOf, type HistoryTexts } from "#worker/records/history-csv.ts";
import { historyRow } from "../features/convert/history/history-rows.ts";

const texts: HistoryTexts = { heads: {}, kinds: {}, states: {}, accounts: {} };

/** The fields of one row by their column; no field of these tests has a comma or a quote in it. */
function fieldsOf(row: ConvertHistoryRow, said: HistoryTexts = texts): Record<string, string> {
  const [, line = ""] = csvOf([row], said).split("\r\n");
  return Object.fromEntries(line.split(",").map((field, at) => [historyColumns[at], field]));
}

describe("the history as a file", () => {
  it("has heads in the page's words, codes where it has none", () => {
    const [head] = csvOf([], { ...texts, heads: { time: "Zeit (UTC)" } }).split("\r\n");
    expect(head).toBe(`\uFEFFZeit (UTC),${historyColumns.slice(1).join(",")}`);
  });

  it("names a source that nobody knows by its own word, whatever that means elsewhere", () => {
    expect(fieldsOf(historyRow({ accountType: "constructor" })).account).toBe("constructor");
  });

  it.each([
    ["a conversion that failed", { state: "failure" }, ""],
    ["one on its way", { state: "processing" }, ""],
    ["an order that was canceled, the one it wanted", { state: "canceled", kind: "limit" }, "94156.22"],
    ["one that came in part", { state: "partial" }, "94156.22"],
  ] as const)("has the rate of the list: of %s", (_name, part, rate) => {
    expect(fieldsOf(historyRow(part)).rate).toBe(rate);
  });

  it("tells a conversion whole: times in UTC, digits as they are, numbers of records as words", () => {
    const row = historyRow({
      exchangeTxId: "1795137807946404106183699",
      quoteTxId: "17",
      toAmount: "23539.055848",
    });
    expect(
      fieldsOf(row, { ...texts, kinds: { instant: "Market" }, accounts: { funding: "Funding" } }),
    ).toEqual({
      time: "2026-11-20T13:06:40.000Z",
      recordNo: "'1795137807946404106183699",
      kind: "Market",
      state: "success",
      account: "Funding",
      paid: "0.25",
      paidCoin: "BTC",
      received: "23539.055848",
      receivedCoin: "USDT",
      expected: "23540.118302",
      rate: "94156.22",
      quotedRate: "94160.47",
      fee: "",
      feeCoin: "",
      quoteNo: "'17",
      ended: "2026-11-20T13:06:42.000Z",
      coins: "",
      coinsDone: "",
      failCode: "",
    });
  });

  it("has nothing as received that only is to come, or never came", () => {
    const waiting = fieldsOf(
      historyRow({ kind: "limit", state: "waiting", quotedToAmount: "", endedAt: "" }),
    );
    expect(waiting).toMatchObject({ received: "", expected: "23539.055848", ended: "" });
    const failed = fieldsOf(historyRow({ state: "failure", toAmount: "", failCode: 32_024 }));
    expect(failed).toMatchObject({ received: "", expected: "23540.118302", failCode: "32024" });
  });

  it("tells a run of small balances by its counts", () => {
    const run = {
      kind: "smallBalances",
      state: "partial",
      fromCoin: "",
      fromAmount: "",
      coinCount: 9,
      coinsDone: 7,
    } as const;
    expect(fieldsOf(historyRow(run))).toMatchObject({ paid: "", paidCoin: "", coins: "9", coinsDone: "7" });
  });

  it("runs nothing that a server, or a translation, smuggles in", () => {
    const row = historyRow({ fromCoin: '=HYPERLINK("http://evil.example")', exchangeTxId: "@SUM(A1)" });
    const file = csvOf([row], {
      ...texts,
      heads: { time: "=cmd" },
      kinds: { market: "+1" },
      states: { success: "-1" },
    });
    const fields = file.slice(1).split(/\r\n|,/);
    expect(fields.filter((field) => /^"?[=+\-@]/.test(field))).toEqual([]);
    expect(file).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });
});
