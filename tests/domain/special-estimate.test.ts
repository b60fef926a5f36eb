/** F2b.8, F8.16. */

import { describe, expect, it } from "vitest";
import { fixedAmounts } from "#sandbox/areas/special-coins/fixed-quote.ts";
import type { SpecialEstimateParams, SpecifiedCoin } from "#shared/contract/special-coins.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { estimateSpecial, type SpecialBasis } from "#shared/domain/special-estimate.ts";
import { fc } from "../fuzz.ts";
import { usdt } from "../worker/convert-fixtures.ts";

const usdc = { ...usdt, coin: "USDC", accuracyLength: 6, balance: "1204.11" };
const special: SpecifiedCoin = {
  coin: usdt,
  toCoins: [usdc],
  fixedRate: "1",
  reversible: true,
  productId: "usdt-usdc",
  provider: "providerA",
  fixedToCoin: "USDC",
  limits: [
    { coin: "USDT", singleMin: "1", singleMax: "500", dailyMax: "2000", dailyUsed: "400" },
    { coin: "USDC", singleMin: "2", singleMax: "600", dailyMax: "0", dailyUsed: "7" },
  ],
  quoteTtl: 15_000,
};
const params: SpecialEstimateParams = {
  productId: "usdt-usdc",
  coin: "USDT",
  accountType: "eb_convert_funding",
  fromCoin: "USDT",
  toCoin: "USDC",
  side: "from",
  amountText: "100",
  currency: "EUR",
};
const back = { fromCoin: "USDC", toCoin: "USDT" };
const basis: SpecialBasis = {
  special,
  fromPrice: "1",
  toPrice: "0.9998",
  currencyPerUsdt: "0.9",
  usdPerUsdt: "1",
};
const estimate = (some: Partial<SpecialEstimateParams> = {}, more: Partial<SpecialBasis> = {}) =>
  estimateSpecial({ ...params, ...some }, { ...basis, ...more });

describe("the estimate at a fixed rate", () => {
  it("has the product's rate, the market's beside it, and no spread", () => {
    expect(estimate()).toMatchObject({
      fromAmount: "100",
      toAmount: "100",
      rate: "1",
      inverseRate: "1",
      marketRate: "1.00020004000800160032".slice(0, 17),
      marketInverse: "0.9998",
      spread: "0",
      fromValue: "90",
      toValue: "89.98",
      fromBalance: usdt.balance,
      toBalance: "1204.11",
      fromBalanceAfter: "900",
      minFrom: "1",
      maxFrom: "500",
      singleMax: "500",
      leftToday: "1600",
      issue: null,
      quotable: true,
    });
  });

  it("turns round with limits of its own; a day without a limit says nothing", () => {
    expect(estimate(back)).toMatchObject({
      fromBalance: "1204.11",
      minFrom: "2",
      maxFrom: "600",
      leftToday: "",
      quotable: true,
    });
  });

  it("stands while the market is silent: only the comparison and the values go", () => {
    expect(estimate({}, { fromPrice: "", toPrice: "" })).toMatchObject({
      toAmount: "100",
      rate: "1",
      marketRate: "",
      marketInverse: "",
      fromValue: "",
      quotable: true,
    });
  });

  it("is not quotable before the server has spoken, nor where a direction is closed", () => {
    expect(estimate({}, { special: undefined })).toMatchObject({ rate: "", quotable: false, issue: null });
    const oneWay = { ...special, limits: special.limits.slice(0, 1) };
    expect(estimate(back, { special: oneWay }).quotable).toBe(false);
    const other = { ...special, toCoins: [] };
    expect(estimate({}, { special: other }).issue?.code).toBe("coin-closed");
  });

  it("is none at a rate that is fixed for another coin", () => {
    const other = { ...special, toCoins: [usdc, { ...usdt, coin: "DAI" }], fixedToCoin: "DAI" };
    expect(estimate({}, { special: other })).toMatchObject({ toAmount: "", rate: "", fixedRate: "" });
    expect(estimate(back, { special: other })).toMatchObject({ toAmount: "", rate: "", fixedRate: "" });
    expect(estimate({}, { special: { ...special, fixedToCoin: "" } }).rate).toBe("1");
  });

  it("has no most where the coin has none", () => {
    const coin = { ...usdt, singleFromMinLimit: "10", singleFromMaxLimit: "0" };
    const row = estimate({}, { special: { ...special, coin, limits: [] } });
    expect(row).toMatchObject({ minFrom: "10", maxFrom: "", singleMax: "" });
  });

  it.each([
    ["0.5", "below-min", "1"],
    ["500.01", "above-max", "500"],
    ["1.00001", "too-many-decimals", "1"],
    ["ten", "not-a-number", ""],
  ])("%s: %s", (amountText, code, repair) => {
    expect(estimate({ amountText }).issue).toMatchObject({ code, repair });
  });

  it("takes the day for the limit where it leaves less than one exchange, down to nothing", () => {
    const used = (dailyUsed: string) => ({
      special: {
        ...special,
        limits: special.limits.map((one) => ({ ...one, dailyMax: "2000", dailyUsed })),
      },
    });
    expect(estimate({}, used("1950"))).toMatchObject({
      maxFrom: "50",
      leftToday: "50",
      singleMax: "500",
      issue: { code: "above-day", repair: "50" },
    });
    expect(estimate({}, used("2100"))).toMatchObject({
      leftToday: "0",
      issue: { code: "above-day", repair: "" },
    });
  });

  const text = (places: number) =>
    fc
      .bigInt({ min: 1n, max: 10n ** 15n })
      .map((units) => new Decimal(`${units}`).shiftedBy(-places).toFixed());

  it("promises what the exchange gives, both ways, whichever side was typed, to the last digit", () => {
    const places = { USDT: 4, USDC: 6 } as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.boolean(),
        fc.constantFrom("from" as const, "to" as const),
        fc.context(),
        text(4),
        (units, isBack, side, context, amountText) => {
          const rate = new Decimal(units).shiftedBy(-6).toFixed();
          const [from, to] = isBack ? (["USDC", "USDT"] as const) : (["USDT", "USDC"] as const);
          const requestCoin = side === "from" ? from : to;
          context.log(`${rate} ${from} ${to} ${side}`);
          const row = estimate(
            { fromCoin: from, toCoin: to, side, amountText },
            { special: { ...special, fixedRate: rate } },
          );
          const request = { requestCoin, requestAmount: amountText };
          const pairOf = (coin: "USDT" | "USDC") => ({ coin, accuracy: places[coin] });
          const given = (): unknown =>
            fixedAmounts({ coin: "USDT", rate }, request, pairOf(from), pairOf(to));
          // Too little to come out as anything is refused by the exchange; the estimate shows the zero.
          if (row.toAmount === "0") expect(given).toThrow();
          else expect({ fromAmount: row.fromAmount, toAmount: row.toAmount }).toEqual(given());
        },
      ),
      { numRuns: 500 },
    );
  });
});
