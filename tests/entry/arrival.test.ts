/** F1.6, D10.5: how long a network takes, as far as it can be true. */
import { expect, it } from "vitest";
import { arrivalSeconds } from "#src/entry/arrival.ts";

it.each([
  [{ blockSeconds: 3, confirmation: "20" }, 60],
  [{ arrivalMinutes: 15, confirmation: "" }, 900],
  [{ confirmation: "20" }, undefined],
  // Thirty days at the longest: more has more digits than a line.
  [{ arrivalMinutes: 1e300, confirmation: "" }, undefined],
  [{ blockSeconds: 600, confirmation: "999999999" }, undefined],
])("%j: %s s", (chain, seconds) => {
  expect(arrivalSeconds(chain)).toBe(seconds);
});
