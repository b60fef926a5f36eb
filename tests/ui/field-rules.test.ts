import { describe, expect, it } from "vitest";
import { codeDigits } from "#src/ui/code-text.ts";
import { dateIssue, daysOf, lastDays } from "#src/ui/date-range.ts";
import { memoGroups } from "#src/ui/memo-groups.ts";
import { fc } from "../fuzz.ts";

describe("a one-time code", () => {
  it.each([
    ["482916", "482916"],
    ["482 916", "482916"],
    ["Your code: 482-916.", "482916"],
    ["4829167", "482916"],
    ["٤٨٢٩١٦", "482916"],
    ["４８２９１６", "482916"],
    ["۴۸۲", "482"],
    ["code", ""],
  ])("keeps the digits of %s", (typed, stored) => {
    expect(codeDigits(typed)).toBe(stored);
  });

  it("is six Latin digits at most, whatever was pasted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => /^[0-9]{0,6}$/.test(codeDigits(typed))),
    );
  });
});

describe("a range of dates", () => {
  const rules = { min: "2026-01-01", max: "2026-11-21", maxDays: 90 };

  it("counts both ends, over months and leap days", () => {
    expect(daysOf({ from: "2026-11-21", to: "2026-11-21" })).toBe(1);
    expect(daysOf({ from: "2024-02-28", to: "2024-03-01" })).toBe(3);
    expect(lastDays(7, "2026-11-03")).toEqual({ from: "2026-10-28", to: "2026-11-03" });
  });

  it.each([
    ["", "2026-11-21", "missing"],
    ["2026-11-21", "2026-11-20", "order"],
    ["2025-12-31", "2026-01-02", "early"],
    ["2026-11-20", "2026-11-22", "late"],
    ["2026-08-23", "2026-11-21", "span"],
    ["2026-08-24", "2026-11-21", null],
  ])("from %s to %s: %s", (from, to, issue) => {
    expect(dateIssue({ from, to }, rules)).toBe(issue);
  });

  it("has no bounds but order where none are given", () => {
    expect(dateIssue({ from: "1970-01-01", to: "2026-11-21" }, {})).toBeNull();
  });

  it("of the last n days is n days long and within the rule of n", () => {
    const anyDay = fc
      .date({ min: new Date("1971-01-01"), max: new Date("2400-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 366 }), anyDay, (days, today) => {
        const range = lastDays(days, today);
        expect(daysOf(range)).toBe(days);
        expect(dateIssue(range, { maxDays: days })).toBeNull();
        if (days > 1) expect(dateIssue(range, { maxDays: days - 1 })).toBe("span");
      }),
    );
  });
});

describe("a memo", () => {
  it("is read in fours when it is a number, whole when it is words", () => {
    expect(memoGroups("1048291765")).toEqual(["1048", "2917", "65"]);
    expect(memoGroups("coffer-main.7")).toEqual(["coffer-main.7"]);
    expect(memoGroups("1048").join("")).toBe("1048");
  });
});
