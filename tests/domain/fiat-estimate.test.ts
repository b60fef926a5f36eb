/** R2.11, F2c.4, R5.6. */

import { describe, expect, it, test } from "vitest";
import type { FiatChannel } from "#shared/contract/deposit.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { channelFor, fiatEstimate } from "#shared/domain/fiat-estimate.ts";
import { fc } from "../fuzz.ts";

const card: FiatChannel = {
  channelId: "card",
  name: "Credit Card",
  minAmount: "20",
  maxAmount: "5000",
  fee: "0",
  feeRate: "0.018",
  arrival: "AT_ONCE",
  enabled: true,
};
const request = (amount: string, part: object = {}) => ({ amount, places: 2, available: "", ...part });

test.each([
  ["500", {}, { issue: "", fee: "9", arrives: "491" }],
  ["33.33", {}, { issue: "", fee: "0.6", arrives: "32.73" }],
  ["20", {}, { issue: "", fee: "0.36", arrives: "19.64" }],
  ["5000", {}, { issue: "", fee: "90", arrives: "4910" }],
  ["19.99", {}, { issue: "below-minimum", fee: "", arrives: "" }],
  ["5000.01", {}, { issue: "above-maximum", fee: "", arrives: "" }],
  ["20.001", {}, { issue: "too-many-decimals", fee: "", arrives: "" }],
  ["", {}, { issue: "empty", fee: "", arrives: "" }],
  ["0", {}, { issue: "not-a-number", fee: "", arrives: "" }],
  ["lots", {}, { issue: "not-a-number", fee: "", arrives: "" }],
  ["1e9", {}, { issue: "not-a-number", fee: "", arrives: "" }],
  ["100", { available: "99.99" }, { issue: "over-available", fee: "", arrives: "" }],
  ["100", { available: "100" }, { issue: "", fee: "1.8", arrives: "98.2" }],
  ["25.5", { places: 0 }, { issue: "too-many-decimals", fee: "", arrives: "" }],
])("%j with %j comes to %j", (amount, part, estimate) => {
  expect(fiatEstimate(card, request(amount, part))).toEqual(estimate);
});

test("a closed way takes nothing, and a fee may take all", () => {
  expect(fiatEstimate({ ...card, enabled: false }, request("100")).issue).toBe("closed");
  expect(fiatEstimate({ ...card, fee: "30", feeRate: "" }, request("25")).issue).toBe("fee-takes-all");
  expect(fiatEstimate({ ...card, minAmount: "", maxAmount: "-1" }, request("9999999")).issue).toBe("");
});

test("a fee that nobody tells is not none", () => {
  const untold = { ...card, fee: "", feeRate: "" };
  expect(fiatEstimate(untold, request("100"))).toEqual({ issue: "", fee: "", arrives: "" });
  expect(fiatEstimate(untold, request("19"))).toMatchObject({ issue: "below-minimum" });
  expect(fiatEstimate({ ...untold, feeRate: "0" }, request("100"))).toMatchObject({
    fee: "0",
    arrives: "100",
  });
  const wide = { ...untold, channelId: "wide", maxAmount: "" };
  const dear = { ...wide, channelId: "dear", fee: "90" };
  expect(channelFor([card, wide, dear], request("8000"))).toBe("dear");
});

describe("any amount that is taken", () => {
  it("is fee and what arrives, to the cent, and the fee is never rounded down", () => {
    const cents = fc
      .integer({ min: 2_000, max: 500_000 })
      .map((value) => new Decimal(value).div(100).toFixed());
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom("0", "0.018", "0.0005"),
        fc.constantFrom("0", "1", "0.35"),
        (amount, feeRate, fee) => {
          const estimate = fiatEstimate({ ...card, fee, feeRate }, request(amount));
          expect(estimate.issue).toBe("");
          expect(new Decimal(estimate.fee).plus(estimate.arrives).toFixed()).toBe(amount);
          const exact = new Decimal(amount).times(feeRate).plus(fee);
          expect(new Decimal(estimate.fee).minus(exact).gte(0)).toBe(true);
          expect(new Decimal(estimate.fee).minus(exact).lt("0.01")).toBe(true);
        },
      ),
    );
  });
});

test("another way is offered: the cheapest that takes it", () => {
  const wire = { ...card, channelId: "wire", fee: "5", feeRate: "0", maxAmount: "1000000" };
  const instant = { ...wire, channelId: "instant", fee: "0", maxAmount: "50000" };
  const closed = { ...instant, channelId: "closed", enabled: false };
  expect(channelFor([card, closed, wire, instant], request("8000"))).toBe("instant");
  expect(channelFor([card, wire, instant], request("80000"))).toBe("wire");
  expect(channelFor([card], request("8000"))).toBe("");
});
