/** D10.5, F0.7. */
import { describe, expect, it } from "vitest";
import { blockTradeCalls } from "#shared/contract/block-trade.ts";
import { convertHistoryCalls } from "#shared/contract/convert-history.ts";
import { depositRecordCalls } from "#shared/contract/deposit-records.ts";
import { recordsCalls } from "#shared/contract/records.ts";
import { transferCalls } from "#shared/contract/transfer.ts";
import { withdrawRecordCalls } from "#shared/contract/withdraw-records.ts";
import { faultOf, listFault, matchFault } from "#shared/domain/list-sanity.ts";
import { faultIn } from "../told.ts";

const day = 86_400_000;
const at = (ms: number): string => String(20_000 * day + ms);
const window = { startTime: 20_000 * day + 10_500, endTime: 20_000 * day + 20_000 };

describe("a list of records", () => {
  const fault = listFault({ rows: "list", id: "id", times: ["seenAt", "endedAt"], byId: ["number"] });
  const row = (id: string, seenAt?: string, endedAt = "") => ({ id, endedAt, ...(seenAt && { seenAt }) });

  it.each([
    ["", [row("1", at(10_500)), row("2", at(19_999))], { ...window, limit: 2 }],
    ["", [row("1", at(5_000))], {}],
    ["", [row("1", at(5_000))], { ...window, number: "1" }],
    // Asked by the second.
    ["", [row("1", at(10_000))], window],
    // Lists may be narrowed by either of their times, and some rows have none.
    ["", [row("1", at(5_000), at(15_000)), row("2")], window],
    // It may have begun inside and ended later; it ended before, so it began before.
    ["", [row("1", undefined, at(95_000))], window],
    ["list[].seenAt", [row("1", undefined, at(9_999))], window],
    // Of seconds.
    ["", [row("1", at(15_000).slice(0, -3))], window],
    ["list[].seenAt", [row("1", at(25_000).slice(0, -3))], window],
    ["list[].id", [row("1", at(11_000)), row("1", at(12_000))], {}],
    // Whether the second that it ends with counts, nobody says.
    ["", [row("1", at(20_000))], window],
    ["list[].seenAt", [row("1", at(21_000))], window],
    ["list[].seenAt", [row("1", at(9_999), at(21_001))], window],
    ["list", [row("1"), row("2")], { limit: 1 }],
    ["list", [row("1"), row("2")], { size: 1 }],
  ])("has the fault %j: %j of %j", (expected, list, question) => {
    expect(fault({ list }, question)).toBe(expected);
  });

  it("has no row of a time to come, as far as clocks can be apart", () => {
    const now = 20_000 * day;
    expect(fault({ list: [row("1", at(day - 1000))] }, {}, now)).toBe("");
    expect(fault({ list: [row("1", at(0), at(2 * day))] }, {}, now)).toBe("list[].seenAt");
    expect(fault({ list: [row("1", String((now + 2 * day) / 1000))] }, {}, now)).toBe("list[].seenAt");
    expect(fault({ list: [row("1", at(2 * day))] }, { number: "1" }, now)).toBe("list[].seenAt");
    const other = listFault({ rows: "list", id: "id", times: ["seenAt"], since: ["endedAt"], byId: [] });
    expect(other({ list: [row("1", at(15_000), at(2 * day))] }, {}, now)).toBe("list[].seenAt");
    // It is narrowed by the beginning alone.
    expect(other({ list: [row("1", at(15_000), at(95_000))] }, window, now)).toBe("");
    expect(other({ list: [row("1", at(5_000), at(15_000))] }, window, now)).toBe("list[].seenAt");
  });

  it.each([
    [
      withdrawRecordCalls["withdraw.records"],
      { withdrawId: "1", createTime: at(0), amount: "1", withdrawFee: "", status: "success" },
      "broadcastAt",
    ],
    [
      withdrawRecordCalls["withdraw.records"],
      { withdrawId: "1", createTime: at(0), amount: "1", withdrawFee: "", status: "success" },
      "endedAt",
    ],
    [
      depositRecordCalls["deposit.records"],
      { id: "1", recordType: 1, amount: "1", createdTime: at(0), successAt: "", unlockedAt: "", endedAt: "" },
      "endedAt",
    ],
  ] as const)("of withdrawals or deposits has nothing in it that is still to be", (call, known, time) => {
    const now = 20_000 * day;
    const said = (when: string): string => faultIn(call, { rows: [{ ...known, [time]: when }] }, {}, now);
    expect(said(at(60_000))).toBe("");
    expect(said("99999999999999")).not.toBe("");
  });

  const conversion = {
    exchangeTxId: "1",
    createdAt: at(0),
    fromCoin: "BTC",
    fromAmount: "1",
    toAmount: "2",
    convertRate: "2",
    exchangeStatus: "success",
    state: "success",
    kind: "block",
    coinCount: 0,
    coinsDone: 0,
    failCode: 0,
  };

  it.each([
    [
      transferCalls["transfer.list"],
      { transferId: "1", amount: "1", fromMemberId: "7", toMemberId: "8", timestamp: at(0) },
      "endedAt",
    ],
    [convertHistoryCalls["convert.history"], conversion, "endedAt"],
    [blockTradeCalls["blockTrade.query"], conversion, "endedAt"],
    [recordsCalls["records.frozen"], { id: "1", amount: "1", unfreezeTime: "" }, "createdTime"],
  ] as const)(
    "of transfers, conversions or what is frozen, %#, has nothing in it that is still to be",
    (call, known, time) => {
      const now = 20_000 * day;
      const said = (when: string): string => faultIn(call, { list: [{ ...known, [time]: when }] }, {}, now);
      expect(said(at(60_000))).toBe("");
      expect(said("99999999999999")).not.toBe("");
    },
  );

  it("has no more rows than it says that there are", () => {
    expect(fault({ list: [row("1"), row("2")], total: 1 }, { limit: 20 })).toBe("list");
    expect(fault({ list: [row("1")], total: 30 }, { limit: 20 })).toBe("");
  });

  it("is not empty at its beginning where it says that there are some", () => {
    for (const question of [{}, { index: 1, limit: 20 }, { page: 1, size: 20 }, { cursor: "" }]) {
      expect(fault({ list: [], total: 3 }, question)).toBe("list");
      expect(fault({ list: [], total: 0 }, question)).toBe("");
      expect(fault({ list: [] }, question)).toBe("");
    }
    for (const question of [{ index: 2, limit: 20 }, { page: 2, size: 20 }, { cursor: "next" }])
      expect(fault({ list: [], total: 3 }, question)).toBe("");
  });
});

describe("rows of what was requested", () => {
  const ofType = matchFault({ rows: "rows", parameter: "type", fields: ["type"], all: 0 });
  const ofMember = matchFault({ rows: "rows", parameter: "member", fields: ["from", "to"] });

  it.each([
    ["", ofType, [{ type: 1 }], { type: 1 }],
    ["", ofType, [{ type: 1 }, { type: 2 }], { type: 0 }],
    ["", ofType, [{ type: 2 }], {}],
    ["rows[].type", ofType, [{ type: 1 }, { type: 2 }], { type: 1 }],
    [
      "",
      ofMember,
      [
        { from: "a", to: "b" },
        { from: "b", to: "a" },
      ],
      { member: "a" },
    ],
    ["rows[].from", ofMember, [{ from: "c", to: "b" }], { member: "a" }],
  ] as const)("have the fault %j", (expected, rule, rows, question) => {
    expect(rule({ rows }, question)).toBe(expected);
    expect(faultOf(() => "", rule)({ rows }, question)).toBe(expected);
  });
});
