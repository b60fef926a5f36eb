/** F2d.2, F4c.11. */
import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { addedText, leftText } from "#src/features/address-book/book/lock-time.ts";

const t = ((key: string, { hours = 0, minutes = 0 }) =>
  `${key.split(".").at(-1)} ${hours}:${minutes}`) as unknown as TFunction;
const left = (ms: number): string =>
  leftText(t, ms)
    .replaceAll(/[\u2068\u2069]/g, "")
    .replaceAll("\u00a0", " ");
const dayMs = 86_400_000;

test.each([
  [dayMs, "hours 24:0"],
  // Of whole seconds, by a clock that is known by the second.
  [dayMs + 1_500, "hours 24:0"],
  [dayMs - 1_000, "hours 24:0"],
  [dayMs - 70_000, "hours 23:59"],
  [61_000, "minutes 0:1"],
  [65_000, "minutes 0:2"],
  [1, "minutes 0:1"],
])("of %i ms is left: %s", (ms, words) => {
  expect(left(ms)).toBe(words);
});

test.each([
  [1, 2 * dayMs, "addressBook.addedWaitsFor"],
  [1, 3_600_000, "addressBook.addedWaitsFor"],
  [1, -1_000, "addressBook.addedNow"],
  [1, 0, "addressBook.addedWaits"],
  [0, 0, "addressBook.addedNow"],
])("a new address of status %i that is locked for %i ms more: %s", (status, ms, key) => {
  const lockEndTime = ms === 0 ? "" : String((dayMs + ms) / 1000);
  const said = ((name: string) => name) as unknown as TFunction;
  expect(addedText(said, { status, lockEndTime }, dayMs)).toBe(key);
});
