/** F6g.1, F6g.2, F2e.2, F2e.4, F4c.10. */

import { describe, expect, it, test } from "vitest";
import { safeLink, safeLinks } from "#src/files/file-links.ts";
import { FileNews } from "#src/files/file-news.ts";
import { fileState, type MadeFile } from "#src/files/file-state.ts";
import { leftText, sizeText } from "#src/files/file-text.ts";
import { daysIn, presetRange, secondsOf, shortened, utcDate } from "#src/files/period.ts";
import { daysOf } from "#src/ui/date-range.ts";
import { fc, fuzzRuns } from "../../fuzz.ts";

const day = fc.integer({ min: 17_000, max: 30_000 }).map((days) => utcDate(days * 86_400_000));
const range = fc.tuple(day, day).map(([one, other]) => ({
  from: one < other ? one : other,
  to: one < other ? other : one,
}));

describe("days of a file", () => {
  it("are whole UTC days: what is requested and what is read are the same", () => {
    fc.assert(
      fc.property(range, (dates) => {
        const { startTime, endTime } = secondsOf(dates);
        expect([startTime % 86_400, endTime % 86_400]).toEqual([0, 0]);
        expect(endTime - startTime).toBe(daysOf(dates) * 86_400);
        expect(daysIn(startTime, endTime)).toEqual(dates);
      }),
      { numRuns: fuzzRuns(200) },
    );
  });

  it("that are too many lose the oldest, and never the last", () => {
    fc.assert(
      fc.property(range, fc.integer({ min: 1, max: 400 }), (dates, max) => {
        const short = shortened(dates, max);
        expect(daysOf(short)).toBe(Math.min(daysOf(dates), max));
        expect(short.to).toBe(dates.to);
      }),
      { numRuns: fuzzRuns(200) },
    );
  });

  test.for([
    ["lastMonth", "2026-11-23", "2026-10-01", "2026-10-31"],
    ["lastMonth", "2026-01-01", "2025-12-01", "2025-12-31"],
    ["lastMonth", "2028-03-31", "2028-02-01", "2028-02-29"],
    ["lastQuarter", "2026-11-23", "2026-07-01", "2026-09-30"],
    ["lastQuarter", "2026-02-10", "2025-10-01", "2025-12-31"],
    ["thisYear", "2026-11-23", "2026-01-01", "2026-11-23"],
    ["lastYear", "2026-11-23", "2025-01-01", "2025-12-31"],
  ] as const)("%s seen from %s are %s to %s", ([preset, today, from, to]) => {
    expect(presetRange(preset, today)).toEqual({ from, to });
  });
});

describe("where a file stands", () => {
  test.for([
    ["0", 0, "queued"],
    ["1", 0, "processing"],
    ["2", 2_000, "ready"],
    ["2", 1_000, "expired"],
    ["2", 0, "ready"],
    ["3", 2_000, "expired"],
    ["-1", 0, "failed"],
  ] as const)("%s until %s is %s", ([status, expiresAt, state]) => {
    expect(fileState({ status, expiresAt }, 1_000)).toBe(state);
  });

  it("is told in sizes and times that people read", () => {
    expect(sizeText(0, "en")).toBe("0 bytes");
    expect(sizeText(214_000, "en")).toBe("214 kB");
    expect(sizeText(3_840_000, "en")).toBe("3.8 MB");
    expect(sizeText(999_600, "en")).toBe("1 MB");
    expect(leftText(6.9 * 86_400_000, "en")).toBe("in 6 days");
    expect(leftText(2.5 * 3_600_000, "de-DE")).toBe("in 2 Stunden");
    expect(leftText(-5, "en")).toBe("in 1 minute");
    expect(leftText(3 * 86_400_000, "ar-SA")).toContain("3");
  });
});

describe("a link to a file", () => {
  const own = "https://coffer.test";

  test.for([
    ["/files/a?x=1", "https://coffer.test/files/a?x=1"],
    ["https://files.test/a", "https://files.test/a"],
    ["http://files.test/a", ""],
    ["//files.test/a", "https://files.test/a"],
    ["javascript:alert(1)", ""],
    ["data:text/html,x", ""],
    ["blob:https://coffer.test/x", ""],
    ["https://me:secret@files.test/a", ""],
    ["https://", ""],
  ] as const)("%s opens as %s", ([text, href]) => {
    expect(safeLink(text, own)).toBe(href);
  });

  it("is not opened where another of the same answer is not safe", () => {
    expect(safeLinks(["/a", "http://files.test/b"], own)).toBeNull();
    expect(safeLinks([], own)).toBeNull();
    expect(safeLinks(["/a", "/b"], own)).toEqual([`${own}/a`, `${own}/b`]);
  });
});

describe("news of files", () => {
  const listed = (...states: readonly MadeFile["status"][]) =>
    states.map((status, at) => ({ id: `f${at}`, status }));

  function stored() {
    let text: string | null = null;
    const set = (next: string): void => {
      text = next;
    };
    return { store: { get: () => text, set }, set };
  }

  it("are the ends of what was seen under way, each once, over reloads too", () => {
    const { store } = stored();
    const news = new FileNews(store);
    expect(news.see(listed("0", "2"))).toEqual([]);
    expect(news.see(listed("1", "2"))).toEqual([]);
    // The page was loaded again meanwhile.
    expect(new FileNews(store).see(listed("2", "2"))).toEqual(["f0"]);
    expect(new FileNews(store).see(listed("2", "2"))).toEqual([]);
    expect(news.see(listed("2", "2"))).toEqual([]);
  });

  it("are of one that was just requested, though it ended before it was seen", () => {
    const { store } = stored();
    const news = new FileNews(store);
    news.see(listed("2"));
    news.expect("f1");
    expect(news.see(listed("2", "2"))).toEqual(["f1"]);
    expect(news.see(listed("2", "2"))).toEqual([]);
  });

  it("name what failed, and leave out what expired unseen", () => {
    const { store } = stored();
    const news = new FileNews(store);
    news.see(listed("1", "1"));
    expect(news.see(listed("-1", "3"))).toEqual(["f0"]);
    expect(news.see(listed("-1", "3"))).toEqual([]);
  });

  it("are none of what was forgotten, or what is no list", () => {
    const { store, set } = stored();
    const news = new FileNews(store);
    news.see(listed("1"));
    news.forget();
    expect(news.see(listed("2"))).toEqual([]);
    for (const text of ["", "{", "{}", "7", "[1]"]) {
      set(text);
      expect(new FileNews(store).see(listed("2"))).toEqual([]);
    }
  });
});
