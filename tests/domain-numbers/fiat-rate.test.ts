/** R3.16. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { displayCurrency, usdRates, valueIn } from "#shared/domain/fiat-rate.ts";
import { aligned, decimalText, exact, floorDivide, power, textOf } from "./bigint-decimal.ts";

test("only rates to USD that are numbers above 0 are kept, and USD itself is 1", () => {
  const rates = usdRates([
    { sr: "EUR", tg: "USD", rt: "1.08" },
    { sr: "USDT", tg: "USD", rt: "0.9995" },
    { sr: "EUR", tg: "GBP", rt: "0.85" },
    { sr: "TRY", tg: "USD", rt: "0" },
    { sr: "KZT", tg: "USD", rt: "-1" },
    { sr: "HKD", tg: "USD", rt: "n/a" },
    { sr: "USD", tg: "USD", rt: "1.01" },
  ]);
  expect([...rates]).toEqual([
    ["EUR", "1.08"],
    ["USDT", "0.9995"],
    ["USD", "1"],
  ]);
});

test("a later frame replaces what it names, and a rate gone bad leaves the last good one", () => {
  const first = usdRates([
    { sr: "EUR", tg: "USD", rt: "1.08" },
    { sr: "HKD", tg: "USD", rt: "0.128" },
  ]);
  const second = usdRates(
    [
      { sr: "EUR", tg: "USD", rt: "1.09" },
      { sr: "HKD", tg: "USD", rt: "" },
    ],
    first,
  );
  expect([second.get("EUR"), second.get("HKD")]).toEqual(["1.09", "0.128"]);
  expect(first.get("EUR")).toBe("1.08");
});

test("a value goes through USD and is absent when a rate is", () => {
  const rates = usdRates([
    { sr: "BTC", tg: "USD", rt: "64000" },
    { sr: "EUR", tg: "USD", rt: "1.25" },
  ]);
  expect(valueIn("0.5", "BTC", "EUR", rates)).toBe("25600");
  expect(valueIn("100", "USD", "EUR", rates)).toBe("80");
  expect(valueIn("1", "DOGE", "EUR", rates)).toBe("");
  expect(valueIn("1", "BTC", "GBP", rates)).toBe("");
});

test("a value agrees with the second implementation", () => {
  const positive = decimalText.map((text) => text.replace("-", "")).filter((text) => /[1-9]/.test(text));
  fc.assert(
    fc.property(decimalText, positive, positive, (amount, source, target) => {
      const rates = usdRates([
        { sr: "AAA", tg: "USD", rt: source },
        { sr: "BBB", tg: "USD", rt: target },
      ]);
      const a = exact(amount);
      const s = exact(source);
      const [product, divisor] = aligned(
        { units: a.units * s.units, scale: a.scale + s.scale },
        exact(target),
      );
      const expected = textOf({ units: floorDivide(product * power(58), divisor), scale: 58 });
      expect(valueIn(amount, "AAA", "BBB", rates)).toBe(expected);
    }),
  );
});

test.each([
  ["EUR", "0.92", { code: "EUR", perUsd: "0.92" }],
  ["", "0.92", { code: "USD", perUsd: "1" }],
  ["EUR", null, { code: "USD", perUsd: "1" }],
  ["EUR", "0", { code: "USD", perUsd: "1" }],
  ["EUR", "none", { code: "USD", perUsd: "1" }],
])("profile currency %j with rate %j shows as %j", (code, rate, shown) => {
  expect(displayCurrency(code, rate)).toEqual(shown);
});
