/** F6f.1, F6f.4, F2b.13. */

import { describe, expect, test } from "vitest";
import type { LimitEstimateParams } from "#shared/contract/limit-estimate.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import type { EstimateBasis } from "#shared/domain/estimate-basis.ts";
import { estimateLimit } from "#shared/domain/limit-estimate.ts";
import { closeness, inverseOf, marketSteps, readPrice } from "#shared/domain/limit-price.ts";
import { fc } from "../fuzz.ts";
import { btc, limit, usdt } from "../worker/convert-fixtures.ts";

/** The dealer pays 94171.2908 of these: half a thousandth less. */
const basis: EstimateBasis = {
  fromCoin: btc,
  toCoin: usdt,
  limit,
  fromPrice: "94218.40",
  toPrice: "1",
  currencyPerUsdt: "",
  usdPerUsdt: "1",
};
const params: LimitEstimateParams = {
  fromCoin: "BTC",
  toCoin: "USDT",
  side: "from",
  amountText: "0.1",
  priceText: "98500",
  priceInverted: false,
  life: "30_D",
  currency: "USD",
};
const now = Date.UTC(2026, 10, 21, 14, 5, 30);
const estimate = (part: Partial<LimitEstimateParams> = {}, over: Partial<EstimateBasis> = {}) =>
  estimateLimit({ ...params, ...part }, { ...basis, ...over }, now);

describe("an order that waits", () => {
  test("both amounts, the market beside them, what is locked and what is left", () => {
    expect(estimate()).toMatchObject({
      fromAmount: "0.1",
      toAmount: "9850",
      toAtMarket: "9417.129",
      limitPrice: "98500",
      immediate: false,
      availableAfter: "0.4",
      endsAt: Date.UTC(2026, 11, 21, 14, 5),
      amountIssue: null,
      priceIssue: null,
      ready: true,
      direct: { price: "98500", market: "94171.2908", distance: "4.6", far: false },
      inverse: { distance: "-4.39", far: false },
    });
  });

  test.each([
    ["1_D", 1],
    ["3_D", 3],
    ["7_D", 7],
    ["30_D", 30],
  ] as const)("%s expires after %i days", (life, days) => {
    expect(estimate({ life }).endsAt).toBe(Date.UTC(2026, 10, 21 + days, 14, 5));
  });

  test("an amount to receive is paid for with an amount rounded up, and brings no less", () => {
    const row = estimate({ side: "to", amountText: "1000" });
    expect(row.fromAmount).toBe("0.01015229");
    expect(row.toAmount).toBe("1000.0005");
  });

  test("a price typed the other way round is turned round upwards and found again", () => {
    const row = estimate(
      { fromCoin: "USDT", toCoin: "BTC", amountText: "1000", priceText: "90000", priceInverted: true },
      { fromCoin: usdt, toCoin: btc, fromPrice: "1", toPrice: "94218.40" },
    );
    expect(row.limitPrice).toBe("0.00001111111111111112");
    expect(row.inverse.price).toBe("90000");
    expect(row.toAmount).toBe("0.01111111");
    expect(row.immediate).toBe(false);
    expect(row.inverse.distance).toBe("-4.52");
  });

  test("a feed that is stale leaves the market out, not the order", () => {
    const row = estimate({}, { fromPrice: "" });
    expect(row).toMatchObject({ toAmount: "9850", toAtMarket: "", immediate: false, ready: true });
    expect(row.direct).toMatchObject({ market: "", distance: "", far: false, steps: [] });
  });

  test("the day's limit is not asked: it may fill on another day", () => {
    const spent = { ...limit, dailyFromMaxLimit: "1", dailyUsed: "1" };
    expect(estimate({}, { limit: spent })).toMatchObject({ ready: true, maxFrom: "10" });
  });
});

describe("warnings", () => {
  test.each<[string, string, boolean, boolean]>([
    ["just above the market", "94171.2909", false, false],
    ["the market's own price", "94171.2908", true, false],
    ["worse than the market", "93200", true, false],
    ["half as much again", "141256.9362", false, false],
    ["a little more than that", "141256.94", false, true],
    ["a tenth of it", "9417", true, false],
  ])("%s", (_what, priceText, immediate, far) => {
    const row = estimate({ priceText });
    expect([row.immediate, row.direct.far]).toEqual([immediate, far]);
  });

  test("what fills at once brings the market's amount", () => {
    const row = estimate({ priceText: "93200" });
    expect(row).toMatchObject({ toAmount: "9417.129", limitPrice: "93200", ready: true });
    expect(row.direct.distance).toBe("-1.03");
  });

  test("told the other way round, far is half of the market's price", () => {
    expect(estimate({ priceText: "188000" }).inverse).toMatchObject({ far: false, distance: "-49.91" });
    expect(estimate({ priceText: "188500" }).inverse).toMatchObject({ far: true, distance: "-50.04" });
  });
});

describe("issues", () => {
  test.each<[string, Partial<LimitEstimateParams>, string | null, string | null, string]>([
    ["over the balance", { amountText: "0.6" }, "over-balance", null, "0.5"],
    ["below the least", { amountText: "0.00001" }, "below-min", null, "0.0001"],
    ["above the most", { amountText: "11" }, "above-max", null, "0.5"],
    ["too many decimals", { amountText: "0.123456789" }, "too-many-decimals", null, "0.12345678"],
    ["no number", { amountText: "1a" }, "not-a-number", null, ""],
    ["a price that is no number", { priceText: "9,8,5" }, null, "not-a-number", ""],
    [
      "a price of too many digits",
      { priceText: "98500.123456789012" },
      null,
      "too-many-digits",
      "98500.12345678902",
    ],
    ["a price that brings nothing", { priceText: "0.0001" }, null, "nothing-comes", ""],
    ["both", { amountText: "0.6", priceText: "x" }, "over-balance", "not-a-number", "0.5"],
  ])("%s", (_what, part, amountCode, priceCode, repair) => {
    const row = estimate(part);
    expect(row.amountIssue?.code ?? null).toBe(amountCode);
    expect(row.priceIssue?.code ?? null).toBe(priceCode);
    expect((row.amountIssue ?? row.priceIssue)?.repair).toBe(repair);
    expect(row.ready).toBe(false);
  });

  test.each([{ amountText: "" }, { priceText: "" }, { priceText: "0" }, { amountText: "0" }])(
    "nothing typed is none yet, and not ready: %j",
    (part) => {
      expect(estimate(part)).toMatchObject({ amountIssue: null, priceIssue: null, ready: false });
    },
  );

  test("without coins and limits nothing is ready", () => {
    expect(estimate({}, { limit: undefined }).ready).toBe(false);
    expect(estimate({}, { toCoin: undefined }).ready).toBe(false);
  });
});

test("quick steps are short, and each does what it says", () => {
  expect(estimate().direct.steps).toEqual([
    { percent: "0", price: "94171.29" },
    { percent: "1", price: "95113.01" },
    { percent: "2", price: "96054.72" },
    { percent: "5", price: "98879.86" },
    { percent: "10", price: "103588.5" },
  ]);
});

/** Any price that a person can type: up to fourteen digits, anywhere. */
const typedPrice = fc
  .tuple(fc.bigInt({ min: 1n, max: 99_999_999_999_999n }), fc.integer({ min: -20, max: 6 }))
  .map(([digits, shift]) => new Decimal(digits.toString()).shiftedBy(shift));
const marketPrice = fc
  .tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: -14, max: 2 }))
  .map(([digits, shift]) => new Decimal(digits).shiftedBy(shift));

describe("for any price", () => {
  test("turned round, nobody gets less than they typed, and reads what they typed", () => {
    fc.assert(
      fc.property(typedPrice, (typed) => {
        const text = typed.toFixed();
        const { price } = readPrice({ ...params, priceText: text, priceInverted: true });
        expect(price?.times(typed).gte(1)).toBe(true);
        expect((price?.precision() ?? 0) <= 16).toBe(true);
        expect(price && inverseOf(price, "nearest").toFixed()).toBe(text);
      }),
    );
  });

  test("the market's step fills at once, the others wait, in both units", () => {
    fc.assert(
      fc.property(marketPrice, (market) => {
        for (const unit of ["direct", "inverse"] as const) {
          for (const { percent, price } of marketSteps(market, unit)) {
            const inverted = unit === "inverse";
            const read = readPrice({ ...params, priceText: price, priceInverted: inverted }).price;
            expect(read && market.gte(read)).toBe(percent === "0");
          }
        }
      }),
    );
  });

  test("what is promised is the product, cut to the coin, and never more than it pays", () => {
    const amount = fc
      .integer({ min: 10_000, max: 50_000_000 })
      .map((n) => new Decimal(n).shiftedBy(-8).toFixed());
    fc.assert(
      fc.property(amount, typedPrice, (amountText, price) => {
        const row = estimate({ amountText, priceText: price.toFixed() });
        const exact = price.times(amountText);
        const places = usdt.accuracyLength;
        const promised = exact.decimalPlaces(places, Decimal.ROUND_FLOOR);
        if (!row.immediate) expect(row.toAmount).toBe(promised.toFixed());
        else expect(new Decimal(row.toAmount).gte(promised)).toBe(true);
        expect(row.ready).toBe(promised.gt(0));
      }),
    );
  });

  test("the nearer, the fuller", () => {
    fc.assert(
      fc.property(marketPrice, typedPrice, typedPrice, (market, one, other) => {
        const shares = [one, other]
          .toSorted((a, b) => a.comparedTo(b) ?? 0)
          .map((price) => closeness(price, market));
        expect(shares[0]).toBeGreaterThanOrEqual(shares[1] ?? 0);
        expect(shares.every((share) => share >= 0 && share <= 100)).toBe(true);
      }),
    );
    expect(closeness(new Decimal("105"), new Decimal("100"))).toBe(60);
    expect(closeness(new Decimal("99"), new Decimal("100"))).toBe(100);
    expect(closeness(new Decimal("120"), new Decimal("100"))).toBe(0);
  });
});
