/** R3.9, R9.13, R9.14, F8.15. */

import { expect, test } from "vitest";
import { clearanceTime, isolationTime } from "#shared/domain/clearance.ts";
import { lastSevenDays } from "#shared/domain/time-window.ts";
import { siteIds } from "#shared/site/site-id.ts";
import { fc } from "../fuzz.ts";

const week = 604_800;

test("the last seven days are told in seconds, and in milliseconds for a lower-case x alone", () => {
  const now = Date.UTC(2026, 10, 21, 12, 0, 0, 987);
  const seconds = { start: 1_794_657_600, end: 1_795_262_400 };
  expect(lastSevenDays(now)).toEqual(seconds);
  expect(lastSevenDays(now, "X")).toEqual(seconds);
  expect(lastSevenDays(now, "")).toEqual(seconds);
  expect(lastSevenDays(now, "x")).toEqual({ start: 1_794_657_600_987, end: 1_795_262_400_987 });
});

test("the window is seven days long at any time, and never ends in the future", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (now) => {
      const seconds = lastSevenDays(now);
      expect(seconds.end - seconds.start).toBe(week);
      expect(now - seconds.end * 1000).toBeGreaterThanOrEqual(0);
      expect(now - seconds.end * 1000).toBeLessThan(1000);
      expect(lastSevenDays(now, "x")).toEqual({ start: now - week * 1000, end: now });
    }),
  );
});

test("only the Hong Kong site was cleared, and data is held apart from the same moment", () => {
  expect(clearanceTime("HKG")).toBe(1_714_449_600_000);
  expect(isolationTime()).toBe(1_714_449_600);
  expect(new Date(isolationTime() * 1000).toISOString()).toBe("2024-04-30T04:00:00.000Z");
  expect(siteIds.filter((site) => clearanceTime(site) !== null)).toEqual(["HKG"]);
});
