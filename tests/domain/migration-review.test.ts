/** F2g.2, F6h.4. */

import { expect, test } from "vitest";
import type { MigrationAsset } from "#shared/contract/migration-assets.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { migrationActions, reviewFault, reviewParts } from "#shared/domain/migration-review.ts";
import { fc } from "../fuzz.ts";

function asset(part: Partial<MigrationAsset>): MigrationAsset {
  return {
    coin: "BTC",
    accountType: "FUND",
    amount: "1",
    usdValue: "100",
    action: "TRANSFER",
    toCoin: "",
    reason: 0,
    ...part,
  };
}

const list = [
  asset({ usdValue: "100.10" }),
  asset({ accountType: "UNIFIED", usdValue: "50" }),
  asset({ coin: "USDT", usdValue: "20.5", action: "CONVERT", toCoin: "USDC", reason: 1 }),
  asset({ coin: "PEPE", usdValue: "3", action: "WITHDRAW", reason: 2 }),
  asset({ coin: "XRP", usdValue: "0.2", action: "KEEP", reason: 3 }),
];
const total = { totalUsd: "173.80", transferableUsd: "150.10", convertUsd: "20.5", leftUsd: "3.2" };

test("list and totals that say the same can be shown", () => {
  expect(reviewFault(total, list, true)).toBe("");
  expect(reviewFault({ ...total, transferableUsd: "0", convertUsd: "0", leftUsd: "0" }, [], true)).toBe("");
});

test.each([
  ["what moves", { transferableUsd: "150.11" }, "transferableUsd"],
  ["what is converted", { convertUsd: "20.49" }, "convertUsd"],
  ["what stays", { leftUsd: "3" }, "leftUsd"],
])("a total of %s that is off by a cent is a fault", (_name, part, fault) => {
  expect(reviewFault({ ...total, ...part }, list, true)).toBe(fault);
});

test("without a stamp a price may have moved in between, but not far", () => {
  expect(reviewFault({ ...total, transferableUsd: "150.90" }, list, false)).toBe("");
  expect(reviewFault({ ...total, transferableUsd: "153" }, list, false)).toBe("transferableUsd");
});

test("a coin stands once for each wallet, treatment and reason", () => {
  expect(reviewFault(total, [...list, asset({ usdValue: "0" })], true)).toBe("a coin stands there twice");
  // Too little to convert of what is free, and an open order for the rest.
  const kept = asset({ coin: "XRP", usdValue: "0", action: "KEEP", reason: 4 });
  expect(reviewFault(total, [...list, kept], true)).toBe("");
});

test("each treatment has its sum and its share, in one order", () => {
  expect(reviewParts(list)).toEqual([
    { action: "TRANSFER", usdValue: "150.1", share: "86.4" },
    { action: "CONVERT", usdValue: "20.5", share: "11.8" },
    { action: "WITHDRAW", usdValue: "3", share: "1.7" },
    { action: "KEEP", usdValue: "0.2", share: "0.1" },
  ]);
  expect(reviewParts([])).toEqual([]);
});

test("shares make a whole, and sums make the whole worth", () => {
  const line = fc.record({
    usdValue: fc
      .integer({ min: 1, max: 10_000_000 })
      .map((cents) => new Decimal(cents).shiftedBy(-2).toFixed()),
    action: fc.constantFrom(...migrationActions),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
      const parts = reviewParts(lines.map((one) => asset(one)));
      const sum = (texts: readonly string[]): string =>
        texts.reduce((so, text) => so.plus(text), new Decimal(0)).toFixed();
      expect(sum(parts.map(({ share }) => share))).toBe("100");
      expect(sum(parts.map(({ usdValue }) => usdValue))).toBe(sum(lines.map(({ usdValue }) => usdValue)));
    }),
  );
});
