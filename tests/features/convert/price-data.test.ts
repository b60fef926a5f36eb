/** R7.14, F2b.15. */
import { describe, expect, it } from "vitest";
import { listingDay } from "#src/features/convert/market/list/listing-day.ts";
import {
  directionOf,
  nextSort,
  type PriceSort,
  sortCodes,
} from "#src/features/convert/market/list/price-sort.ts";
import { tabCoins } from "#src/features/convert/market/list/price-tabs.ts";
import { pairSymbol } from "#src/features/convert/pair-symbol.ts";
import { coin } from "./samples.ts";

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
    const recommended = ["ETH", "BTC", "ETH", "GONE"];
    const tabs = tabCoins({ coins, recommended, hot: ["BTC", "USDT"], added: [] });
    expect([...tabs.keys()]).toEqual(["popular", "hot", "yours", "stable"]);
    expect(tabs.get("popular")).toEqual(["ETH", "BTC"]);
    expect(tabs.get("hot")).toEqual(["BTC"]);
    expect(tabs.get("yours")).toEqual(["BTC"]);
    expect(tabs.get("stable")).toEqual(["USDC"]);
  });

  it("have nothing of their own for those who are signed out", () => {
    const signedOut = coins.map((entry) => ({ ...entry, balance: "" }));
    const tabs = tabCoins({ coins: signedOut, recommended: ["BTC"], hot: [], added: ["ETH"] });
    expect([...tabs.keys()]).toEqual(["popular", "new", "stable"]);
  });
});

describe("the order of the price list", () => {
  const codes = ["ETH", "BTC", "NEW", "SOL"];
  const ranks = ["SOLUSDT", "XRPUSDT", "BTCUSDT", "ETHUSDT"];

  it("is the market's for a figure, codes without it last; the alphabet's for names; else as listed", () => {
    expect(sortCodes(codes, { column: "lastPrice", direction: "descending" }, ranks)).toEqual([
      "SOL",
      "BTC",
      "ETH",
      "NEW",
    ]);
    const byCode = (direction: "ascending" | "descending") =>
      sortCodes(codes, { column: "coin", direction }, []);
    expect(byCode("ascending")).toEqual(["BTC", "ETH", "NEW", "SOL"]);
    expect(byCode("descending")).toEqual(["SOL", "NEW", "ETH", "BTC"]);
    expect(sortCodes(codes, null, ranks)).toBe(codes);
    expect(sortCodes(codes, { column: "lastPrice", direction: "ascending" }, [])).toEqual(codes);
  });

  it("goes round: largest first, smallest first, as it was; names from A first", () => {
    const walk = (column: "coin" | "changeRate24H") => {
      const seen: string[] = [];
      let sort: PriceSort = { column: "lastPrice", direction: "ascending" };
      for (let presses = 0; presses < 3; presses += 1) {
        sort = nextSort(sort, column);
        seen.push(directionOf(sort, column));
      }
      return seen;
    };
    expect(walk("changeRate24H")).toEqual(["descending", "ascending", "none"]);
    expect(walk("coin")).toEqual(["ascending", "descending", "none"]);
  });
});

describe("the day of a listing", () => {
  it.each([
    ["en", Date.UTC(2026, 10, 19, 12), "Nov 19"],
    ["de-DE", Date.UTC(2026, 7, 3, 12), "3. Aug."],
    ["ar-SA", Date.UTC(2026, 10, 19, 12), "19 نوفمبر"],
    ["en", Date.UTC(2025, 11, 20, 12), "Dec 20, 2025"],
  ])("%s: is as short as it can be told", (language, at, day) => {
    expect(listingDay(language, at, Date.UTC(2026, 10, 21))).toBe(day);
  });
});
