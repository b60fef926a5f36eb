/** F1.2, D5.2. */

import { describe, expect, it } from "vitest";
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

describe("an issue", () => {
  const rich = { fromCoin: { ...btc, balance: "50" } };

  it.each<[string, Partial<EstimateParams>, Partial<EstimateBasis>, unknown]>([
    ["not a number", { amountText: "1e5" }, {}, { code: "not-a-number", figures: {}, repair: "" }],
    [
      "too many decimals",
      { amountText: "0.0100000019" },
      {},
      { code: "too-many-decimals", figures: { coin: "BTC", decimals: "8" }, repair: "0.01" },
    ],
    [
      "too many decimals to receive",
      { side: "to", amountText: "5.00001" },
      {},
      { code: "too-many-decimals", figures: { coin: "USDT", decimals: "4" }, repair: "" },
    ],
    [
      "nothing left when the decimals are cut",
      { amountText: "0.000000001" },
      {},
      { code: "too-many-decimals", figures: { coin: "BTC", decimals: "8" }, repair: "" },
    ],
    [
      "too little",
      { amountText: "0.00009" },
      {},
      { code: "below-min", figures: { limit: "0.0001", coin: "BTC" }, repair: "0.0001" },
    ],
    [
      "too little, with less than that in hand",
      { amountText: "0.00005" },
      { fromCoin: { ...btc, balance: "0.00008" } },
      { code: "below-min", figures: { limit: "0.0001", coin: "BTC" }, repair: "" },
    ],
    [
      "less than a least that has more decimals than its coin",
      { amountText: "0.00009" },
      { limit: { ...limit, singleFromMinLimit: "0.000105820105" } },
      { code: "below-min", figures: { limit: "0.00010583", coin: "BTC" }, repair: "0.00010583" },
    ],
    [
      "too little to receive",
      { side: "to", amountText: "1" },
      {},
      { code: "below-min", figures: { limit: "0.0001", coin: "BTC" }, repair: "0.0001" },
    ],
    [
      "too much",
      { amountText: "11" },
      rich,
      { code: "above-max", figures: { limit: "10", coin: "BTC" }, repair: "10" },
    ],
    [
      "too much, and more than there is",
      { amountText: "11" },
      {},
      { code: "above-max", figures: { limit: "10", coin: "BTC" }, repair: "0.5" },
    ],
    [
      "more than there is",
      { amountText: "0.6" },
      {},
      { code: "over-balance", figures: { limit: "0.5", coin: "BTC" }, repair: "0.5" },
    ],
    [
      "more than there is, which is too little itself",
      { amountText: "0.6" },
      { fromCoin: { ...btc, balance: "0.00005" } },
      { code: "over-balance", figures: { limit: "0.00005", coin: "BTC" }, repair: "" },
    ],
    [
      "nothing there at all",
      { amountText: "0.6" },
      { fromCoin: { ...btc, balance: "0" } },
      { code: "over-balance", figures: { limit: "0", coin: "BTC" }, repair: "" },
    ],
    [
      "one coin twice",
      { toCoin: "BTC" },
      { toCoin: btc },
      { code: "same-coin", figures: { coin: "BTC" }, repair: "" },
    ],
    [
      "a coin that cannot be paid with",
      {},
      { fromCoin: { ...btc, disableFrom: true } },
      { code: "coin-closed", figures: { coin: "BTC" }, repair: "" },
    ],
    [
      "a coin that cannot be received",
      {},
      { toCoin: { ...usdt, disableTo: true } },
      { code: "coin-closed", figures: { coin: "USDT" }, repair: "" },
    ],
    [
      "a coin that is not listed",
      {},
      { toCoin: null },
      { code: "coin-closed", figures: { coin: "USDT" }, repair: "" },
    ],
  ])("is %s", (_, some, more, issue) => {
    expect(estimate(some, more)).toMatchObject({ issue, quotable: false });
  });

  it.each(["", "0", "0.", "0.00"])("is not that %j was typed so far", (amountText) => {
    expect(estimate({ amountText })).toMatchObject({ issue: null, quotable: false });
  });

  it("is not an amount at the very limits", () => {
    expect(estimate({ amountText: "0.0001" }).issue).toBeNull();
    expect(estimate({ amountText: "10" }, rich).issue).toBeNull();
    expect(estimate({ amountText: "0.5" }).issue).toBeNull();
    expect(estimate({ amountText: "0.10000000000" }).issue).toBeNull();
  });

  it("of a balance or limit needs a price when the amount to receive was typed", () => {
    expect(estimate({ side: "to", amountText: "9999999" }, { fromPrice: "" }).issue).toBeNull();
  });

  it("has a repair that leaves none", () => {
    const amount = fc
      .integer({ min: 1, max: 10 ** 12 })
      .map((units) => new Decimal(units).div(1e10).toFixed());
    const balance = fc
      .integer({ min: 0, max: 10 ** 11 })
      .map((units) => new Decimal(units).div(1e8).toFixed());
    fc.assert(
      fc.property(amount, balance, (amountText, owned) => {
        const fromCoin = { ...btc, balance: owned };
        const { issue } = estimate({ amountText }, { fromCoin });
        if (!issue || issue.repair === "" || issue.code === "too-many-decimals") return;
        expect(estimate({ amountText: issue.repair }, { fromCoin })).toMatchObject({
          issue: null,
          complete: true,
          quotable: true,
        });
      }),
    );
  });
});
