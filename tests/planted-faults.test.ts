/** The faults that `npm run faults` plants: each still has its place, and tests that could catch it. */
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { faults } from "../scripts/faults.mjs";

it.each(Object.entries(faults))("%s has its place", (_name, { file, from, to, tests }) => {
  expect(readFileSync(file, "utf8").split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(tests.filter((path) => !existsSync(path))).toEqual([]);
});
