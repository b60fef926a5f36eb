/** What a list's day is called: what the reader would take for another day, or another hour, is said. */
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { dateFormats } from "#src/i18n/formatters.ts";
import { i18n } from "#src/i18n/i18n.ts";
import { pageTexts } from "#src/i18n/namespaces.ts";
import { useDayTitle } from "#src/records/day-title.ts";

vi.mock("#src/bridge/server-clock.ts", () => ({ serverNow: () => Date.UTC(2026, 10, 30, 12) }));

const today = "2026-11-30";
const zone = process.env.TZ;
const inZone = (name: string | undefined): void => {
  if (name === undefined) delete process.env.TZ;
  else process.env.TZ = name;
  dateFormats.clear();
};
beforeAll(() => {
  i18n.addResourceBundle("en", pageTexts, { "records.day.today": "Today, {{date}}" });
});
beforeEach(() => inZone("Europe/Berlin"));
afterEach(() => inZone(zone));

function titleOf(date: string, timeZone = "Europe/Berlin"): string {
  const Title = () => useDayTitle(timeZone, today)(date);
  return renderToStaticMarkup(<Title />)
    .replace(/[\u2068\u2069]/g, "")
    .replaceAll("\u00a0", " ");
}

describe("a day of records", () => {
  it.each([
    ["of today", "2026-11-30", /^Today, November 30$/],
    ["of this winter", "2026-11-02", /^Monday, November 2$/],
    ["before the clocks were set back", "2026-10-24", /^Saturday, October 24 · UTC\+2$/],
    ["on which they were", "2026-10-25", /^Sunday, October 25 · UTC\+2 \/ UTC\+1$/],
    ["of another year", "2025-11-20", /^Thursday, November 20, 2025$/],
    ["of a summer of another year", "2025-07-01", /^Tuesday, July 1, 2025 · UTC\+2$/],
  ])("%s", (_name, date, title) => {
    expect(titleOf(date)).toMatch(title);
  });

  it("has one offset all year where clocks are not changed", () => {
    inZone("Asia/Kolkata");
    expect(titleOf("2026-07-01", "Asia/Kolkata")).toBe("Wednesday, July 1");
  });
});
