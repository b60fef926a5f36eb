/** F6i.9: what cannot be true of the tax center's answers. */
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { taxCalls } from "#shared/contract/tax.ts";
import {
  costsFault,
  figuresFault,
  reportsFault,
  reportUrlFault,
  subAccountsFault,
  takenFault,
  taxYearsFault,
} from "#shared/domain/tax-sanity.ts";
import { told } from "../told.ts";

const now = Date.UTC(2026, 5, 1);
const seconds = now / 1000;

describe("figures", () => {
  const none = { proceeds: "0.00", cost: "0.00", gain: "0.00", income: "0.00", disposals: 0 };
  const sold = { proceeds: "100.00", cost: "40.10", gain: "59.90", income: "3", disposals: 2 };
  test.each([
    ["of nothing", none, ""],
    ["that add up", sold, ""],
    ["of a loss", { ...sold, cost: "140.10", gain: "-40.10" }, ""],
    ["a cent beside", { ...sold, gain: "59.91" }, "gain"],
    ["whose sign is lost", { ...sold, cost: "140.10", gain: "40.10" }, "gain"],
    ["that differ past what a float holds", { ...sold, gain: "59.90000000000000000001" }, "gain"],
    ["with income below zero", { ...sold, income: "-0.01" }, "income"],
    ["without a disposal", { ...sold, disposals: 0 }, "disposals"],
    ["with proceeds below zero", { ...sold, proceeds: "-100.00", cost: "-159.90" }, "proceeds"],
    ["with a cost below zero", { ...sold, cost: "-40.10", gain: "140.10" }, "cost"],
    ["in no currency", { ...sold, currency: "" }, "currency"],
  ])("%s", (_name, answer, fault) => expect(figuresFault(answer)).toBe(fault));
});

describe("reports", () => {
  const made = {
    queryId: "a",
    kind: "PNL",
    status: "2",
    parts: 3,
    year: 2025,
    createdTime: seconds,
    expireTime: seconds + 86_400,
    figures: { proceeds: "10", cost: "4", gain: "6" },
  };
  const list = (part: object) => ({ total: 1, list: [{ ...made, ...part }] });
  test.each([
    ["one that is made", list({}), ""],
    ["one that was over before it was made", list({ expireTime: seconds }), "list[].expireTime"],
    ["one in line", list({ status: "0", parts: 0, figures: null }), ""],
    ["one without a part", list({ parts: 0 }), "list[].parts"],
    ["of a year that has not begun", list({ year: 2027 }), "list[].year"],
    ["asked for tomorrow", list({ createdTime: seconds + 86_400 }), "list[].createdTime"],
    ["figures of trades", list({ kind: "TRADE" }), "list[].figures"],
    ["figures of one that is over", list({ status: "3" }), ""],
    ["figures of one in a state of a later server", list({ status: "unknown" }), ""],
    ["figures of one in line", list({ status: "0", parts: 0 }), "list[].figures"],
    ["figures of one that failed", list({ status: "-1", parts: 0 }), "list[].figures"],
    [
      "a gain beside",
      list({ figures: { ...made.figures, gain: "7" } }),
      "a gain that is not proceeds less cost",
    ],
    [
      "proceeds below zero",
      list({ figures: { proceeds: "-4", cost: "-10", gain: "6" } }),
      "list[].figures.proceeds",
    ],
    [
      "figures in no currency",
      list({ figures: { ...made.figures, currency: "" } }),
      "list[].figures.currency",
    ],
    ["one that is there and has no size", list({ fileSize: 0 }), "list[].fileSize"],
    ["one twice", { total: 2, list: [made, made] }, "list[].queryId"],
    ["more than there are", { total: 0, list: [made] }, "list"],
    ["none of some", { total: 3, list: [] }, "list"],
    ["none at all", { total: 0, list: [] }, ""],
  ])("%s", (_name, answer, fault) => expect(reportsFault(told(answer), {}, now)).toBe(fault));
});

describe("years", () => {
  test.each([
    ["of this year and before", [2026, 2025], ""],
    ["none", [], ""],
    ["that has not begun", [2027, 2026], "years[]"],
    ["one twice", [2026, 2026], "years[]"],
  ])("%s", (_name, years, fault) => expect(taxYearsFault({ years }, {}, now)).toBe(fault));

  test.each([
    ["one that is over", 2025, ""],
    ["the one that runs", 2026, "statusYear"],
    ["one to come", 2031, "statusYear"],
  ])("the one that is reported: %s", (_name, statusYear, fault) =>
    expect(taxYearsFault({ years: [2026], statusYear }, {}, now)).toBe(fault),
  );
});

describe("costs", () => {
  const cost = { taxDepositRecordsId: "tax-1", amount: "0.05", assumedCost: "12.30", creditedTime: seconds };
  const list = (part: object) => ({ total: 1, list: [{ ...cost, ...part }] });
  test.each([
    ["one", list({}), ""],
    ["of dust that is worth nothing", list({ amount: "0.00000001", assumedCost: "0.00" }), ""],
    ["of nothing", list({ amount: "0" }), "list[].amount"],
    ["below zero", list({ assumedCost: "-1" }), "list[].assumedCost"],
    ["of tomorrow", list({ creditedTime: seconds + 86_400 }), "list[].creditedTime"],
    ["one twice", { total: 2, list: [cost, cost] }, "list[].taxDepositRecordsId"],
    ["in no currency", { ...list({}), currency: "" }, "currency"],
    ["of none, in no currency", { total: 0, list: [], currency: "" }, ""],
    ["none of some", { total: 3, list: [] }, "list"],
    ["none at all", { total: 0, list: [] }, ""],
  ])("%s", (_name, answer, fault) => expect(costsFault(answer, {}, now)).toBe(fault));
});

describe("accounts", () => {
  const desk = { uid: "1001", username: "Desk-Vienna" };
  test.each([
    ["found by name", { total: 1, list: [desk] }, { keyword: " vienna" }, true],
    ["found by uid", { total: 1, list: [desk] }, { keyword: "100" }, true],
    ["not found by it", { total: 1, list: [desk] }, { keyword: "linz" }, false],
    ["one twice", { total: 2, list: [desk, desk] }, {}, false],
    ["more than there are", { total: 0, list: [desk] }, {}, false],
    ["none of some", { total: 3, list: [] }, { page: 1 }, false],
    ["none on a later page", { total: 3, list: [] }, { page: 2 }, true],
  ])("%s", (_name, answer, request, isFine) =>
    expect(subAccountsFault(answer, told(request)) === "").toBe(isFine),
  );
});

test("whether a report is due is not known by a number of a later server", () => {
  const { response } = taxCalls["tax.subAccounts"];
  const read = (taxStatus: number) =>
    v.parse(response, { total: 1, list: [{ uid: "1", username: "desk", taxStatus }] }).list[0]?.taxStatus;
  expect([0, 1, 2, 7].map(read)).toEqual([0, 1, 2, -1]);
});

describe("what was taken", () => {
  const one = { uid: "1", queryId: "a" };
  const two = { uid: "2", queryId: "b" };
  test.each([
    ["each account once", [one, two], ""],
    ["one account missing", [one], "list"],
    ["one account twice", [one, { ...one, queryId: "b" }], "list"],
    ["one report for two", [one, { ...two, queryId: "a" }], "list"],
  ])("%s", (_name, list, fault) => expect(takenFault({ list }, { uids: ["1", "2"] })).toBe(fault));
});

test("links: some, none twice, none that ran out", () => {
  const fault = (urls: readonly string[], expireTime = seconds + 60) =>
    reportUrlFault({ urls, expireTime }, {}, now);
  expect([fault(["/a", "/b"]), fault([]), fault(["/a", "/a"]), fault(["/a"], seconds - 600)]).toEqual([
    "",
    "urls",
    "urls",
    "expireTime",
  ]);
});
