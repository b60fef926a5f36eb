/** R3.16: what a currency is worth in dollars. */
import { expect, test } from "vitest";
import { Rates } from "#worker/feed/rates.ts";

const row = (sr: string, rt: string, tg = "USD") => ({ sr, tg, rt });

test("keeps the newest rate to the dollar; what the feed leaves out stays", () => {
  const rates = new Rates();
  rates.apply(true, [row("EUR", "1.08"), row("GBP", "1.27"), row("EUR", "0.85", "GBP")]);
  rates.apply(false, [row("EUR", "1.09")]);
  expect(["EUR", "GBP", "USD", "JPY"].map((currency) => rates.toUsd(currency))).toEqual([
    "1.09",
    "1.27",
    "1",
    "",
  ]);
});

test.each(["0", "-1.08", "", "NaN"])("knows no rate any more once it turns to %j", (gone) => {
  const rates = new Rates();
  rates.apply(true, [row("EUR", "1.08")]);
  rates.apply(false, [row("EUR", gone)]);
  expect(rates.toUsd("EUR")).toBe("");
});

test("takes no rate of the dollar itself", () => {
  const rates = new Rates();
  rates.apply(false, [row("USD", "0")]);
  expect(rates.toUsd("USD")).toBe("1");
});
