/** F2c.1. */
import { describe, expect, it } from "vitest";
import type { ValuationRow } from "#shared/contract/valuation.ts";
import type { TopicState } from "#src/bridge/topic-store.ts";
import { isSameButFigures, shownValuation } from "#src/features/overview/shown-valuation.ts";

const rows: readonly ValuationRow[] = [
  {
    key: "total",
    kind: "total",
    currency: "USD",
    currencies: ["USD", "EUR"],
    value: "10",
    change: "1",
    changePercent: "2",
    isTorn: false,
  },
  { key: "account FUND", kind: "account", accountType: "FUND", value: "10", share: "100" },
];
const state = (changes: Partial<TopicState<ValuationRow>> = {}): TopicState<ValuationRow> => ({
  status: "live",
  asOf: 1,
  key: "params",
  rows: new Map(rows.map((row) => [row.key, row])),
  ...changes,
});
const withRows = (all: readonly ValuationRow[]) => state({ rows: new Map(all.map((row) => [row.key, row])) });
const [total, account] = rows;

describe("a valuation", () => {
  it("is the same page while only figures move", () => {
    const moved = rows.map((row) => ({ ...row, value: "11" }));
    expect(isSameButFigures(state(), { ...withRows(moved), asOf: 2 })).toBe(true);
  });

  it.each([
    ["it is of other accounts", state({ key: "others" })],
    ["it is stale", state({ status: "stale" })],
    ["an account went", withRows(total ? [total] : [])],
    [
      "it is in another currency",
      withRows(rows.map((row) => (row.kind === "total" ? { ...row, currency: "EUR" } : row))),
    ],
    [
      "another currency has a rate",
      withRows(rows.map((row) => (row.kind === "total" ? { ...row, currencies: ["USD"] } : row))),
    ],
  ])("is another page when %s", (_, next) => {
    expect(isSameButFigures(state(), next)).toBe(false);
  });

  const coin = (staleSeconds: number): ValuationRow => ({
    key: "coin OLD",
    kind: "coin",
    coin: "OLD",
    price: "1",
    change: "0",
    amount: "10",
    frozen: "0",
    value: "10",
    small: false,
    staleSeconds,
    parts: [],
  });
  it.each([
    ["all prices move", withRows([...rows, coin(0)]), true],
    ["the price of one coin stopped", withRows([...rows, coin(60)]), false],
    ["none comes any more", { ...withRows([...rows, coin(0)]), status: "stale" }, false],
  ] as const)("is told as one at live prices or not: %s", (_, now, live) => {
    expect(shownValuation(now, "USD")).toMatchObject({ live });
  });

  it("is shown once there is a total, in the currency that has a rate", () => {
    expect(shownValuation(withRows(account ? [account] : []), "USD")).toBeUndefined();
    expect(shownValuation(state({ status: "connecting" }), "TRY")).toMatchObject({
      missingCurrency: "TRY",
      connecting: true,
      accounts: [account],
      coins: [],
    });
  });
});
