/** F6f.2. */
import { describe, expect, test } from "vitest";
import {
  amountText,
  distanceText,
  lifeLeft,
  minuteText,
  sideOfMarket,
  stepText,
} from "#src/features/convert/limit-order/order-text.ts";
import { formatFor } from "#src/i18n/format.ts";

const isolate = (text: string) => `\u2068${text}\u2069`;

describe("figures within sentences", () => {
  test("are left-to-right isolates in the language's own figures", () => {
    expect(amountText(formatFor("en"), "0.1", 8, "BTC")).toBe(isolate("0.10\u00a0BTC"));
    expect(amountText(formatFor("de-DE"), "1234.5", 4, "USDT")).toBe(isolate("1.234,50\u00a0USDT"));
    expect(distanceText(formatFor("en"), "-1.08")).toBe(isolate("1.08%"));
    expect(stepText(formatFor("en"), "5")).toBe(isolate("+5%"));
    expect(stepText(formatFor("en"), "-10")).toBe(isolate("\u221210%"));
  });

  test.each([
    ["4.54", "above"],
    ["-1.08", "under"],
    ["0", "at"],
    ["0.00", "at"],
    ["-0.00", "at"],
    ["", "at"],
  ])("%j is %s the market", (distance, side) => {
    expect(sideOfMarket(distance)).toBe(side);
  });

  test("an end is told to the minute, in the civil calendar", () => {
    expect(minuteText(new Date(2026, 11, 20, 14, 5, 59).getTime(), "en-GB")).toBe("20 Dec 2026, 14:05");
    expect(minuteText(new Date(2026, 11, 20, 14, 5).getTime(), "ar-SA")).toContain("2026");
  });
});

const hour = 3_600_000;
test.each([
  [30 * 24 * hour - 20_000, "convert.limit.daysLeft", 30],
  [2 * 24 * hour, "convert.limit.daysLeft", 2],
  [36 * hour, "convert.limit.hoursLeft", 36],
  [23.4 * hour, "convert.limit.hoursLeft", 23],
  [hour, "convert.limit.hoursLeft", 1],
  [hour - 1, "convert.limit.endsSoon", 0],
  [-5, "convert.limit.endsSoon", 0],
])("%d ms left are %s, %d", (left, key, count) => {
  expect(lifeLeft(1_000_000_000_000 + left, 1_000_000_000_000)).toEqual({ key, count });
});
