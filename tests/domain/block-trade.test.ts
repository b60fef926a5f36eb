/** F6e.1, F6e.2, R7.12. */

import { describe, expect, it, test } from "vitest";
import { type BlockComparisonBasis, compareBlock } from "#shared/domain/block-comparison.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { buyFrom, sellInto } from "#shared/domain/order-book.ts";
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
  bookLost: false,
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

  it("tells a book that could not be read from one that is awaited, and from one that nobody reports", () => {
    const awaited = { ...basis, book: undefined };
    expect(compareBlock(params, awaited).book).toBe("pending");
    expect(compareBlock(params, { ...awaited, bookLost: true }).book).toBe("lost");
    expect(compareBlock(params, { ...awaited, bookLost: true, bookRefused: true }).book).toBe("none");
    expect(compareBlock(params, { ...basis, bookLost: true }).book).toBe("known");
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
