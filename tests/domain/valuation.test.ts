/** F2c.1, F8.11, D5.2, D5.3. */

import { describe, expect, it } from "vitest";
import type { HeldAccount, HeldCoin } from "#shared/contract/valuation.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { sharesOf } from "#shared/domain/shares.ts";
import { type CoinMarket, type ValuationBasis, valuation } from "#shared/domain/valuation.ts";
import { fc, fuzzRuns } from "../fuzz.ts";

const none: CoinMarket = { price: "", change: "", quotedAt: 0 };
const markets: Readonly<Record<string, CoinMarket>> = {
  BTC: { price: "94000.40", change: "0.25", quotedAt: 20_000 },
  ETH: { price: "3000.10", change: "-0.5", quotedAt: 20_000 },
  USDT: { price: "1.0000", change: "0", quotedAt: 0 },
  OLD: { price: "2", change: "0", quotedAt: 5_500 },
};
const rates: Readonly<Record<string, string>> = { USD: "1", EUR: "1.25", KZT: "0.002" };

function basis(part: Partial<ValuationBasis> = {}): ValuationBasis {
  return {
    marketOf: (coin) => markets[coin] ?? none,
    usdPerUsdt: "1",
    usdPer: (currency) => rates[currency] ?? "",
    currencies: Object.keys(rates),
    newestMs: 20_000,
    ...part,
  };
}

const held = (coin: string, equity: string, available = equity, availableValue = ""): HeldCoin => ({
  coin,
  equity,
  available,
  availableValue,
});
const account = (accountType: string, coins: readonly HeldCoin[], totalEquity = ""): HeldAccount => ({
  accountType,
  totalEquity,
  frozenKnown: true,
  coins,
});
const of = (accounts: readonly HeldAccount[], currency = "USD", part: Partial<ValuationBasis> = {}) =>
  valuation({ currency, accounts }, basis(part));

describe("a valuation", () => {
  it("adds a coin of several accounts to one row, each account with its part", () => {
    const { coins } = of([
      account("FUND", [held("BTC", "1", "0.75")]),
      account("UNIFIED", [held("BTC", "0.5")]),
    ]);
    expect(coins).toMatchObject([
      {
        coin: "BTC",
        amount: "1.5",
        frozen: "0.25",
        value: "141000.6",
        change: "25",
        parts: [
          { accountType: "FUND", amount: "1", frozen: "0.25", value: "94000.4" },
          { accountType: "UNIFIED", amount: "0.5", frozen: "0", value: "47000.2" },
        ],
      },
    ]);
  });

  it.each([
    ["0.99", true],
    ["-0.99", true],
    ["1.01", false],
    // What is owed is hidden with no small balance.
    ["-5000", false],
  ])("calls %s USDT small: %s", (equity, small) => {
    expect(of([account("UNIFIED", [held("USDT", equity)])]).coins).toMatchObject([{ small }]);
  });

  it("calls a coin small by what lies in each account: a debt takes no balance away from the list", () => {
    const owing = (owed: string, own: string) =>
      of([account("UNIFIED", [held("USDT", owed)]), account("FUND", [held("USDT", own)])]).coins;
    expect(owing("-100", "100.5")).toMatchObject([{ value: "0.5", small: false }]);
    expect(owing("-0.4", "0.5")).toMatchObject([{ small: true }]);
    expect(owing("0.7", "0.6")).toMatchObject([{ small: false }]);
  });

  it.each([
    // A cent that was rounded down: what is held besides would be worth anything from 1,000 to 2,000.
    ["a rounded cent tells nothing of a thousand", held("NEW", "100", "0.001", "0.01"), ""],
    ["a rounded cent is what it is of itself", held("NEW", "0.001", "0.001", "0.01"), "0.01"],
    ["three digits tell it", held("NEW", "100", "0.1", "1.23"), "1230"],
  ])("without a market %s", (_what, coin, value) => {
    expect(of([account("FUND", [coin], "1500")]).coins).toMatchObject([{ value }]);
  });

  it.each([
    ["USD", "94000.4", "94000.40"],
    ["EUR", "75200.32", "75200.32"],
    ["KZT", "47000200", "47000200.00"],
  ])("tells total, value and price in %s", (currency, value, price) => {
    const { total, coins } = of([account("FUND", [held("BTC", "1")])], currency);
    expect(total).toMatchObject({ currency, value });
    expect(coins).toMatchObject([{ value, price }]);
  });

  it("says USD where the wanted currency has no rate", () => {
    expect(of([account("FUND", [held("BTC", "1")])], "XYZ").total).toMatchObject({
      currency: "USD",
      value: "94000.4",
    });
  });

  it("counts a dollar coin as what it is worth", () => {
    expect(of([account("FUND", [held("USDT", "10")])], "USD", { usdPerUsdt: "0.99" }).total.value).toBe(
      "9.9",
    );
  });

  it.each<[string, readonly HeldAccount[], string, string]>([
    // 100 at +25 % came from 80, 100 at -50 % from 200.
    [
      "the sum over coins",
      [account("FUND", [held("USDT", "0")]), account("UNIFIED", [held("BTC", "1")])],
      "18800.08",
      "25",
    ],
    ["a loss", [account("FUND", [held("ETH", "1")])], "-3000.1", "-50"],
    ["nothing for coins that stand still", [account("FUND", [held("USDT", "5")])], "0", "0"],
    [
      "nothing known when a coin has no market",
      [account("FUND", [held("BTC", "1"), held("ODD", "3", "3", "6")])],
      "",
      "",
    ],
    [
      "nothing known when an account tells no coins",
      [account("FUND", [held("BTC", "1")]), account("BOT", [], "50")],
      "",
      "",
    ],
    ["nothing known of nothing", [account("FUND", [])], "", ""],
  ])("changes over 24 hours by %s", (_, accounts, change, changePercent) => {
    expect(of(accounts).total).toMatchObject({ change, changePercent });
  });

  it("takes the server's value while the feed has no price, whole or in part", () => {
    const { total, accounts, coins } = of([
      account("FUND", [held("ODD", "4", "2", "10")], "20.5"),
      account("UNIFIED", [held("BTC", "1"), held("NIL", "7")], "95000"),
    ]);
    expect(coins).toMatchObject([
      { coin: "ODD", value: "20", price: "" },
      { coin: "BTC", value: "94000.4" },
      { coin: "NIL", value: "", small: false },
    ]);
    expect(accounts.map(({ value }) => value)).toEqual(["20", "95000"]);
    expect(total.value).toBe("95020");
  });

  it.each<[string, HeldCoin[], string, string, boolean]>([
    ["list left coins out", [held("USDT", "10")], "100000", "100000", true],
    ["list has more than there is", [held("BTC", "10")], "10", "10", true],
    ["price moved since", [held("BTC", "1")], "85500", "94000.4", false],
    ["price moved since beside a debt", [held("BTC", "1"), held("USDT", "-90000")], "10000", "4000.4", false],
    ["list is not that of a loan", [held("BTC", "1"), held("USDT", "-90000")], "94000", "94000", true],
    ["rest is dust", [held("USDT", "0.1")], "1.05", "0.1", false],
    ["total is not told", [held("USDT", "10")], "", "10", false],
  ])("holds an account's coins against its own total: %s", (_what, coins, totalEquity, value, isTorn) => {
    const { total } = of([account("FUND", coins, totalEquity), account("UNIFIED", [held("USDT", "0")], "0")]);
    expect(total).toMatchObject({ value, isTorn });
    expect(total.change === "").toBe(isTorn);
  });

  it("takes no price of a rest whose value was rounded to nothing", () => {
    const { accounts, coins } = of([account("FUND", [held("ODD", "1000", "0.001", "0.00")], "9000")]);
    expect(coins).toMatchObject([{ coin: "ODD", value: "" }]);
    expect(accounts).toMatchObject([{ value: "9000" }]);
  });

  it.each([
    ["0.9999", true],
    ["1", false],
  ])("finds %s USDT below one dollar: %s", (amount, small) => {
    expect(of([account("FUND", [held("USDT", amount)])], "KZT").coins).toMatchObject([{ small }]);
  });

  it("tells how old a price is that no longer moves with the others", () => {
    const { coins } = of([account("FUND", [held("OLD", "1"), held("BTC", "1"), held("USDT", "1")])]);
    expect(coins.map(({ staleSeconds }) => staleSeconds)).toEqual([14, 0, 0]);
  });

  it("never tells that less than nothing is frozen", () => {
    expect(of([account("FUND", [held("BTC", "1", "3")])]).coins).toMatchObject([{ frozen: "0" }]);
  });
});

describe("what is frozen", () => {
  const unread = {
    ...account("UNIFIED", [held("BTC", "0.5", "0.1"), held("ODD", "4", "2", "10")]),
    frozenKnown: false,
  };

  it("is not known of a coin, one of whose accounts was not read", () => {
    const { coins } = of([account("FUND", [held("BTC", "1", "0.75"), held("ETH", "2", "1")]), unread]);
    expect(coins).toMatchObject([
      { coin: "BTC", frozen: "", parts: [{ frozen: "0.25" }, { frozen: "" }] },
      { coin: "ETH", frozen: "1" },
      { coin: "ODD", frozen: "", value: "20" },
    ]);
  });

  it("is not known of a coin of which nobody says what can be used", () => {
    const { coins } = of([account("FUND", [held("BTC", "1", ""), held("ETH", "1")])]);
    expect(coins).toMatchObject([{ frozen: "", parts: [{ frozen: "" }] }, { frozen: "0" }]);
  });
});

describe("shares", () => {
  it.each<[readonly number[], readonly string[]]>([
    [
      [1, 1, 1],
      ["33.4", "33.3", "33.3"],
    ],
    [
      [2, 1],
      ["66.7", "33.3"],
    ],
    [
      [0, 5],
      ["0", "100"],
    ],
    [
      [-3, 5],
      ["0", "100"],
    ],
    [
      [0, 0],
      ["0", "0"],
    ],
    [[], []],
  ])("of %j are %j", (values, shares) => {
    expect(sharesOf(values.map((value) => new Decimal(value)))).toEqual(shares);
  });

  it("add up to 100, and the larger part never has the smaller share", () => {
    const values = fc.array(fc.bigInt({ min: 1n, max: 10n ** 24n }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(values, (parts) => {
        const ordered = parts
          .map((part) => new Decimal(part.toString()))
          .toSorted((a, b) => a.comparedTo(b) ?? 0);
        const shares = sharesOf(ordered);
        expect(shares.reduce((sum, share) => sum.plus(share), new Decimal(0)).toFixed()).toBe("100");
        for (const [at, share] of shares.slice(1).entries()) {
          // Of equal parts the first ones take what rounding leaves.
          const isEqual = ordered[at]?.eq(ordered[at + 1] ?? 0);
          if (isEqual === false) expect(new Decimal(share).gte(shares[at] ?? "")).toBe(true);
        }
      }),
      { numRuns: fuzzRuns(300) },
    );
  });
});
