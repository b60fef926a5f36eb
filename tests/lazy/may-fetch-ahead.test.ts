// What is only likely to be needed is not fetched for who saves data, nor over a slow network (D8.6).
import { expect, test } from "vitest";
import { mayFetchAhead } from "#src/lazy/may-fetch-ahead.ts";

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: "4g" }, true],
  [{ saveData: true, effectiveType: "4g" }, false],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
])("over %j: %s", (connection, allowed) => {
  expect(mayFetchAhead(connection)).toBe(allowed);
});
