/** F2d.2, F4c.11. */
import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { leftText } from "#src/features/address-book/book/lock-time.ts";

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
