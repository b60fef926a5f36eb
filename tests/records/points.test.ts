/** D5.6. */
import { expect, test } from "vitest";
import { pointsOf } from "#src/records/points.ts";

test("the room for fractions is that of the longest, within bounds", () => {
  expect(pointsOf([])).toBe("5.1em");
  expect(pointsOf(["1", "0.12345678"])).toBe("5.1em");
  expect(pointsOf(["0.1234567891", "5"])).toBe("6.3em");
  expect(pointsOf(["0.123456789012345678"])).toBe("7.5em");
});
