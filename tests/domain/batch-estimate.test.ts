/** F6b.1, F6b.3, F8.11. */

import { describe, expect, test } from "vitest";
import type { BatchEstimateParams } from "#shared/contract/batch-estimate.ts";
import type { BatchLimits, SmallCoin } from "#shared/contract/small-balance.ts";
import { batchAmounts } from "#shared/domain/batch-amounts.ts";
import { type BatchBasis, estimateBatch } from "#shared/domain/batch-estimate.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { fc } from "../fuzz.ts";

const limits: BatchLimits = {
  maxCoins: 3,
  coinMaxValue: "10",
  totalMinValue: "0.00000001",
  totalMaxValue: "20",
  supportToCoins: ["MNT", "USDT", "USDC"],
  feeRate: "0.02",
  spread: "0.0005",
  quoteTtl: 30_000,
  coolDown: 0,
};

function small(fromCoin: string, availableBalance: string, part: Partial<SmallCoin> = {}): SmallCoin {
  return {
    fromCoin,
    supportConvert: 1,
    availableBalance,
    baseValue: "",
    toCoin: "",
    toAmount: "",
    exchangeRate: "",
    feeInfo: null,
    taxFeeInfo: null,
    ...part,
  };
}

const prices: Readonly<Record<string, string>> = {
  DOGE: "0.2",
  BNB: "650",
  ADA: "0.75",
  PEPE: "0.00001",
  MNT: "1.25",
  USDC: "0.9998",
  USDT: "1",
};
const list = [
  small("DOGE", "41.07"),
  small("BNB", "0.01"),
  small("ADA", "8"),
  small("PEPE", "4"),
  small("USDT", "2"),
];

function basis(part: Partial<BatchBasis> = {}): BatchBasis {
  return {
    list,
    limits,
    places: 4,
    priceOf: (coin) => prices[coin] ?? "",
    currencyPerUsdt: "0.9",
    usdPerUsdt: "0.9999",
    ...part,
  };
}

function estimate(part: Partial<BatchEstimateParams> = {}, given: Partial<BatchBasis> = {}) {
  return estimateBatch(
    {
      accountType: "eb_convert_funding",
      toCoin: "USDT",
      chosen: [],
      currency: "EUR",
      quoted: [],
      ...part,
    },
    basis(given),
  );
}

describe("what a coin brings", () => {
  test.each([
    // 41.07 x 0.2 = 8.214; 2 % = 0.16428, up to 0.1643
    ["41.07", "0.2", "0.02", 4, { before: "8.214", fee: "0.1643", receive: "8.0497" }],
    // The proceeds round down first: 1.00009999 is 1.0000
    ["1", "1.00009999", "0.02", 4, { before: "1", fee: "0.02", receive: "0.98" }],
    ["0.0003", "1", "0.02", 4, { before: "0.0003", fee: "0.0001", receive: "0.0002" }],
    ["0.000000000000000001", "1", "0.02", 18, null],
    [
      "0.000000000000000123",
      "1",
      "0.02",
      18,
      { before: "0.000000000000000123", fee: "0.000000000000000003", receive: "0.00000000000000012" },
    ],
    ["0.0001", "1", "0.02", 4, null],
    ["0.00009", "1", "0.02", 4, null],
    ["5", "1", "0", 2, { before: "5", fee: "0", receive: "5" }],
  ])("%s at %s, fee %s, %i decimals", (amount, rate, feeRate, places, expected) => {
    expect(batchAmounts(amount, new Decimal(rate), feeRate, places)).toEqual(expected);
  });

  test("the parts are the whole, the fee is never less than its share and never a unit more", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 30n }),
        fc.bigInt({ min: 1n, max: 10n ** 20n }),
        fc.integer({ min: 0, max: 18 }),
        (units, rateUnits, places) => {
          const amount = new Decimal(units.toString()).shiftedBy(-18);
          const rate = new Decimal(rateUnits.toString()).shiftedBy(-10);
          const got = batchAmounts(amount.toFixed(), rate, "0.02", places);
          if (got === null) return;
          expect(new Decimal(got.receive).plus(got.fee).toFixed()).toBe(got.before);
          expect(new Decimal(got.receive).gt(0)).toBe(true);
          const share = new Decimal(got.before).times("0.02");
          const unit = new Decimal(1).shiftedBy(-places);
          expect(share.lte(got.fee)).toBe(true);
          expect(new Decimal(got.fee).minus(share).lt(unit)).toBe(true);
          expect(new Decimal(got.before).lte(amount.times(rate))).toBe(true);
        },
      ),
    );
  });
});

describe("what is eligible", () => {
  const reasons = (rows: ReturnType<typeof estimate>) =>
    Object.fromEntries(rows.coins.map((row) => [row.key, row.reason]));

  test("all but the target, and what the fee eats in that target", () => {
    expect(reasons(estimate())).toEqual({ DOGE: "", BNB: "", ADA: "", PEPE: "fee", USDT: "target" });
    expect(reasons(estimate({ toCoin: "MNT" }, { places: 8 }))).toEqual({
      DOGE: "",
      BNB: "",
      ADA: "",
      PEPE: "",
      USDT: "",
    });
  });

  test("the server's reason comes first", () => {
    const reported = [
      small("DOGE", "1", { supportConvert: 2, reason: "leaving", reasonAt: "1795507200000" }),
      small("USDT", "1", { supportConvert: 2, reason: "locked", reasonAt: "" }),
      small("ADA", "1", { supportConvert: 2 }),
    ];
    const { coins } = estimate({}, { list: reported });
    expect(coins.map(({ reason, reasonAt }) => [reason, reasonAt])).toEqual([
      ["leaving", 1_795_507_200_000],
      ["locked", 0],
      ["paused", 0],
    ]);
  });

  test("without live prices nothing is said of worth and fee, and no coin is ineligible for it", () => {
    const { coins, total } = estimate({ chosen: ["DOGE", "PEPE"] }, { priceOf: () => "" });
    expect(coins.map(({ value }) => value)).toEqual(["", "", "", "", ""]);
    expect(total).toMatchObject({
      coins: ["DOGE", "PEPE"],
      value: "",
      fee: "",
      receive: "",
      issue: null,
      quotable: true,
    });
  });
});

describe("the total", () => {
  test("adds up what each chosen coin brings, in the target's decimals", () => {
    const { total } = estimate({ chosen: ["ADA", "DOGE", "PEPE", "NOPE"] });
    // DOGE: 41.07 x 0.1999 = 8.209893 -> 8.2098, fee 0.164196 -> 0.1642. ADA: 8 x 0.749625 = 5.997, fee 0.11994 -> 0.12.
    expect(total).toMatchObject({
      coins: ["DOGE", "ADA"],
      eligible: ["DOGE", "BNB", "ADA"],
      fee: "0.2842",
      receive: "13.9226",
      // (8.214 + 6) x 0.9
      value: "12.79",
      currency: "EUR",
      feePercent: "2",
      quoteTtlMs: 30_000,
      quoted: null,
    });
  });

  test("a rate that is not known is dollars, and says so", () => {
    const { total } = estimate({ chosen: ["ADA"] }, { currencyPerUsdt: "" });
    expect(total).toMatchObject({ value: "5.99", currency: "USD" });
  });

  test("one price missing: no sum of the others passes for it", () => {
    const { total } = estimate(
      { chosen: ["ADA", "DOGE"] },
      { priceOf: (coin) => (coin === "ADA" ? "" : (prices[coin] ?? "")) },
    );
    expect(total).toMatchObject({ coins: ["DOGE", "ADA"], value: "", receive: "", fee: "" });
  });

  test("sums of a quote are the price's own", () => {
    const quoted = [
      { receive: "7.7809", fee: "0.1588" },
      { receive: "5.9708", fee: "0.1219" },
    ];
    expect(estimate({ quoted }).total.quoted).toEqual({
      receive: "13.7517",
      before: "14.0324",
      fee: "0.2807",
    });
  });

  const many = ["A", "B", "C", "D"].map((coin) => small(coin, "6"));
  const atOne = { list: many, priceOf: () => "1" };
  test.each([
    ["nothing chosen", [], {}, "none"],
    ["more than a run takes", ["A", "B", "C", "D"], {}, "too-many"],
    [
      "worth more than a run may",
      ["A", "B"],
      { limits: { ...limits, totalMaxValue: "11.99" } },
      "above-total",
    ],
    ["worth less than a run must", ["A"], { limits: { ...limits, totalMinValue: "6.01" } }, "below-total"],
  ] as const)("%s: %#", (_what, chosen, part, code) => {
    const { total } = estimate({ chosen }, { ...atOne, ...part });
    expect(total.issue?.code).toBe(code);
    expect(total.quotable).toBe(false);
  });

  test("limits that are not known allow nothing", () => {
    const { total } = estimate({ chosen: ["DOGE"] }, { limits: undefined });
    expect(total).toMatchObject({ issue: null, quotable: false, maxCoins: 0, feePercent: "" });
  });

  test("before the list is there, there is nothing", () => {
    expect(estimate({ chosen: ["DOGE"] }, { list: undefined })).toMatchObject({
      coins: [],
      total: { coins: [], eligible: [], quotable: false },
    });
  });
});
