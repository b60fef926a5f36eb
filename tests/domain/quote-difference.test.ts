import { describe, expect, it } from "vitest";
import { decimal } from "#shared/domain/decimal.ts";
import { quoteDifference } from "#shared/domain/quote-difference.ts";
import { fc } from "../fuzz.ts";

describe("how far a conversion came out from its quote", () => {
  it.each([
    // A usual conversion.
    ["23540.118302", "23539.055848", "-1.062454", "-0.0045"],
    // Seen in the wild (F6a.6).
    ["0.005351791486188", "0.00534882723991", "-0.000002964246278", "-0.0554"],
    ["100", "100", "0", "0"],
    ["100", "100.5", "0.5", "0.5"],
    ["1000000", "999999.999999", "-0.000001", "-0.0000000001"],
    ["3", "1", "-2", "-66.6667"],
    ["0.000000000000000003", "0.000000000000000002", "-0.000000000000000001", "-33.3333"],
    ["0", "1", "1", ""],
  ])("%s quoted, %s received: %s, %s %%", (quoted, received, amount, percent) => {
    expect(quoteDifference(quoted, received)).toMatchObject({ amount, percent });
  });

  it.each([
    ["100", "90", false],
    ["100", "89.99999999", true],
    ["100", "110.1", true],
    ["0", "1", false],
  ])("%s quoted, %s received is no slip of a settlement: %j", (quoted, received, isFar) => {
    expect(quoteDifference(quoted, received).isFar).toBe(isFar);
  });

  const amount = fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.integer({ min: 0, max: 18 }))
    .map(([digits, places]) => decimal(digits.toString()).shiftedBy(-places).toFixed());

  it("adds up exactly, has the sign of the amount, and never hides a difference", () => {
    fc.assert(
      fc.property(amount, amount, (quoted, received) => {
        const difference = quoteDifference(quoted, received);
        expect(decimal(quoted).plus(difference.amount).toFixed()).toBe(decimal(received).toFixed());
        const sign = (text: string) => decimal(text).comparedTo(0);
        expect(sign(difference.percent)).toBe(sign(difference.amount));
      }),
    );
  });
});
