/** F4c.8, R4.7-R4.9. */
import { expect, it } from "vitest";
import { withdrawCsv } from "#worker/withdraw/withdraw-csv.ts";
import { withdrawal } from "./withdrawal.ts";

it("a file has the page's words, addresses as they are, and amounts with all their digits", async () => {
  const row = withdrawal({
    amount: "0.00000001",
    tax: "0.0000000031",
    toAddress: "=cmd()",
    status: "success",
    endedAt: "1790000060000",
  });
  const http = {
    call: async () => ({ kind: "ok", data: { rows: [row], nextPageCursor: "" }, invalidates: [] }),
  };
  const texts = {
    heads: { coin: "Coin" },
    kinds: { 0: "On-chain" },
    states: { success: "Sent" },
    accounts: { FUND: "Funding" },
  };
  const { text, count, total } = await withdrawCsv(http as never, { filter: {}, texts });
  expect([count, total]).toEqual([1, 1]);
  expect(text).toContain("Coin");
  expect(text).toContain("On-chain");
  expect(text).toContain("Sent");
  expect(text).toContain("0.00000001");
  expect(text).toContain("0.0000000031");
  expect(text).not.toMatch(/(^|,)=cmd/m);
});

it.each(["CancelByUser", "Reject", "Fail"] as const)(
  "a file has no fee and no debit of one that came back: %s",
  async (status) => {
    const rows = [withdrawal({ status, tax: "0.4", debited: "27", txID: "", broadcastAt: "" })];
    const http = { call: async () => ({ kind: "ok", data: { rows, nextPageCursor: "" }, invalidates: [] }) };
    const texts = { heads: {}, kinds: {}, states: {}, accounts: {} };
    const { text } = await withdrawCsv(http as never, { filter: {}, texts });
    const [head = "", line = ""] = text.slice(1).split("\r\n");
    const cells = line.split(",");
    const cellOf = (column: string) => cells[head.split(",").indexOf(column)];
    expect(["amount", "fee", "tax", "debited"].map(cellOf)).toEqual(["25", "", "", ""]);
  },
);
