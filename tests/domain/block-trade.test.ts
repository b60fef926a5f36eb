/** F6e.1, F6e.2, R7.12. */

import { describe, expect, it, test } from "vitest";
import type { BlockTradeCheck } from "#shared/contract/block-trade.ts";
import { type BlockComparisonBasis, compareBlock } from "#shared/domain/block-comparison.ts";
import { estimateBlock } from "#shared/domain/block-estimate.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { buyFrom, sellInto } from "#shared/domain/order-book.ts";
import { conditions, standingOf } from "#src/features/convert/block-trade/eligibility.ts";
import { fc, fuzzRuns } from "../fuzz.ts";

const bids = [
  { price: "99", amount: "1" },
  { price: "98", amount: "2" },
  { price: "90", amount: "10" },
];
const asks = [
  { price: "101", amount: "1" },
  { price: "102", amount: "2" },
];

describe("walking a book", () => {
  test("sells level by level, the last one in part", () => {
    const { received, taken, isWhole } = sellInto(bids, new Decimal("2.5"));
    expect([received.toFixed(), isWhole]).toEqual(["246", true]);
    expect(taken.map(({ price, amount }) => [price, amount.toFixed()])).toEqual([
      ["99", "1"],
      ["98", "1.5"],
    ]);
  });

  test("spends level by level", () => {
    const { received, isWhole } = buyFrom(asks, new Decimal("152"));
    expect([received.toFixed(), isWhole]).toEqual(["1.5", true]);
  });

  test("says when the book does not hold it", () => {
    expect(sellInto(bids, new Decimal(14)).isWhole).toBe(false);
    expect(buyFrom(asks, new Decimal(400))).toMatchObject({ isWhole: false });
    expect(buyFrom(asks, new Decimal(305)).isWhole).toBe(true);
  });

  const level = fc.record({
    price: fc.integer({ min: 1, max: 9999 }),
    amount: fc.integer({ min: 1, max: 999 }),
  });
  test("never gives a larger size a better average", () => {
    fc.assert(
      fc.property(
        fc.array(level, { minLength: 1, maxLength: 9 }),
        fc.nat(9999),
        fc.nat(9999),
        (rows, one, more) => {
          const book = rows
            .toSorted((a, b) => b.price - a.price)
            .map(({ price, amount }) => ({ price: String(price), amount: String(amount) }));
          const small = new Decimal(one).plus(1);
          const large = small.plus(more);
          const [first, second] = [sellInto(book, small), sellInto(book, large)];
          fc.pre(second.isWhole);
          expect(second.received.times(small).lte(first.received.times(large))).toBe(true);
        },
      ),
      { numRuns: fuzzRuns(300) },
    );
  });
});

const basis: BlockComparisonBasis = {
  book: { fromCoin: "ETH", toCoin: "USDT", bids, asks: [], asOf: "1700000000000" },
  bookRefused: false,
  fromPrice: "100",
  toPrice: "1",
  toAccuracy: 4,
  gapRate: "0.005",
  currencyPerUsdt: "",
  usdPerUsdt: "1",
};
const params = {
  fromCoin: "ETH",
  toCoin: "USDT",
  fromAmount: "2.5",
  toAmount: "247.5",
  charges: [] as { coin: string; amount: string }[],
  currency: "EUR",
};

describe("a quote beside the book", () => {
  it("says what the book would give, and how much better the quote is", () => {
    expect(compareBlock(params, basis)).toMatchObject({
      liveRate: "100",
      quoteRate: "99",
      bookRate: "98.4",
      bookToAmount: "246",
      difference: "1.5",
      differencePercent: "0.6",
      impactPercent: "1.6",
      isBeyondGap: false,
      levelCount: 2,
      tooLarge: false,
      book: "known",
      quoteValue: "247.5",
    });
  });

  it("says when the book is better, and when by more than the pair allows", () => {
    expect(compareBlock({ ...params, toAmount: "245" }, basis)).toMatchObject({
      difference: "-1",
      isBeyondGap: false,
    });
    expect(compareBlock({ ...params, toAmount: "244.7" }, basis)).toMatchObject({ isBeyondGap: true });
    const lax = { ...basis, gapRate: "" };
    expect(compareBlock({ ...params, toAmount: "225.1" }, lax).isBeyondGap).toBe(false);
    expect(compareBlock({ ...params, toAmount: "221" }, lax)).toMatchObject({ isBeyondGap: true });
  });

  it.each([
    ["USDT", "2.5", "-1", false],
    ["ETH", "0.05", "-3.42", true],
    ["MNT", "9", "1.5", false],
  ])("counts what the quote charges in %s as no gain", (coin, amount, difference, isBeyondGap) => {
    const charged = { ...params, charges: [{ coin, amount }] };
    expect(compareBlock(charged, basis)).toMatchObject({
      quoteRate: "99",
      bookToAmount: "246",
      difference,
      isBeyondGap,
      quoteValue: "247.5",
    });
  });

  it("lets no book make a price look fair that is far from the live one", () => {
    const poor = [{ price: "10", amount: "100" }];
    const forged = {
      ...basis,
      book: { ...basis.book, asks: [], bids: poor, fromCoin: "ETH", toCoin: "USDT", asOf: "1" },
    };
    expect(compareBlock({ ...params, toAmount: "25" }, forged)).toMatchObject({
      gapPercent: "-90",
      gapTo: "live",
      isBeyondGap: true,
    });
    expect(compareBlock(params, forged)).toMatchObject({ gapTo: "book", isBeyondGap: false });
  });

  it("compares with the live price where there is no book, and with nothing where neither is", () => {
    const bookless = { ...basis, book: undefined, bookRefused: true };
    expect(compareBlock(params, bookless)).toMatchObject({
      book: "none",
      bookToAmount: "",
      difference: "",
      gapPercent: "-1",
      isBeyondGap: true,
    });
    expect(compareBlock(params, { ...bookless, fromPrice: "" })).toMatchObject({
      gapPercent: "",
      isBeyondGap: false,
      liveRate: "",
    });
  });

  it("says nothing of a size that the book does not hold", () => {
    expect(compareBlock({ ...params, fromAmount: "20" }, basis)).toMatchObject({
      tooLarge: true,
      bookToAmount: "",
      bands: [],
    });
  });

  it("goes through both books of a pair without USDT, and through the asks when USDT is paid", () => {
    const cross = {
      ...basis,
      toPrice: "100",
      book: { ...basis.book, toCoin: "SOL", bids, asks, asOf: "1", fromCoin: "ETH" },
    };
    expect(compareBlock({ ...params, toCoin: "SOL", fromAmount: "1", toAmount: "" }, cross)).toMatchObject({
      bookToAmount: "0.9801",
      levelCount: 2,
      bookCoin: "ETH",
    });
    const buying = {
      ...basis,
      fromPrice: "1",
      toPrice: "100",
      book: { fromCoin: "USDT", toCoin: "ETH", bids: [], asks, asOf: "1" },
    };
    expect(
      compareBlock({ ...params, fromCoin: "USDT", toCoin: "ETH", fromAmount: "101", toAmount: "" }, buying),
    ).toMatchObject({ bookToAmount: "1", side: "buy", bookCoin: "ETH" });
  });

  it("shows seven rows at most, which add up to what is taken", () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ price: String(1000 - at), amount: "1" }));
    const { bands, levelCount } = compareBlock(
      { ...params, fromAmount: "40", toAmount: "" },
      { ...basis, book: { fromCoin: "ETH", toCoin: "USDT", bids: many, asks: [], asOf: "1" } },
    );
    expect([bands.length, levelCount]).toEqual([7, 40]);
    expect(bands.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)).toFixed()).toBe("40");
    expect(bands.at(-1)?.price).toBe("961");
  });
});

const check: BlockTradeCheck = {
  eligible: true,
  reason: 0,
  minBalanceUsd: "50000",
  minAmount: "20",
  maxAmount: "1400",
  quoteTtl: 15_000,
  balanceUsd: "",
};
const coin = {
  coin: "ETH",
  fullName: "",
  icon: "",
  iconNight: "",
  accuracyLength: 8,
  coinType: "",
  balance: "100",
  uBalance: "",
  singleFromMinLimit: "0",
  singleFromMaxLimit: "0",
  disableFrom: false,
  disableTo: false,
};
const estimated = (amountText: string, part: Partial<BlockTradeCheck> | null = {}) =>
  estimateBlock(
    {
      accountType: "eb_convert_funding",
      fromCoin: "ETH",
      toCoin: "USDT",
      side: "from",
      amountText,
      currency: "USD",
    },
    {
      fromCoin: coin,
      toCoin: { ...coin, coin: "USDT", accuracyLength: 4 },
      check: part === null ? undefined : { ...check, ...part },
      fromPrice: "100",
      toPrice: "1",
      currencyPerUsdt: "1",
      usdPerUsdt: "1",
    },
  );

describe("an estimate", () => {
  it("is at the live price, within the desk's limits", () => {
    expect(estimated("40")).toMatchObject({ toAmount: "4000", spread: "", issue: null, quotable: true });
    expect(estimated("19.9").issue).toMatchObject({ code: "below-min", repair: "20" });
    expect(estimated("1401").issue).toMatchObject({ code: "above-max", repair: "100" });
    expect(estimated("101").issue).toMatchObject({ code: "over-balance", repair: "100" });
  });

  it("waits for the desk's word, and takes a pair that is not traded for closed", () => {
    expect(estimated("40", null)).toMatchObject({ complete: false, quotable: false, eligible: false });
    expect(estimated("40", { eligible: false, reason: 700_013 })).toMatchObject({
      issue: { code: "coin-closed", figures: { coin: "USDT", reason: "700013" } },
      quotable: false,
    });
  });

  it("does not stop who is not eligible from asking: the server decides", () => {
    expect(estimated("40", { eligible: false, reason: 790_101 })).toMatchObject({
      quotable: true,
      eligible: false,
    });
  });
});

describe("who is eligible", () => {
  const all = (state: string) => Object.fromEntries(conditions.map((name) => [name, state]));
  it.each([
    ["everything met", {}, all("yes"), []],
    [
      "every reason told",
      { eligible: false, reason: 42_039, reasons: [42_039, 790_101] },
      { ...all("yes"), identity: "no", balance: "no" },
      [],
    ],
    ["one reason told", { eligible: false, reason: 790_102 }, { ...all("unknown"), margin: "no" }, []],
    ["no reason told", { eligible: false, reason: 0, reasons: [] }, all("unknown"), []],
    [
      "the one reason told beside an empty list",
      { eligible: false, reason: 790_102, reasons: [] },
      { ...all("unknown"), margin: "no" },
      [],
    ],
    ["signed out", { eligible: false, reason: 10_007, reasons: [10_007] }, all("unknown"), []],
    ["a region", { eligible: false, reason: 10_024, reasons: [10_024] }, all("yes"), ["10024"]],
    ["a loan", { eligible: false, reason: 700_010, reasons: [700_010] }, { ...all("yes"), margin: "no" }, []],
    [
      "a thin pair",
      { eligible: false, reason: 700_013, reasons: [700_013] },
      { ...all("yes"), pair: "no" },
      [],
    ],
  ])("%s", (_, part, met, others) => {
    expect(standingOf({ ...check, ...part })).toEqual({ met, others });
  });

  it("is not known before the answer", () => {
    expect(standingOf(undefined)).toEqual({ met: all("unknown"), others: [] });
  });
});
