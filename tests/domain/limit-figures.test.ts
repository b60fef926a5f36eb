/** F2b.7. */

import { describe, expect, it } from "vitest";
import { Decimal } from "#shared/domain/decimal.ts";
import { limitFigures } from "#shared/domain/limit-figures.ts";
import { fc } from "../fuzz.ts";
import { limit } from "../worker/convert-fixtures.ts";

describe("figures of the limits panel", () => {
  it("tell what the day leaves and how much of it is used", () => {
    const row = limitFigures("BTC", { ...limit, dailyFromMaxLimit: "20", dailyUsed: "7.5" }, "0.01");
    expect(row).toMatchObject({
      daily: "20",
      used: "7.5",
      left: "12.5",
      usedPercent: "37.50",
      gapPercent: "1",
    });
  });

  it("have no rest below zero, and no most where there is none", () => {
    const over = limitFigures("BTC", {
      ...limit,
      dailyFromMaxLimit: "2",
      dailyUsed: "7.5",
      singleFromMaxLimit: "0",
    });
    expect(over).toMatchObject({ left: "0", usedPercent: "100.00", max: "" });
  });

  it("tell no spread where the exchange tells none", () => {
    const { spread: _, ...silent } = limit;
    expect(limitFigures("BTC", silent).spreadPercent).toBe("");
    expect(limitFigures("BTC", { ...silent, spread: "0" }).spreadPercent).toBe("0");
  });

  it("of a day add up exactly, whatever the amounts", () => {
    const amount = fc
      .bigInt({ min: 1n, max: 10n ** 40n })
      .map((units) => new Decimal(units.toString()).div("1e18").toFixed());
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const daily = new Decimal(one).plus(other).toFixed();
        const row = limitFigures("BTC", { ...limit, dailyFromMaxLimit: daily, dailyUsed: one });
        expect(row.left).toBe(other);
      }),
    );
  });
});
