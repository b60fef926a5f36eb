import { describe, expect, it } from "vitest";
import { groupedId } from "#src/records/grouped-id.ts";
import { dayText, rangeText, zoneText } from "#src/records/time-texts.ts";

describe("a record number", () => {
  it.each([
    ["20714402118763901", "2071 4402 1187 63901"],
    ["1234", "1234"],
    ["12345678", "1234 5678"],
    ["1010a7f0-5d2c41", "1010a7f0-5d2c41"],
  ])("%s reads %s", (id, shown) => {
    expect(groupedId(id)).toBe(shown);
  });
});

describe("days in words", () => {
  it("have their weekday where they have no other name", () => {
    expect(dayText("2026-11-20", "en-GB", true)).toMatch(/^Friday,? 20 November$/);
    expect(dayText("2026-11-20", "en-GB", false)).toBe("20 November");
    expect(dayText("2026-11-20", "ar-SA", false)).toContain("20");
  });

  it.each([
    ["", "", ""],
    ["2026-11-01", "", "1 Nov 2026 –"],
    ["", "2026-11-20", "– 20 Nov 2026"],
  ])("from %s to %s", (from, to, words) => {
    expect(rangeText(from, to, "en-GB")).toBe(words);
  });

  it("share what both ends of a range have", () => {
    expect(rangeText("2026-11-01", "2026-11-20", "en-GB").match(/2026/g)).toHaveLength(1);
  });
});

describe("the reader's zone", () => {
  it.each([
    ["Europe/Berlin", "2026-11-20", "UTC+1"],
    ["Europe/Berlin", "2026-07-20", "UTC+2"],
    ["Asia/Kolkata", "2026-07-20", "UTC+5:30"],
    ["America/New_York", "2026-11-20", "UTC-5"],
    ["Europe/London", "2026-11-20", "UTC"],
    ["UTC", "2026-11-20", "UTC"],
  ])("%s on %s is %s", (zone, date, words) => {
    expect(zoneText(Date.parse(`${date}T12:00:00Z`), zone)).toBe(words);
  });
});
