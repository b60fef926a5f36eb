/** F2b.7. */

import { describe, expect, it } from "vitest";
import { depthOf } from "#sandbox/dealer/depth.ts";
import { pairLimits } from "#sandbox/dealer/limits.ts";
import { dealerRate, termsOf } from "#sandbox/dealer/rates.ts";
import { loadCoins } from "#sandbox/market/coins.ts";
import type { Market } from "#sandbox/market/market.ts";
import type { EstimateParams } from "#shared/contract/convert-estimate.ts";
import { estimateConvert } from "#shared/domain/convert-estimate.ts";
import { type DealerTerms, dealerMargin, rateWith } from "#shared/domain/dealer-rate.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { fc } from "../fuzz.ts";
import { btc, limit } from "../worker/convert-fixtures.ts";

const terms: DealerTerms = {
  spread: "0.0005",
  depth: { flatSpreadValue: "92000", valuePerPercent: "4600000" },
};
const margin = (value: string, of: DealerTerms = terms): string =>
  dealerMargin(of, new Decimal(value)).toFixed();

describe("the dealer's margin", () => {
  it.each([
    ["0", "0.0005"],
    ["92000", "0.0005"],
    // The least beyond is a step of its own: the margin is rounded up.
    ["92000.01", "0.000501"],
    ["4692000", "0.0105"],
    ["2392000", "0.0055"],
    ["1e30", "0.5"],
  ])("for a value of %s USDT is %s", (value, ratio) => {
    expect(margin(value)).toBe(ratio);
  });

  it("is the spread at any size where no depth is told", () => {
    expect(margin("1e12", { spread: "0.002" })).toBe("0.002");
  });

  it("never shrinks with size, and whoever pays more receives no less", () => {
    const value = fc.integer({ min: 0, max: 40_000_000 }).map(String);
    fc.assert(
      fc.property(value, value, (one, other) => {
        const [small = "0", large = "0"] = [one, other].toSorted((a, b) => Number(a) - Number(b));
        expect(new Decimal(margin(large)).gte(margin(small))).toBe(true);
      }),
    );
    // Up to the most that the dealer takes, which lies at one percent above the spread.
    const taken = fc.integer({ min: 0, max: 4_692_000 });
    fc.assert(
      fc.property(taken, fc.integer({ min: 1, max: 10_000 }), (paid, more) => {
        const received = (amount: number): Decimal =>
          rateWith(dealerMargin(terms, new Decimal(amount)), "BTC", "1", "94218.4").times(amount);
        // A rounding step of the margin may take up to a millionth of the whole.
        const step = new Decimal(paid).div("94218.4").times("0.000001");
        expect(
          received(paid + more)
            .plus(step)
            .gte(received(paid)),
        ).toBe(true);
      }),
    );
  });
});

describe("the sandbox's depth", () => {
  const coins = loadCoins();
  const coinOf = (code: string) => {
    const coin = coins.find((one) => one.coin === code);
    if (coin === undefined) throw new Error(code);
    return coin;
  };

  it("is the thinner coin's, whichever way round", () => {
    const usdt = coinOf("USDT");
    expect(depthOf(coinOf("BTC"), usdt)).toEqual({ flatSpreadValue: "92000", valuePerPercent: "4600000" });
    expect(depthOf(coinOf("PEPE"), coinOf("BTC"))).toEqual(depthOf(usdt, coinOf("PEPE")));
  });

  it("leaves each pair a room between least and most, and no rate below zero in it", () => {
    const usdt = coinOf("USDT");
    for (const coin of coins) {
      for (const [from, to] of [
        [coin, usdt],
        [usdt, coin],
        [coinOf("BTC"), coin],
      ] as const) {
        if (from === to) continue;
        const { min, max, daily } = pairLimits(from, to);
        expect(new Decimal(max).gte(min), `${from.coin}/${to.coin}`).toBe(true);
        expect(new Decimal(daily).gte(max)).toBe(true);
        const value = new Decimal(max).times(from.start?.last ?? 1);
        expect(dealerMargin(termsOf(from, to), value).lt("0.05"), `${from.coin}/${to.coin}`).toBe(true);
      }
    }
  });

  /** Decimal text of up to 40 whole digits and 18 decimals: 58 digits in all. */
  const amount = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 40n - 1n }), fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }))
    .map(([whole, part]) => new Decimal(`${whole}.${String(part).padStart(18, "0")}`).toFixed());
  const price = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => new Decimal(units).div(1e4).toFixed());
  const pair = fc.constantFrom(
    ["BTC", "USDT"],
    ["USDT", "BTC"],
    ["PEPE", "BTC"],
    ["EURC", "SOL"],
    ["USDT", "PEPE"],
  );
  const side = fc.constantFrom<EstimateParams["side"]>("from", "to");

  it("gives the rate of the worker's estimate to the last digit, of any size on either side", () => {
    fc.assert(
      fc.property(
        pair,
        side,
        amount,
        price,
        price,
        ([fromCoin = "", toCoin = ""], typedOn, text, one, other) => {
          const prices = (coin: string): string => (coin === "USDT" ? "1" : coin === fromCoin ? one : other);
          const market = { price: prices, coin: coinOf } as unknown as Market;
          const size = { coin: typedOn === "from" ? fromCoin : toCoin, amount: text };
          const params: EstimateParams = {
            accountType: "eb_convert_funding",
            fromCoin,
            toCoin,
            side: typedOn,
            amountText: text,
            currency: "USD",
          };
          const row = estimateConvert(params, {
            fromCoin: { ...btc, coin: fromCoin, accuracyLength: 18 },
            toCoin: { ...btc, coin: toCoin, accuracyLength: 18 },
            limit: { ...limit, ...termsOf(coinOf(fromCoin), coinOf(toCoin)) },
            fromPrice: prices(fromCoin),
            toPrice: prices(toCoin),
            currencyPerUsdt: "1",
            usdPerUsdt: "1",
          });
          const rate = dealerRate(market, fromCoin, toCoin, size);
          expect(row.rate).toBe(rate?.toFixed());
          const received = rate?.times(text).decimalPlaces(18, Decimal.ROUND_FLOOR).toFixed();
          if (typedOn === "from") expect([row.fromAmount, row.toAmount]).toEqual([text, received]);
          else expect(row.toAmount).toBe(text);
        },
      ),
    );
  });
});
