/** F2b.1, F5.8. */
import { describe, expect, it } from "vitest";
import { batchGaps, quoteGap } from "#shared/domain/quote-gap.ts";
import { limit } from "../worker/convert-fixtures.ts";

const accountType = "eb_convert_funding" as const;
const limits = {
  maxCoins: 20,
  coinMaxValue: "10",
  totalMinValue: "0.00000001",
  totalMaxValue: "200",
  supportToCoins: ["USDT"],
  feeRate: "0.02",
  spread: "0.0005",
  gapRate: "0.005",
  quoteTtl: 30_000,
  coolDown: 0,
};

describe("a quote beside the live one", () => {
  const pair = { accountType, fromCoin: "BTC", toCoin: "USDT", fromAmount: "1" } as const;
  const prices = { fromPrice: "1000", toPrice: "1" };

  it.each([
    ["999.5", "0", false],
    ["1004.4975", "0.50", false],
    ["1004.5", "0.50", true],
    ["994.5025", "-0.50", false],
    ["900", "-9.96", true],
  ])("at %s is %s percent away, beyond the gap: %s", (exchangeRate, percent, beyond) => {
    const gap = quoteGap({ ...pair, exchangeRate }, limit, prices);
    expect({ ...gap, percent: Number(gap.percent) }).toEqual({
      liveRate: "999.5",
      percent: Number(percent),
      gapPercent: gap.gapPercent,
      beyond,
    });
  });

  it("is compared with nothing where terms or a price are missing", () => {
    const quote = { ...pair, exchangeRate: "5" };
    expect(quoteGap(quote, undefined, prices).beyond).toBeNull();
    expect(quoteGap(quote, limit, { ...prices, fromPrice: "" }).beyond).toBeNull();
    expect(quoteGap(quote, limit, { ...prices, toPrice: "0" }).beyond).toBeNull();
  });
});

describe("a quote for several coins beside the live ones", () => {
  const live: Readonly<Record<string, string>> = { DOGE: "0.2", ADA: "0.5", XLM: "0.4", USDT: "1" };
  const priceOf = (coin: string): string => live[coin] ?? "";
  const quoted = [
    { fromCoin: "DOGE", exchangeRate: "0.1999" },
    { fromCoin: "ADA", exchangeRate: "0.45" },
    { fromCoin: "XLM", exchangeRate: "0.44" },
    { fromCoin: "NEAR", exchangeRate: "7" },
  ];
  const input = { accountType, toCoin: "USDT", quoted };

  it("names those that are too far off, in the quote's order, each with its distance", () => {
    const { beyond } = batchGaps(input, limits, priceOf);
    expect(beyond.map(({ coin, liveRate }) => [coin, liveRate])).toEqual([
      ["ADA", "0.49975"],
      ["XLM", "0.3998"],
    ]);
    expect(beyond.map(({ percent }) => Math.sign(Number(percent)))).toEqual([-1, 1]);
  });

  it("says nothing of what cannot be compared", () => {
    expect(batchGaps(input, undefined, priceOf).beyond).toEqual([]);
    expect(batchGaps(input, { ...limits, gapRate: undefined }, priceOf).beyond).toEqual([]);
    expect(batchGaps(input, limits, () => "").beyond).toEqual([]);
  });

  it("crosses to another coin than USDT", () => {
    const near = { ...input, toCoin: "ADA", quoted: [{ fromCoin: "DOGE", exchangeRate: "0.3" }] };
    expect(batchGaps(near, limits, priceOf).beyond.map(({ coin }) => coin)).toEqual(["DOGE"]);
  });
});
