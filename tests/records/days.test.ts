import { afterEach, describe, expect, it, vi } from "vitest";
import { dateIn, dayName, groupByDay, spanOf } from "#src/records/days.ts";
import { windowOf } from "#src/records/days-window.ts";
import { lastDay, weekAfter, weekBefore, weekSpan } from "#src/records/week.ts";

interface Made {
  readonly id: string;
  readonly at: number;
}

const made = (id: string, iso: string): Made => ({ id, at: Date.parse(iso) });
const timeOf = ({ at }: Made): number => at;

describe("the days of records", () => {
  it("are the reader's own, newest first", () => {
    const records = [
      made("a", "2026-11-18T22:30:00Z"),
      made("b", "2026-11-20T10:00:00Z"),
      made("c", "2026-11-18T23:30:00Z"),
    ];
    const ids = (zone: string): unknown =>
      groupByDay(records, timeOf, zone).map((day) => [day.date, day.records.map(({ id }) => id).join("")]);
    expect(ids("UTC")).toEqual([
      ["2026-11-20", "b"],
      ["2026-11-18", "ca"],
    ]);
    expect(ids("Europe/Berlin")).toEqual([
      ["2026-11-20", "b"],
      ["2026-11-19", "c"],
      ["2026-11-18", "a"],
    ]);
  });

  it("have records of which no time is known under no date, where their rank puts them", () => {
    const records = [
      made("a", "2026-11-18T22:30:00Z"),
      { id: "b", at: 0 },
      made("c", "2026-11-20T10:00:00Z"),
    ];
    const dated = [
      ["2026-11-20", "c"],
      ["2026-11-19", "a"],
    ];
    const days = (rank: number) =>
      groupByDay(records, timeOf, "Asia/Tokyo", ({ at }) => at || rank).map(({ date, records: [one] }) => [
        date,
        one?.id,
      ]);
    expect(days(Number.MAX_SAFE_INTEGER)).toEqual([["", "b"], ...dated]);
    expect(days(0)).toEqual([...dated, ["", "b"]]);
  });

  it("are called by how near they are", () => {
    const now = Date.parse("2026-03-01T00:30:00Z");
    expect(dayName("2026-03-01", dateIn("UTC", now))).toBe("today");
    expect(dayName("2026-02-28", dateIn("UTC", now))).toBe("yesterday");
    expect(dayName("2026-02-27", dateIn("UTC", now))).toBe("earlier");
    expect(dayName("2026-02-28", dateIn("America/New_York", now))).toBe("today");
  });

  describe("on an engine that writes dates otherwise", () => {
    afterEach(() => vi.unstubAllGlobals());

    it.each(["en-US", "en-GB", "de-DE", "ar-EG"])("as in %s, they are the same", (writes) => {
      // Some ICU write even en-CA as 11/22/2026.
      class Otherwise extends Intl.DateTimeFormat {
        constructor(_language: string, options: Intl.DateTimeFormatOptions) {
          super(writes, options);
        }
      }
      vi.stubGlobal("Intl", Object.create(Intl, { DateTimeFormat: { value: Otherwise } }));
      const now = Date.parse("2026-03-01T00:30:00Z");
      expect(dateIn("UTC", now)).toBe("2026-03-01");
      expect(dateIn("America/New_York", now)).toBe("2026-02-28");
      expect(dayName("2026-02-28", dateIn("UTC", now))).toBe("yesterday");
      expect(groupByDay([{ id: "a", at: now }], timeOf, "Asia/Tokyo").map((day) => day.date)).toEqual([
        "2026-03-01",
      ]);
    });
  });
});

describe("the span of chosen days", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    ["UTC", "2026-11-01T00:00:00.000Z", "2026-11-21T00:00:00.000Z"],
    ["Asia/Tokyo", "2026-10-31T15:00:00.000Z", "2026-11-20T15:00:00.000Z"],
    // Summer time ends on the first of these days: it begins at -4 and ends at -5.
    ["America/New_York", "2026-11-01T04:00:00.000Z", "2026-11-21T05:00:00.000Z"],
  ])("counts whole days of %s", (timeZone, start, end) => {
    process.env.TZ = timeZone;
    const { startTime = 0, endTime = 0 } = spanOf({ from: "2026-11-01", to: "2026-11-20" });
    expect([startTime, endTime].map((ms) => new Date(ms).toISOString())).toEqual([start, end]);
  });

  it.each(["Europe/Vienna", "America/New_York", "Australia/Lord_Howe", "UTC"])(
    "of any window is less than 30 days in %s, also where summer time ends",
    (timeZone) => {
      process.env.TZ = timeZone;
      for (let day = 0; day < 366; day += 1) {
        const to = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
        const { startTime = 0, endTime = 0 } = spanOf(windowOf({ from: "", to }, "2027-06-01"));
        expect(endTime - startTime, to).toBeLessThan(30 * 86_400_000);
      }
    },
  );

  it.each(["Europe/Vienna", "America/New_York", "Australia/Lord_Howe", "UTC"])(
    "of any week is at most seven times 24 h in %s, and going back or on leaves out no day",
    (timeZone) => {
      process.env.TZ = timeZone;
      for (let day = 0; day < 366; day += 1) {
        const until = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
        const { startTime = 0, endTime = 0 } = weekSpan(until);
        expect(endTime - startTime, until).toBeLessThanOrEqual(7 * 86_400_000);
        expect(endTime - startTime, until).toBeGreaterThan(6 * 86_400_000 - 1);
        expect(weekSpan(weekBefore(until)).endTime, until).toBe(startTime);
        const next = weekAfter(until);
        expect(weekSpan(next).startTime, until).toBeLessThanOrEqual(endTime);
        expect(next > until, until).toBe(true);
      }
    },
  );

  it.each([
    ["2026-11-20", "2026-11-20"],
    ["2026-11-30", "2026-11-30"],
    ["2026-12-01", ""],
    ["2099-01-01", ""],
    ["2026-11-31", ""],
  ])("are looked at up to %s of a link as %j: none has come yet after today", (text, until) => {
    expect(lastDay(() => "2026-11-30").read([text])).toBe(until);
  });

  it("leaves out an end that is open", () => {
    expect(spanOf({ from: "", to: "" })).toEqual({});
    expect(Object.keys(spanOf({ from: "2026-11-01", to: "" }))).toEqual(["startTime"]);
    expect(Object.keys(spanOf({ from: "", to: "2026-11-01" }))).toEqual(["endTime"]);
  });
});
