/** F2b.1, F5.8. */
import { describe, expect, it } from "vitest";
import { batchGaps } from "#shared/domain/batch-gaps.ts";
import { quoteGap } from "#shared/domain/quote-gap.ts";
import { limit } from "../worker/convert-fixtures.ts";

const accountType = "eb_convert_funding" as const;
const limits = {
  maxCoins: 20,
  coinMaxValue: "10",
  totalMinValue: "0.00000001",
  totalMaxValue: "200",
  supportToCoins: ["USDT"],
  feeRate: "0.1",
  spread: "0.0005",
  gapRate: "0.005",
  quoteTtl: 30_000,
  coolDown: 0,
};

describe("a quote beside the live one", () => {
  const pair = {
    quoteTxId: "q",
    accountType,
    fromCoin: "BTC",
    toCoin: "USDT",
    fromAmount: "1",
    charges: [] as { coin: string; amount: string }[],
  } as const;
  const prices = { fromPrice: "1000", toPrice: "1" };

  it.each([
    ["999.5", "0", false],
    ["1004.4975", "0.50", false],
    ["1004.5", "0.50", true],
    ["994.5025", "-0.50", false],
    ["900", "-9.96", true],
  ])("at %s is %s percent away, beyond the gap: %s", (toAmount, percent, beyond) => {
    const gap = quoteGap({ ...pair, toAmount }, limit, prices);
    expect({ ...gap, percent: Number(gap.percent) }).toEqual({
      quoteRate: toAmount,
      liveRate: "999.5",
      percent: Number(percent),
      gapPercent: gap.gapPercent,
      beyond,
    });
  });

  it("is measured by its amounts: a rate may be told with more digits than they are", () => {
    const whole = { ...pair, fromCoin: "USDT", toCoin: "BTC", fromAmount: "1900", toAmount: "1" };
    const gap = quoteGap(whole, limit, { fromPrice: "1", toPrice: "1000" });
    expect(gap).toMatchObject({ beyond: true, quoteRate: "0.0005263157894736842" });
    expect(Number(gap.percent)).toBeLessThan(-47);
  });

  it("is questioned beyond a tenth whatever the terms say, and where they are not known", () => {
    const wide = { ...limit, gapRate: "0.95" };
    for (const terms of [wide, undefined]) {
      expect(quoteGap({ ...pair, toAmount: "890" }, terms, prices).beyond).toBe(true);
      expect(quoteGap({ ...pair, toAmount: "910" }, terms, prices).beyond).toBe(false);
    }
  });

  it("is questioned where the pair's own margin would make it fair", () => {
    const half = { ...limit, spread: "0.5" };
    const shallow = { ...limit, depth: { flatSpreadValue: "0", valuePerPercent: "0.000001" } };
    for (const terms of [half, shallow]) {
      const gap = quoteGap({ ...pair, toAmount: "500" }, terms, prices);
      expect(gap).toMatchObject({ beyond: true, liveRate: "1000" });
      expect(Number(gap.percent)).toBe(-50);
    }
  });

  it.each([
    ["USDT", "110", "889.5"],
    ["BTC", "0.2", "832.9166666666666"],
  ])(
    "is questioned where what it charges in %s leaves a tenth less, by what is left",
    (coin, amount, left) => {
      const charged = { ...pair, toAmount: "999.5", charges: [{ coin, amount }] };
      const gap = quoteGap(charged, limit, prices);
      expect(gap).toMatchObject({ beyond: true, quoteRate: left, liveRate: "1000" });
      expect(Number(gap.percent)).toBeLessThan(-10);
    },
  );

  it("is not questioned for a charge that is told and is no such part of it", () => {
    const charges = [
      { coin: "USDT", amount: "50" },
      { coin: "MNT", amount: "900" },
    ];
    const gap = quoteGap({ ...pair, toAmount: "999.5", charges }, limit, prices);
    expect(gap).toMatchObject({ beyond: false, quoteRate: "999.5", liveRate: "999.5" });
  });

  it("is compared with nothing where a price is missing", () => {
    const quote = { ...pair, toAmount: "5" };
    expect(quoteGap(quote, limit, { ...prices, fromPrice: "" }).beyond).toBeNull();
    expect(quoteGap(quote, limit, { ...prices, toPrice: "0" }).beyond).toBeNull();
  });
});

describe("a quote for several coins beside the live ones", () => {
  const live: Readonly<Record<string, string>> = { DOGE: "0.2", ADA: "0.5", XLM: "0.4", USDT: "1" };
  const priceOf = (coin: string): string => live[coin] ?? "";
  /** Ten of a coin, at a fee of a tenth of what they bring. */
  const ten = (fromCoin: string, exchangeRate: string, before = Number(exchangeRate) * 10) => ({
    fromCoin,
    exchangeRate,
    availableBalance: "10",
    toAmount: (before * 0.9).toFixed(4),
    fee: (before * 0.1).toFixed(4),
    tax: "0",
  });
  const quoted = [ten("DOGE", "0.1999"), ten("ADA", "0.45"), ten("XLM", "0.44"), ten("NEAR", "7")];
  const input = { quoteId: "q", accountType, toCoin: "USDT", quoted, tax: "0" };

  it("names those that are too far off or have no live price, in the quote's order, each with its distance", () => {
    const { beyond } = batchGaps(input, limits, priceOf);
    expect(beyond.map(({ coin, liveRate }) => [coin, liveRate])).toEqual([
      ["ADA", "0.49975"],
      ["XLM", "0.3998"],
      ["NEAR", ""],
    ]);
    expect(beyond.map(({ percent }) => percent && Math.sign(Number(percent)))).toEqual([-1, 1, ""]);
  });

  it("names one that brings less than its rate says, however good that is", () => {
    const short = { ...input, quoted: [ten("DOGE", "0.1999", 0.02), ten("XLM", "0.3998")] };
    expect(batchGaps(short, limits, priceOf).beyond.map(({ coin }) => coin)).toEqual(["DOGE"]);
    // What is rounded down to the coin's decimals is no less.
    const dust = { ...ten("DOGE", "0.1999"), availableBalance: "0.001", toAmount: "0.0001", fee: "0" };
    expect(batchGaps({ ...input, quoted: [dust] }, limits, priceOf).beyond).toEqual([]);
  });

  it("names one that brings less beside a rate that is a little better than the live one", () => {
    const better = { ...input, quoted: [ten("DOGE", "0.2001", 0.02), ten("XLM", "0.4001")] };
    expect(batchGaps(better, limits, priceOf).beyond.map(({ coin }) => coin)).toEqual(["DOGE"]);
  });

  it("names one whose fee is above the wallet's: what that takes does not come", () => {
    const dear = { ...ten("DOGE", "0.1999"), toAmount: "0.0999", fee: "1.8991" };
    const dust = { ...ten("XLM", "0.3998"), availableBalance: "0.0006", toAmount: "0.0001", fee: "0.0001" };
    const both = { ...input, quoted: [dear, dust] };
    // No fee takes more than a tenth unquestioned where the wallet's is not known.
    for (const terms of [limits, undefined]) {
      expect(batchGaps(both, terms, priceOf).beyond.map(({ coin }) => coin)).toEqual(["DOGE"]);
    }
    const usual = { ...input, quoted: [ten("DOGE", "0.1999"), ten("XLM", "0.3998")] };
    expect(batchGaps(usual, undefined, priceOf).beyond).toEqual([]);
  });

  it("names one that the wallet's own spread would make fair", () => {
    const half = { ...input, quoted: [ten("DOGE", "0.1")] };
    expect(batchGaps(half, { ...limits, spread: "0.5" }, priceOf).beyond).toEqual([
      { coin: "DOGE", liveRate: "0.2", percent: "-50" },
    ]);
  });

  it("takes a tenth where the wallet has no gap of its own", () => {
    for (const terms of [undefined, { ...limits, gapRate: undefined }, { ...limits, gapRate: "0.99" }]) {
      const near = { ...input, quoted: [ten("DOGE", "0.185"), ten("ADA", "0.43")] };
      expect(batchGaps(near, terms, priceOf).beyond.map(({ coin }) => coin)).toEqual(["ADA"]);
    }
  });

  it("names all where the coin that they become has no live price, and where none has", () => {
    const quotedCoins = quoted.map(({ fromCoin: coin }) => ({ coin, liveRate: "", percent: "" }));
    expect(batchGaps(input, limits, () => "").beyond).toEqual(quotedCoins);
    expect(batchGaps({ ...input, toCoin: "NEAR" }, limits, priceOf).beyond).toEqual(quotedCoins);
  });

  it("crosses to another coin than USDT", () => {
    const near = { ...input, toCoin: "ADA", quoted: [ten("DOGE", "0.3")] };
    expect(batchGaps(near, limits, priceOf).beyond.map(({ coin }) => coin)).toEqual(["DOGE"]);
  });

  /** Ten DOGE at a fee of two percent. */
  const doge = { ...ten("DOGE", "0.1999"), toAmount: "1.9591", fee: "0.0399" };
  const ada = { ...ten("ADA", "0.49975"), toAmount: "4.8975", fee: "0.1000" };

  it("names one that fee and tax together leave a tenth less of", () => {
    const taxed = (tax: string) => ({ ...input, quoted: [{ ...doge, tax }, ten("XLM", "0.3998")], tax });
    expect(batchGaps(taxed("0.1"), limits, priceOf).beyond).toEqual([]);
    expect(batchGaps(taxed("0.2"), limits, priceOf).beyond).toEqual([
      { coin: "DOGE", liveRate: "0.2", percent: "-12.04" },
    ]);
  });

  it("names all that a tax of all alone takes too much of", () => {
    const ofAll = (tax: string) => ({
      ...input,
      quoted: [doge, ada],
      tax,
    });
    expect(batchGaps(ofAll("0.2"), limits, priceOf).beyond).toEqual([]);
    expect(batchGaps(ofAll("3.8"), limits, priceOf).beyond.map(({ coin }) => coin)).toEqual(["DOGE", "ADA"]);
  });

  it("names those that are worth more than a small balance may be, by more than prices move", () => {
    const worth = (...balances: readonly string[]) => ({
      ...input,
      quoted: balances.map((availableBalance, at) => ({
        ...doge,
        fromCoin: at === 0 ? "DOGE" : "ADA",
        availableBalance,
      })),
    });
    const { large } = batchGaps(worth("56", "1"), limits, priceOf);
    expect(large).toEqual([{ coin: "DOGE", limit: "10" }]);
    expect(batchGaps(worth("55", "20"), limits, priceOf).large).toEqual([]);
    const few = { ...limits, totalMaxValue: "12" };
    expect(batchGaps(worth("50", "20"), few, priceOf).large).toEqual([{ coin: "", limit: "12" }]);
    expect(batchGaps(worth("5000"), undefined, priceOf).large).toEqual([]);
  });
});
