// Which steps of the long test run fit into the time that is left.
import { expect, test } from "vitest";
import { TimeLeft } from "../scripts/steps/time-left.mjs";

const minute = 60_000;

test("the first step is always tried, since it tells the machine's pace", () => {
  expect(new TimeLeft(1, 0).refuses("fuzz", 0)).toBe("");
});

test.each([
  { pace: 1, within: 60, at: 4, refused: "" },
  { pace: 1, within: 20, at: 4, refused: "needs about 20 min here, 16 are left" },
  { pace: 3, within: 60, at: 11, refused: "needs about 59 min here, 49 are left" },
  { pace: 1, within: 3, at: 4, refused: "needs about 20 min here, 0 are left" },
])(
  "at $pace times the usual pace and $at of $within minutes gone: '$refused'",
  ({ pace, within, at, refused }) => {
    const left = new TimeLeft(within, 0);
    left.took("fuzz", 560 * pace);
    expect(left.refuses("matrices", at * minute)).toBe(refused);
  },
);

test("without a limit nothing is left out, and steps of no known length never are", () => {
  const free = new TimeLeft(Number.POSITIVE_INFINITY, 0);
  free.took("fuzz", 100_000);
  expect(free.refuses("matrices", 1000 * minute)).toBe("");
  const short = new TimeLeft(1, 0);
  short.took("fuzz", 560);
  expect(short.refuses("lint", 2 * minute)).toBe("");
  expect(() => new TimeLeft(Number.NaN)).toThrow("number of minutes");
});
