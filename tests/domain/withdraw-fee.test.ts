/** F6c.4. */

import { describe, expect, it, test } from "vitest";
import { Decimal } from "#shared/domain/decimal.ts";
import { type FeeType, largestAmount, noFee, withdrawFigures } from "#shared/domain/withdraw-fee.ts";
import { fc, fuzzRuns } from "../fuzz.ts";

const flat = { fee: "1.6", ratio: "0", places: 4 };
const share = { fee: "1", ratio: "0.022", places: 4 };

test.each([
  ["1500", 1, flat, { fee: "1.6", debit: "1500", received: "1498.4" }],
  ["1500", 0, flat, { fee: "1.6", debit: "1501.6", received: "1500" }],
  // 1 + (100 - 1) * 0.022
  ["100", 1, share, { fee: "3.178", debit: "100", received: "96.822" }],
  // 100 / 0.978 * 0.022 + 1 = 3.24948..., up
  ["100", 0, share, { fee: "3.2495", debit: "103.2495", received: "100" }],
  // An even share rounds to no further unit.
  ["97.8", 0, share, { fee: "3.2", debit: "101", received: "97.8" }],
  ["0.5", 1, share, { fee: "1", debit: "0.5", received: "-0.5" }],
  ["7.123456", 1, noFee(6), { fee: "0", debit: "7.123456", received: "7.123456" }],
] as const)("%s of fee type %i costs what the formula says", (amount, feeType, terms, figures) => {
  expect(withdrawFigures(amount, feeType, terms)).toEqual(figures);
});

const terms = fc.record({
  fee: fc.nat({ max: 20_000 }).map((units) => new Decimal(units).shiftedBy(-4).toFixed()),
  ratio: fc.nat({ max: 999 }).map((units) => new Decimal(units).shiftedBy(-3).toFixed()),
  places: fc.constantFrom(4, 6, 8),
});
const feeType = fc.constantFrom<FeeType>(0, 1);
const amountOf = (places: number) =>
  fc
    .bigInt({ min: 1n, max: 10n ** 18n })
    .map((units) => new Decimal(String(units)).shiftedBy(-places).toFixed());
const cases = terms.chain((one) => fc.tuple(fc.constant(one), feeType, amountOf(one.places)));

describe("whatever the terms", () => {
  it("debit less fee arrives, exactly, and no figure has more decimals than the network", () => {
    fc.assert(
      fc.property(cases, ([one, type, amount]) => {
        const { fee, debit, received } = withdrawFigures(amount, type, one);
        expect(new Decimal(debit).minus(fee).eq(received)).toBe(true);
        expect(type === 0 ? received : debit).toBe(new Decimal(amount).toFixed());
        expect(new Decimal(fee).gte(one.fee)).toBe(true);
        for (const figure of [fee, debit, received]) {
          expect(new Decimal(figure).decimalPlaces() ?? 0).toBeLessThanOrEqual(one.places);
        }
      }),
      { numRuns: fuzzRuns(300) },
    );
  });

  it("no amount that fits is larger than the largest", () => {
    fc.assert(
      fc.property(cases, ([one, type, max]) => {
        const amount = largestAmount(max, type, one);
        const debitOf = (value: string) => new Decimal(withdrawFigures(value, type, one).debit);
        if (amount !== "0") expect(debitOf(amount).lte(max)).toBe(true);
        const next = new Decimal(amount).plus(new Decimal(1).shiftedBy(-one.places));
        expect(debitOf(next.toFixed()).gt(max)).toBe(true);
      }),
      { numRuns: fuzzRuns(300) },
    );
  });
});
