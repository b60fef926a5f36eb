import { describe, expect, it } from "vitest";
import { type Candle, chartPoints, chartSummary } from "#src/features/convert/market/chart-span.ts";
import { tabCoins } from "#src/features/convert/market/price-tabs.ts";
import { pairSymbol } from "#src/features/convert/pair-symbol.ts";
import { coin } from "./samples.ts";

const candle = (ms: string, open: string, high: string, low: string, close: string): Candle => [
  ms,
  open,
  high,
  low,
  close,
  "1",
  "1",
];

describe("the price chart", () => {
  const candles = [
    candle("1795000900000", "101", "120.5", "100", "110"),
    candle("1795000000000", "90", "102", "9.5", "101"),
  ];

  it("draws oldest first, one point a moment, and nothing that is no price", () => {
    const odd = [...candles, candle("1795000000000", "90", "1", "1", "5"), candle("x", "1", "1", "1", "1")];
    expect(chartPoints([...odd, candle("1795001800000", "1", "1", "1", "0")]).map((p) => p.time)).toEqual([
      1795000000, 1795000900,
    ]);
  });

  it("says in words what it shows, with the exact texts", () => {
    expect(chartSummary(candles)).toEqual({
      first: "90",
      last: "110",
      high: "120.5",
      low: "9.5",
      trend: "up",
    });
    expect(chartSummary([])).toBeNull();
  });
});

describe("the market of a pair", () => {
  it.each([
    ["BTC", "USDT", "BTCUSDT"],
    ["USDT", "BTC", "BTCUSDT"],
    ["ETH", "BTC", "ETHUSDT"],
    ["USDC", "USDT", "USDCUSDT"],
    ["USDC", "EURC", "USDCUSDT"],
    ["SOL", "PEPE", "SOLUSDT"],
    ["USDC", "SOL", "SOLUSDT"],
  ])("%s to %s is %s", (from, to, symbol) => {
    expect(pairSymbol(from, to).symbol).toBe(symbol);
  });
});

describe("the tabs of the price list", () => {
  const coins = [
    coin({ coin: "BTC", balance: "1.2" }),
    coin({ coin: "USDT", balance: "5" }),
    coin({ coin: "ETH", balance: "0.0" }),
    coin({ coin: "USDC" }),
  ];

  it("show what there is, and no tab without coins", () => {
    const tabs = tabCoins({ coins, recommended: ["ETH", "BTC", "ETH", "GONE"], added: [] });
    expect([...tabs.keys()]).toEqual(["popular", "yours", "stable"]);
    expect(tabs.get("popular")).toEqual(["ETH", "BTC"]);
    expect(tabs.get("yours")).toEqual(["BTC"]);
    expect(tabs.get("stable")).toEqual(["USDC"]);
  });

  it("have nothing of their own for those who are signed out", () => {
    const signedOut = coins.map((entry) => ({ ...entry, balance: "" }));
    expect(tabCoins({ coins: signedOut, recommended: ["BTC"], added: ["ETH"] }).has("yours")).toBe(false);
  });
});
