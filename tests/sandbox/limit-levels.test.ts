/** F4f.4. */
import { expect, test } from "vitest";
import { limitLevels } from "#sandbox/areas/withdraw/limits.ts";

const millions = {
  "VIP-1": 6,
  "VIP-2": 6,
  "VIP-3": 6,
  "VIP-4": 8,
  "VIP-5": 10,
  "VIP-Supreme": 12,
  "PRO-1": 12,
  "PRO-2": 15,
  "PRO-3": 20,
  "PRO-4": 25,
  "PRO-5": 30,
};

test("each VIP level has the daily limit of the rule, and none but those", () => {
  const vip = limitLevels().filter(({ vipLevel }) => vipLevel !== "No VIP");
  const found = vip.map(({ vipLevel, dailyLimit }) => [vipLevel, Number(dailyLimit) / 1e6]);
  expect(Object.fromEntries(found)).toEqual(millions);
});

test("who has not raised it begins with 1 M or 2 M a day, by identity", () => {
  const own = limitLevels().filter(
    ({ vipLevel, kycLevel }) => vipLevel === "No VIP" && /_[12]$/.test(kycLevel),
  );
  expect(own.map(({ dailyLimit }) => dailyLimit)).toEqual(["1000000", "2000000"]);
});
