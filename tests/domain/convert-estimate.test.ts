/** F1.2, F8.11, D5.2, R9.7. */

import { describe, expect, it } from "vitest";
import { dealerRate, spread } from "#sandbox/dealer/rates.ts";
import type { Market } from "#sandbox/market/market.ts";
import type { EstimateParams } from "#shared/contract/convert-estimate.ts";
import { estimateConvert } from "#shared/domain/convert-estimate.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import type { EstimateBasis } from "#shared/domain/estimate-basis.ts";
import { fc } from "../fuzz.ts";
import { btc, limit, usdt } from "../worker/convert-fixtures.ts";

const params: EstimateParams = {
  accountType: "eb_convert_funding",
  fromCoin: "BTC",
  toCoin: "USDT",
  side: "from",
  amountText: "0.01",
  currency: "EUR",
};

const basis: EstimateBasis = {
  fromCoin: btc,
  toCoin: usdt,
  limit,
  fromPrice: "100000",
  toPrice: "1",
  currencyPerUsdt: "0.9",
  usdPerUsdt: "1",
};

const estimate = (some: Partial<EstimateParams> = {}, more: Partial<EstimateBasis> = {}) =>
  estimateConvert({ ...params, ...some }, { ...basis, ...more });

describe("the figures", () => {
  it("cross through USDT with the spread once in the rate", () => {
    expect(estimate()).toEqual({
      key: "estimate",
      fromAmount: "0.01",
      toAmount: "999.5",
      rate: "99950",
      inverseRate: "0.00001000500250125062",
      fromValue: "900",
      toValue: "899.55",
      currency: "EUR",
      fromBalance: "0.5",
      toBalance: "1000",
      fromBalanceAfter: "0.49",
      portions: { "25": "0.125", "50": "0.25", "75": "0.375", "100": "0.5" },
      fullBy: "balance",
      minFrom: "0.0001",
      maxFrom: "10",
      spread: "0.0005",
      quoteTtlMs: 15_000,
      issue: null,
      limitsFailed: false,
      complete: true,
      quotable: true,
    });
  });

  it("round what is received down to the coin's decimals", () => {
    expect(estimate({ amountText: "0.01234567" }, { fromPrice: "94218.4" }).toAmount).toBe("1162.6076");
  });

  it("round what is paid up, when the amount to receive was typed", () => {
    const row = estimate({ side: "to", amountText: "100" }, { fromPrice: "94218.4" });
    expect(row.toAmount).toBe("100");
    expect(row.fromAmount).toBe("0.0010619");
    // 100 / (94217 × 0.9995) = 0.0010619105…
    expect(estimate({ side: "to", amountText: "100" }, { fromPrice: "94217" }).fromAmount).toBe("0.00106192");
  });

  const amount = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => new Decimal(units).div(1e4).toFixed());
  const price = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => new Decimal(units).div(1e4).toFixed());
  const pair = fc.constantFrom(["BTC", "USDT"], ["USDT", "BTC"], ["BTC", "ETH"]);
  const prices = (fromCoin: string, toCoin: string, one: string, other: string) => ({
    fromPrice: fromCoin === "USDT" ? "1" : one,
    toPrice: toCoin === "USDT" ? "1" : other,
  });

  it("have the rate of the sandbox's dealer, for every kind of pair", () => {
    fc.assert(
      fc.property(pair, price, price, ([fromCoin = "", toCoin = ""], one, other) => {
        const { fromPrice, toPrice } = prices(fromCoin, toCoin, one, other);
        // The dealer only asks the market for prices.
        const market = {
          price: (coin: string) => (coin === fromCoin ? fromPrice : toPrice),
        } as unknown as Market;
        const more = { fromPrice, toPrice, limit: { ...limit, spread } };
        expect(estimate({ fromCoin, toCoin }, more).rate).toBe(
          dealerRate(market, fromCoin, toCoin)?.toFixed(),
        );
      }),
    );
  });

  it("never promise more than the rate gives, nor ask for less", () => {
    fc.assert(
      fc.property(pair, amount, price, price, ([fromCoin = "", toCoin = ""], amountText, one, other) => {
        const more = prices(fromCoin, toCoin, one, other);
        const given = estimate({ fromCoin, toCoin, amountText }, more);
        const gap = new Decimal(given.rate).times(amountText).minus(given.toAmount);
        expect(gap.gte(0) && gap.lt("0.0001")).toBe(true);
        const estimated = estimate({ fromCoin, toCoin, side: "to", amountText }, more);
        const over = new Decimal(estimated.fromAmount).minus(new Decimal(amountText).div(estimated.rate));
        expect(over.gte(0) && over.lt("0.00000001")).toBe(true);
      }),
    );
  });

  it("are told in dollars when the currency's rate is unknown", () => {
    expect(estimate({}, { currencyPerUsdt: "", usdPerUsdt: "0.999" })).toMatchObject({
      currency: "USD",
      fromValue: "999",
    });
  });

  it("keep small values from vanishing", () => {
    expect(estimate({ amountText: "0.00000001" }, { fromPrice: "100" }).fromValue).toBe("0.0000009");
  });

  it("are absent without a price, yet the amount can be quoted", () => {
    for (const more of [{ fromPrice: "" }, { toPrice: "" }, { fromPrice: "0" }]) {
      expect(estimate({}, more)).toMatchObject({
        fromAmount: "0.01",
        toAmount: "",
        rate: "",
        inverseRate: "",
        toValue: "",
        quotable: true,
      });
    }
    expect(estimate({ side: "to", amountText: "5" }, { fromPrice: "" })).toMatchObject({
      fromAmount: "",
      toAmount: "5",
      fromBalanceAfter: "",
      quotable: true,
    });
  });

  it("need the limits: what is not known is not quotable", () => {
    for (const more of [{ limit: undefined }, { fromCoin: undefined }, { toCoin: undefined }]) {
      expect(estimate({}, more)).toMatchObject({ quotable: false, issue: null });
    }
  });

  it("say that coins or limits could not be had, until they could, and nothing of the kind of a coin that is closed", () => {
    for (const more of [{ limit: undefined }, { fromCoin: undefined }, { toCoin: undefined }]) {
      expect(estimate({}, { ...more, failed: true })).toMatchObject({ limitsFailed: true, quotable: true });
    }
    expect(estimate({}, { failed: true })).toMatchObject({ limitsFailed: false, quotable: true });
    expect(estimate({}, { toCoin: null, limit: undefined, failed: true })).toMatchObject({
      limitsFailed: false,
      issue: { code: "coin-closed" },
    });
  });

  it("of a person signed out have no balance, no portions and no over-balance", () => {
    const row = estimate({ amountText: "9" }, { fromCoin: { ...btc, balance: "" } });
    expect(row).toMatchObject({
      fromBalance: "",
      fromBalanceAfter: "",
      portions: { "25": "", "50": "", "75": "", "100": "" },
      issue: null,
      complete: true,
      quotable: true,
    });
  });

  it("of portions round down; the whole stops at what one conversion takes and the day leaves", () => {
    const rich = { ...btc, accuracyLength: 2, balance: "100.01" };
    const of = (more: Partial<typeof limit>) => {
      const { portions, fullBy } = estimate({}, { fromCoin: rich, limit: { ...limit, ...more } });
      return [portions["25"], portions["75"], portions["100"], fullBy];
    };
    expect(of({ singleFromMaxLimit: "0" })).toEqual(["25", "75", "100.01", "balance"]);
    expect(of({ singleFromMaxLimit: "10.009" })).toEqual(["25", "75", "10", "single"]);
    expect(of({ singleFromMaxLimit: "100.01" })).toEqual(["25", "75", "100.01", "balance"]);
    const day = { dailyFromMaxLimit: "12", dailyUsed: "11.5" };
    expect(of(day)).toEqual(["25", "75", "0.5", "day"]);
    expect(of({ ...day, dailyUsed: "13" })).toEqual(["25", "75", "0", "day"]);
  });

  it("of the most one may pay follow the day", () => {
    const day = { ...limit, dailyFromMaxLimit: "12", dailyUsed: "11.5" };
    expect(estimate({}, { limit: day }).maxFrom).toBe("0.5");
    expect(estimate({}, { limit: { ...day, dailyUsed: "13" } }).maxFrom).toBe("0");
    expect(estimate({}, { limit: { ...limit, singleFromMaxLimit: "0" } }).maxFrom).toBe("");
  });
});
