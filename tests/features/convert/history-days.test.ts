/** R2.3. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { dateIn, dayName, groupByDay } from "#src/features/convert/history/history-days.ts";
import { record } from "./samples.ts";

const at = (iso: string): string => String(Date.parse(iso));

describe("the days of the history", () => {
  it("are the reader's own, newest first", () => {
    const records = [
      record({ exchangeTxId: "a", createdAt: at("2026-11-18T22:30:00Z") }),
      record({ exchangeTxId: "b", createdAt: at("2026-11-20T10:00:00Z") }),
      record({ exchangeTxId: "c", createdAt: at("2026-11-18T23:30:00Z") }),
    ];
    const ids = (zone: string): unknown =>
      groupByDay(records, zone).map((day) => [day.date, day.records.map((r) => r.exchangeTxId).join("")]);
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

  it("are called by how near they are", () => {
    const now = Date.parse("2026-03-01T00:30:00Z");
    expect(dayName("2026-03-01", now, "UTC")).toBe("today");
    expect(dayName("2026-02-28", now, "UTC")).toBe("yesterday");
    expect(dayName("2026-02-27", now, "UTC")).toBe("earlier");
    expect(dayName("2026-02-28", now, "America/New_York")).toBe("today");
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
      expect(dayName("2026-02-28", now, "UTC")).toBe("yesterday");
      const records = [record({ exchangeTxId: "a", createdAt: String(now) })];
      expect(groupByDay(records, "Asia/Tokyo").map((day) => day.date)).toEqual(["2026-03-01"]);
    });
  });
});
