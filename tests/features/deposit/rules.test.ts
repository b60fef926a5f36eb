/** F6d.1, F6d.3, F6d.4, F0.7, F4c.5, F4c.6. */
import { describe, expect, it, test } from "vitest";
import type { ListedCoin } from "#shared/contract/coins.ts";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { depositState } from "#shared/domain/deposit-state.ts";
import { readChoice } from "#src/entry/coin-choice.ts";
import { searchListedCoins } from "#src/entry/listed-coin-search.ts";
import { chainsUsed } from "#src/features/deposit/form/chain-options.ts";
import { choicePath } from "#src/features/deposit/paths.ts";
import { DepositWatch } from "#src/features/deposit/progress/deposit-watch.ts";
import { chainFilterOf, chainFilters } from "#src/records/chain-filters.ts";
import { spanOf } from "#src/records/days.ts";
import { windowAfter, windowBefore, windowOf } from "#src/records/days-window.ts";
import { explorerLink } from "#src/records/explorer-link.ts";

function record(part: object): DepositRecord {
  const whole = {
    recordType: 1,
    id: "1",
    coin: "USDT",
    amount: "1",
    status: 1,
    depositType: "0",
    travelRuleStatus: 0,
  };
  const counts = {
    confirmations: "0",
    safeConfirmations: "40",
    unlockedAt: "",
    successAt: "",
    createdTime: "1",
  };
  return { ...whole, ...counts, ...part } as DepositRecord;
}

test.each([
  [{}, "confirming"],
  [{ status: 3 }, "credited"],
  [{ status: 3, confirmations: "40" }, "done"],
  [{ status: 3, unlockedAt: "2" }, "done"],
  [{ status: 3, safeConfirmations: "" }, "done"],
  [{ status: 3, confirmations: "1e5" }, "credited"],
  [{ status: 3, confirmations: "0x40" }, "credited"],
  [{ status: 3, safeConfirmations: " " }, "credited"],
  [{ status: 3, unlockedAt: "0" }, "credited"],
  [{ status: 2, depositType: "10" }, "overLimit"],
  [{ status: 2, depositType: "20" }, "documents"],
  [{ status: 2, travelRuleStatus: 1 }, "questions"],
  [{ status: 2 }, "processing"],
  [{ status: 4 }, "failed"],
  [{ status: 4, depositType: "50" }, "returned"],
  [{ status: 4, travelRuleStatus: 3 }, "returned"],
  [{ status: 7 }, "rollback"],
  [{ status: 70_011 }, "deducted"],
  [{ status: 70_012 }, "done"],
  [{ status: 70_013 }, "manual"],
  [{ status: 0 }, "unknown"],
  [{ recordType: 2, status: 1 }, "processing"],
  [{ recordType: 2, status: 2 }, "done"],
  [{ recordType: 2, status: 3 }, "failed"],
])("a deposit %j is %s", (part, state) => {
  expect(depositState(record(part))).toBe(state);
});

describe("news of deposits", () => {
  const credited = { status: 3 };
  /** Of the first picture: five seconds before it are of now, too. */
  const now = 5000;

  it("tells nothing of what was there, each milestone once, and nothing again after a reconnect", () => {
    const watch = new DepositWatch();
    expect(watch.see([record({})], now)).toEqual([]);
    const second = record({ id: "2" });
    expect(watch.see([record({}), second], now).map(({ what }) => what)).toEqual(["arrived"]);
    expect(watch.see([record({}), second], now)).toEqual([]);
    expect(watch.see([record(credited), second], now).map(({ what, record: { id } }) => [what, id])).toEqual([
      ["credited", "1"],
    ]);
    expect(watch.see([], now)).toEqual([]);
    expect(watch.see([record(credited), second], now)).toEqual([]);
    expect(watch.see([record({ ...credited, unlockedAt: "9" })], now).map(({ what }) => what)).toEqual([
      "withdrawable",
    ]);
  });

  it.each([
    ["failed", { status: 4 }],
    ["was taken back", { status: 70_011 }],
    ["is blocked", { status: 2, depositType: "50" as const }],
  ])("calls nothing on its way that %s", (_what, part) => {
    const watch = new DepositWatch();
    watch.see([], now);
    expect(watch.see([record({ ...part })], now)).toEqual([]);
  });

  it("tells nothing of days before that a longer list brings", () => {
    const watch = new DepositWatch();
    watch.see([], 6000);
    expect(watch.see([record({ createdTime: "999" })], 7000)).toEqual([]);
    expect(watch.see([record({ createdTime: "999", status: 3 })], 7000)).toHaveLength(1);
    // It counts from the first picture, not from the last.
    expect(watch.see([record({ id: "2", createdTime: "1000" })], 9000)).toHaveLength(1);
  });

  it("tells of one that nobody says the time of", () => {
    const watch = new DepositWatch();
    watch.see([], now);
    expect(watch.see([record({ createdTime: "" })], now).map(({ what }) => what)).toEqual(["arrived"]);
  });

  it("tells the last milestone only of one that came and went while the line was down", () => {
    const watch = new DepositWatch();
    watch.see([], now);
    expect(watch.see([record({ ...credited, unlockedAt: "9" })], now).map(({ what }) => what)).toEqual([
      "withdrawable",
    ]);
  });
});

describe("windows of 29 days", () => {
  const today = "2026-11-22";
  const none = { from: "", to: "" };
  it("are the last one without a choice, and lead back and on without a gap", () => {
    expect(windowOf(none, today)).toEqual({ from: "2026-10-25", to: today });
    const before = windowBefore(none, today);
    expect(before).toEqual({ from: "2026-09-26", to: "2026-10-24" });
    expect(windowAfter(before, today)).toEqual(none);
    expect(windowAfter(none, today)).toBeNull();
    const further = windowBefore(before, today);
    expect(windowAfter(further, today)).toEqual(before);
  });
  it("are never wider, however they were linked", () => {
    expect(windowOf({ from: "2025-01-01", to: "2026-01-01" }, today)).toEqual({
      from: "2025-12-04",
      to: "2026-01-01",
    });
    expect(windowOf({ from: "2026-11-10", to: "" }, today)).toEqual({ from: "2026-11-10", to: today });
    expect(windowOf({ from: "2026-11-10", to: "2026-12-31" }, today)).toEqual({
      from: "2026-11-10",
      to: today,
    });
    expect(windowOf({ from: "2030-06-01", to: "" }, today)).toEqual(windowOf(none, today));
  });
  it("are asked for as they are shown, that of now without an end", () => {
    const { read } = chainFilters([], []);
    const asked = (since: string, until: string) =>
      chainFilterOf(read(`?since=${since}&until=${until}`), today);
    expect(asked("2025-01-01", "2026-01-01")).toEqual(spanOf({ from: "2025-12-04", to: "2026-01-01" }));
    expect(asked("", "2026-01-01")).toEqual(spanOf({ from: "2025-12-04", to: "2026-01-01" }));
    const { from, to } = windowOf(none, today);
    expect(asked("", "")).toEqual(spanOf({ from, to: "" }));
    expect(asked(from, to)).toEqual(spanOf({ from, to: "" }));
  });
  it("narrow no transaction, unless they were chosen", () => {
    const { read } = chainFilters([], []);
    const asked = (query: string) => chainFilterOf(read(query), today);
    expect(asked("?tx=9f2c")).toEqual({ txID: "9f2c" });
    expect(asked("?tx=9f2c&coin=BTC")).toEqual({ txID: "9f2c", coin: "BTC" });
    const { from, to } = windowOf(none, today);
    expect(asked(`?tx=9f2c&since=${from}&until=${to}`)).toEqual({
      txID: "9f2c",
      ...spanOf({ from, to: "" }),
    });
  });
});

test("the networks of the last deposits of a coin are known, that of the newest first", () => {
  const over = (chain: string, coin = "USDT"): DepositRecord => record({ chain, coin });
  const all = [over("TRX"), over("ETH", "ETH"), record({ recordType: 2 }), over("TON"), over("TRX")];
  expect(chainsUsed("USDT", all)).toEqual(["TRX", "TON"]);
  expect(chainsUsed("BTC", all)).toEqual([]);
});

test("a link is read with care", () => {
  expect(readChoice("?coin=usdt&chain=matic.e")).toEqual({ coin: "USDT", chain: "MATIC.E" });
  expect(readChoice("?coin=<b>&chain=TRX")).toEqual({ coin: "", chain: "" });
  expect(choicePath({ coin: "USDT", chain: "TRX" })).toBe("/deposit?coin=USDT&chain=TRX");
  expect(explorerLink("TRX", "ab12")).toBe("https://tronscan.org/#/transaction/ab12");
  expect([
    explorerLink("NONE", "ab"),
    explorerLink("BTC", "javascript:1"),
    explorerLink("constructor", "a"),
  ]).toEqual(["", "", ""]);
});

test("coins are found by code, name, network and contract", () => {
  const coin = (code: string, fullName: string, networks: string[], contracts: string[]): ListedCoin => ({
    coin: code,
    fullName,
    icon: "",
    iconNight: "",
    coinType: "crypto",
    accuracyLength: 4,
    deposit: "1",
    withdraw: "1",
    isRegulated: true,
    sort: 0,
    networks,
    contracts,
  });
  const coins = [
    coin("USDT", "Tether", ["TRX TRC20"], ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"]),
    coin("ETH", "Ethereum", ["ETH Ethereum"], []),
  ];
  const found = (query: string) => searchListedCoins(coins, query).map((one) => one.coin);
  expect(found("eth")).toEqual(["ETH", "USDT"]);
  expect([found("trc20"), found("gjlj6t"), found("Ethereum"), found("zzz")]).toEqual([
    ["USDT"],
    ["USDT"],
    ["ETH"],
    [],
  ]);
});
