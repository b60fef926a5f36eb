/** D10.11. */

import { describe, expect, it } from "vitest";
import type { EstimateParams } from "#shared/contract/convert-estimate.ts";
import { estimateConvert } from "#shared/domain/convert-estimate.ts";
import type { EstimateBasis } from "#shared/domain/estimate-basis.ts";
import { readPrice } from "#shared/domain/limit-price.ts";
import { languageNames } from "#shared/site/language-names.ts";
import { startForm } from "#src/features/convert/form/convert-form.ts";
import { intentOf } from "#src/features/convert/form/price-intent.ts";
import { dailySeed, fc, fuzzRuns } from "../fuzz.ts";
import { btc, limit, usdt } from "../worker/convert-fixtures.ts";
import { Typist } from "./typist.ts";

/** Decimal text without zeros that carry no value: from a few digits to more than any balance has. */
const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.nat(18), fc.nat(24))
  .map(([units, places, length]) => {
    const digits = (units % 10n ** BigInt(length)).toString().padStart(places + 1, "0");
    const whole = digits.slice(0, digits.length - places);
    const fraction = digits.slice(digits.length - places).replace(/0+$/, "");
    return fraction === "" ? whole : `${whole}.${fraction}`;
  });

/** Ways in which Intl writes an amount; those with other signs around it are pasted only. */
const numerals = ["latn", "own", "fullwide", "deva", "arab"] as const;
const around = [
  ["", ""],
  ["$", ""],
  ["US$ ", ""],
  ["USDT ", ""],
  ["≈ ", ""],
  ["  ", " BTC"],
  ["", "\u00a0€"],
  ["\u200f", "\u200f"],
  ["+", " USDT"],
] as const;

const formats = new Map<string, Intl.NumberFormat>();

function byIntl(
  value: string,
  language: string,
  system: (typeof numerals)[number],
  grouped: boolean,
): string {
  // Numerals of another script come with the language's own separators: it is the digits that differ.
  const key = `${language} ${system === "own"} ${grouped}`;
  let format = formats.get(key);
  if (format === undefined) {
    const own = system === "own" ? {} : { numberingSystem: "latn" };
    const useGrouping = grouped ? "always" : false;
    format = new Intl.NumberFormat(language, { maximumFractionDigits: 20, useGrouping, ...own });
    formats.set(key, format);
  }
  const text = format.format(value as Intl.StringNumericLiteral);
  const zero = { latn: 0, own: 0, fullwide: 0xff10, deva: 0x0966, arab: 0x0660 }[system];
  return zero === 0 ? text : text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

const fine = { accuracyLength: 18, balance: "", disableFrom: false, disableTo: false } as const;
const basis: EstimateBasis = {
  fromCoin: { ...btc, ...fine },
  toCoin: { ...usdt, ...fine },
  limit: { ...limit, singleFromMinLimit: "0", singleFromMaxLimit: "0", dailyFromMaxLimit: "0" },
  fromPrice: "94218.4",
  toPrice: "1",
  currencyPerUsdt: "1",
  usdPerUsdt: "1",
};

/** What is sent to the exchange when a price is requested with this text in the form. */
function sent(amountText: string, side: EstimateParams["side"]): string {
  const where = { accountType: "eb_convert_funding" } as const;
  const form = startForm({ from: "BTC", to: "USDT" }, amountText, side);
  const row = estimateConvert({ ...where, ...form, amountText, currency: "USD" }, basis);
  return intentOf(form, where, row).requestAmount;
}

const example = fc.record({
  value: amount,
  // Latin digits, as most are, or the language's own more often than those of others.
  system: fc.constantFrom(...numerals, "latn", "latn", "own"),
  grouped: fc.boolean(),
  around: fc.constantFrom(...around),
  side: fc.constantFrom<EstimateParams["side"]>("from", "to"),
});
type Example = typeof example extends fc.Arbitrary<infer T> ? T : never;

/** Each batch has a seed of its own: what failed is made again without those before it. */
const batchSize = 1000;
/** In the long run 100,000 in each language. */
const batches = fuzzRuns(1) > 1 ? 100 : 1;

/** Compares what `figuresOf` tells of each example with what it has to be; the examples are the same each time. */
async function assess(
  figuresOf: (one: Example) => readonly (readonly [got: string, wanted: string])[],
): Promise<void> {
  for (let batch = 0; batch < batches; batch += 1) {
    // Plain comparisons: an assertion of the test's kit for each of a hundred thousand costs more than the work.
    for (const one of fc.sample(example, { numRuns: batchSize, seed: dailySeed() + batch })) {
      const pairs = figuresOf(one);
      if (pairs.some(([got, wanted]) => got !== wanted)) {
        expect({ ...one, got: pairs.map(([got]) => got) }).toEqual({
          ...one,
          got: pairs.map(([, wanted]) => wanted),
        });
      }
    }
    // A thread that answers nobody for a minute is given up by the runner.
    await new Promise(setImmediate);
  }
}

describe("an amount as the language writes it", () => {
  it.each(Object.keys(languageNames))("is one number in %s: typed, pasted and shown", async (language) => {
    await assess(({ value, system, grouped, around: [before, after] }) => {
      const text = byIntl(value, language, system, grouped);
      const shown = byIntl(value, language, "latn", true);
      const typed = new Typist(language).type(text);
      const pasted = new Typist(language).paste(before + text + after);
      return [
        [typed.value, value],
        [pasted.value, value],
        [typed.shown, shown],
        [pasted.shown, shown],
        [typed.leave().shown, shown],
      ];
    });
  });

  // What the field hands on is the same text in every language, so this is judged once for all of them.
  it("is estimated, sent and wanted as that number", async () => {
    await assess(({ value, side }) => {
      const read = readPrice({ priceText: value, priceInverted: false, fromCoin: "BTC", toCoin: "USDT" });
      const price = read.issue === null ? (read.price?.toFixed() ?? "0") : value;
      return [
        [sent(value, side), value],
        [price, value],
      ];
    });
  });
});
