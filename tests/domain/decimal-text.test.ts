/** D5.2. */

import { describe, expect, it } from "vitest";
import { decimal } from "#shared/domain/decimal.ts";
import { compareDecimalText, isZeroText } from "#shared/domain/decimal-text.ts";
import { fc } from "../fuzz.ts";

const digits = fc.stringMatching(/^-?[0-9]{1,30}(\.[0-9]{1,20})?$/);

describe("order of decimal texts", () => {
  it("is the order of the numbers they mean", () => {
    fc.assert(
      fc.property(digits, digits, (a, b) => {
        expect(compareDecimalText(a, b)).toBe(decimal(a).comparedTo(decimal(b)) ?? Number.NaN);
      }),
    );
  });

  it.each(["-6", "6", "-0.50", "0"])("of one that is equal to itself is a plain zero: %s", (text) => {
    expect(compareDecimalText(text, text)).toBe(0);
  });

  it("puts absent below everything and equal to itself", () => {
    expect(compareDecimalText("", "0")).toBe(-1);
    expect(compareDecimalText("-5", "")).toBe(1);
    expect(compareDecimalText("", "")).toBe(0);
  });

  it("knows zero in any dress", () => {
    expect(["0", "0.00", "-0.0", "00"].every(isZeroText)).toBe(true);
    expect(["1", "0.01", "10", "-0.001"].some(isZeroText)).toBe(false);
  });
});
