/** R3.12, F2a.9. */
import { expect, test } from "vitest";
import { memberLevel } from "#src/features/loyalty/member-level.ts";

const label = (labelType: number, levelName: string, expireTime = 0) => ({
  labelType,
  level: 1,
  levelName,
  expireTime,
});

test.each([
  [label(2, "VIP-3", 1_900_000_000), { type: "VIP", name: "VIP 3", endMs: 1_900_000_000_000 }],
  [label(2, "VIP-Supreme"), { type: "VIP", name: "VIP Supreme", endMs: 0 }],
  [label(3, "PRO-6"), { type: "PRO", name: "PRO 6", endMs: 0 }],
  [label(0, "No VIP"), null],
  [label(1, "VIP-1"), null],
  [label(2, ""), null],
])("%j is shown as %j", (given, shown) => {
  expect(memberLevel(given)).toEqual(shown);
});
