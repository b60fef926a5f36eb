import { expect, it } from "vitest";
import { amountText } from "#src/features/convert/limit-order/order-text.ts";
import { formatFor } from "#src/i18n/format.ts";
import { shortCode } from "#src/ui/short-code.ts";

it("a code stays whole, and one longer than any is cut between characters", () => {
  expect([shortCode(""), shortCode("USDT"), shortCode("A".repeat(20))]).toEqual(["", "USDT", "A".repeat(20)]);
  expect(shortCode("X".repeat(10_000))).toBe(`${"X".repeat(20)}…`);
  expect(shortCode("😀".repeat(10_000))).toBe(`${"😀".repeat(20)}…`);
});

it("an order's amount is told whole beside a name of ten thousand characters", () => {
  const text = amountText(formatFor("en"), "1234.5", 8, "X".repeat(10_000));
  expect(text).toMatch(/1,234\.50\sXXX/);
  expect(text.length).toBeLessThan(50);
});
