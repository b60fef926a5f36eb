/** F2i.2. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageOfHistory, requireValidRange } from "#sandbox/areas/convert/history/page-of-history.ts";
import type { HistoryEntry } from "#sandbox/dealer/history-source.ts";
import { Refusal } from "#sandbox/refusal.ts";
import {
  type ConvertHistoryRow,
  convertKinds,
  type HistoryFilter,
  historyStates,
} from "#shared/contract/convert-history.ts";
import { historyRow } from "../features/convert/history/history-rows.ts";
import { fc } from "../fuzz.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

/** Ms; what follows is counted from here. */
const base = 1_700_000_000_000;

const ids = (rows: readonly ConvertHistoryRow[]): string[] => rows.map((row) => row.exchangeTxId);

/** One of each kind, and a run of several coins. */
const some: readonly HistoryEntry[] = [
  historyRow({ exchangeTxId: "101", createdAt: String(base + 1_000) }),
  historyRow({
    exchangeTxId: "102",
    createdAt: String(base + 2_000),
    kind: "limit",
    state: "waiting",
    accountType: "limit_order_funding",
  }),
  {
    ...historyRow({
      exchangeTxId: "203",
      createdAt: String(base + 3_000),
      kind: "smallBalances",
      state: "partial",
      fromCoin: "",
      fromAmount: "",
    }),
    coins: ["DOGE", "TON"],
  },
  historyRow({
    exchangeTxId: "204",
    createdAt: String(base + 4_000),
    kind: "specialCoins",
    fromCoin: "USDC",
    accountType: "providerA",
  }),
  historyRow({
    exchangeTxId: "305",
    createdAt: String(base + 4_000),
    state: "failure",
    toCoin: "ETH",
    accountType: "uta_convert",
  }),
];

describe("the history's filters", () => {
  test.each<[string, HistoryFilter, string[]]>([
    ["none", {}, ["305", "204", "203", "102", "101"]],
    ["a kind", { kind: "limit" }, ["102"]],
    ["two kinds", { kind: "instant,smallBalances" }, ["305", "203", "101"]],
    ["an empty list is no filter", { kind: "", state: "" }, ["305", "204", "203", "102", "101"]],
    ["a state", { state: "failure" }, ["305"]],
    ["states", { state: "waiting,partial" }, ["203", "102"]],
    ["a coin paid", { coin: "USDC" }, ["204"]],
    ["a coin received", { coin: "ETH" }, ["305"]],
    ["a coin of a run", { coin: "TON" }, ["203"]],
    ["coins", { coin: "ETH,USDC" }, ["305", "204"]],
    ["accounts", { accountType: "uta_convert,providerA" }, ["305", "204"]],
    ["the beginning of a number", { recordNo: "10" }, ["102", "101"]],
    ["a whole number", { recordNo: "204" }, ["204"]],
    ["from a time, which counts", { startTime: base + 3_000 }, ["305", "204", "203"]],
    ["to a time, which does not", { endTime: base + 3_000 }, ["102", "101"]],
    ["together", { kind: "instant", coin: "BTC", startTime: base + 500, endTime: base + 1_500 }, ["101"]],
    ["that fit nothing", { kind: "block" }, []],
  ])("%s", (_what, filter, found) => {
    const { list, total } = pageOfHistory(some, filter, {});
    expect(ids(list)).toEqual(found);
    expect(total).toBe(found.length);
  });

  test("what an entry is found by beside its row is not told", () => {
    expect(pageOfHistory(some, { kind: "smallBalances" }, {}).list[0]).not.toHaveProperty("coins");
  });

  const entry = fc
    .record({
      id: fc.integer({ min: 0, max: 999 }),
      at: fc.integer({ min: base, max: base + 20 }),
      kind: fc.constantFrom(...convertKinds),
      state: fc.constantFrom(...historyStates),
      fromCoin: fc.constantFrom("BTC", "ETH", "USDT"),
      toCoin: fc.constantFrom("SOL", "USDT"),
      accountType: fc.constantFrom("funding", "uta_convert"),
    })
    .map(({ id, at, ...part }) => historyRow({ ...part, exchangeTxId: String(id), createdAt: String(at) }));
  const entries = fc.uniqueArray(entry, { maxLength: 60, selector: (row) => row.exchangeTxId });
  const list = (words: readonly string[]) =>
    fc.subarray([...words], { minLength: 1 }).map((all) => all.join(","));
  const filters: fc.Arbitrary<HistoryFilter> = fc.record(
    {
      kind: list(convertKinds),
      state: list(historyStates),
      coin: list(["BTC", "SOL", "USDT"]),
      accountType: list(["funding", "uta_convert", "otc_convert"]),
      recordNo: fc.constantFrom("1", "12", "9"),
      startTime: fc.integer({ min: base, max: base + 20 }),
      endTime: fc.integer({ min: base + 1, max: base + 21 }),
    },
    { requiredKeys: [] },
  );

  test("any filter and paging give what filtering the whole list by hand gives, in order, once", () => {
    fc.assert(
      fc.property(entries, filters, fc.integer({ min: 1, max: 100 }), (rows, filter, limit) => {
        const has = (field: "kind" | "state" | "accountType", row: ConvertHistoryRow): boolean =>
          filter[field] === undefined || filter[field].split(",").includes(row[field]);
        const meant = rows.filter((row) => {
          const coins = filter.coin?.split(",");
          const { startTime, endTime, recordNo } = filter;
          if (coins !== undefined && !coins.includes(row.fromCoin) && !coins.includes(row.toCoin))
            return false;
          if (recordNo !== undefined && !row.exchangeTxId.startsWith(recordNo)) return false;
          if (startTime !== undefined && Number(row.createdAt) < startTime) return false;
          if (endTime !== undefined && Number(row.createdAt) >= endTime) return false;
          return has("kind", row) && has("state", row) && has("accountType", row);
        });
        const pages: ConvertHistoryRow[] = [];
        for (let index = 1; ; index += 1) {
          const page = pageOfHistory(rows, filter, { index, limit });
          expect(page.total).toBe(meant.length);
          expect(page.list.length).toBeLessThanOrEqual(limit);
          pages.push(...page.list);
          if (page.list.length === 0) break;
        }
        expect(ids(pages).toSorted()).toEqual(ids(meant).toSorted());
        const times = pages.map((row) => Number(row.createdAt));
        expect(times).toEqual(times.toSorted((a, b) => b - a));
      }),
    );
  });

  test.each<[string, HistoryFilter & { index?: number; limit?: number }]>([
    ["page 0", { index: 0 }],
    ["a page and a half", { index: 1.5 }],
    ["a limit of 0", { limit: 0 }],
    ["a limit over 100", { limit: 101 }],
    ["half a limit", { limit: 0.5 }],
    ["an end before the start", { startTime: 2000, endTime: 1000 }],
    ["an end at the start", { startTime: 2000, endTime: 2000 }],
    ["an unknown kind", { kind: "instant,swap" }],
    ["an unknown state", { state: "done" }],
    ["a coin that is no code", { coin: "BTC,<b>" }],
  ])("%s cannot be requested", (_what, { index, limit, ...filter }) => {
    expect(() => requireValidRange(filter, { index, limit })).toThrow(Refusal);
  });
});

describe("over the API", () => {
  let under: SandboxUnderTest;
  beforeAll(async () => {
    under = await startSandbox();
  }, startMs);
  afterAll(() => under.close());

  type History = { list: ConvertHistoryRow[]; total: number };
  const wallet = { BTC: "1", USDT: "9000", ETH: "3" };
  const read = (token: string, input = {}) =>
    under.call<"convert.history", History>("convert.history", input, token);

  test.each([
    { index: 0 },
    { limit: 101 },
    { limit: -1 },
    { kind: "swap" },
    { startTime: 5, endTime: 4 },
    { startTime: 1.5 },
    { recordNo: "9".repeat(65) },
  ])("%o is refused with 10001", async (input) => {
    const { token } = await under.account({});
    expect((await read(token, input)).code).toBe(10_001);
  });

  test("a past goes through the books: settled, found by its filters, and nobody else's", async () => {
    const { account, token } = await under.account({ balances: { funding: wallet } });
    const other = await under.account({ balances: { funding: wallet } });
    const stepMs = 3_600_000;
    expect(await under.control("/sandbox/control/past-conversions", { account, count: 24, stepMs })).toEqual({
      made: 24,
    });

    const all = (await read(token, { limit: 100 })).result;
    expect(all.total).toBe(24);
    expect(new Set(all.list.map((row) => row.state))).toEqual(new Set(["success", "failure"]));
    expect(all.list.some((row) => row.toAmount !== row.quotedToAmount && row.state === "success")).toBe(true);
    expect(all.list.every((row) => Number(row.endedAt) === Number(row.createdAt) + 1400)).toBe(true);
    const second = (await read(token, { index: 2, limit: 10 })).result;
    expect(ids(second.list)).toEqual(ids(all.list).slice(10, 20));

    const failed = (await read(token, { state: "failure", limit: 100 })).result;
    expect(ids(failed.list)).toEqual(ids(all.list.filter((row) => row.state === "failure")));
    const [newest] = all.list;
    const found = (await read(token, { recordNo: newest?.exchangeTxId })).result;
    expect(found.list).toEqual([newest]);
    expect((await read(other.token)).result).toEqual({ list: [], total: 0 });

    const { coins, drifted } = await under.control<{ coins: Record<string, string>; drifted: number }>(
      "/sandbox/control/trial-balance",
    );
    expect(new Set(Object.values(coins))).toEqual(new Set(["0"]));
    expect(drifted).toBe(0);
  });

  test("the demo account with a past has it at its first sign-in, once", async () => {
    const signIn = () => under.control<{ token: string }>("/sandbox/session", { account: "historian" });
    const [{ token }] = await Promise.all([signIn(), signIn()]);
    expect((await read(token)).result.total).toBe(46);
    await signIn();
    expect((await read(token)).result.total).toBe(46);
  });
});
