import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EstimateParams } from "#shared/contract/convert.ts";
import { type EstimateBasis, estimateConvert } from "#shared/domain/convert-estimate.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { readPrice } from "#shared/domain/limit-price.ts";
import { languageNames } from "#shared/site/languages.ts";
import { startForm } from "#src/features/convert/form/convert-form.ts";
import { intentOf } from "#src/features/convert/form/price-intent.ts";
import { dailySeed, fuzzRuns } from "../fuzz-runs.ts";
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

/** What is sent to the exchange when a price is asked for with this text in the form. */
function sent(amountText: string, side: EstimateParams["side"]): string {
  const where = { accountType: "eb_convert_funding" } as const;
  const form = startForm({ from: "BTC", to: "USDT" }, amountText, side);
  const row = estimateConvert({ ...where, ...form, amountText, currency: "USD" }, basis);
  return intentOf(form, where, row).requestAmount;
}

describe("an amount as the language writes it", () => {
  for (const language of Object.keys(languageNames)) {
    it(`is one number in ${language}: typed, pasted, shown, estimated and sent`, () => {
      fc.assert(
        fc.property(
          amount,
          fc.constantFrom(...numerals),
          fc.boolean(),
          fc.constantFrom(...around),
          fc.constantFrom<EstimateParams["side"]>("from", "to"),
          (value, system, grouped, [before, after], side) => {
            const text = byIntl(value, language, system, grouped);
            const typed = new Typist(language).type(text);
            const pasted = new Typist(language).paste(before + text + after);
            expect([typed.value, pasted.value]).toEqual([value, value]);
            const shown = byIntl(value, language, "latn", true);
            expect([typed.shown, pasted.shown, typed.leave().shown]).toEqual([shown, shown, shown]);
            expect(sent(typed.value, side)).toBe(value);
            const price = { priceText: value, priceInverted: false, fromCoin: "BTC", toCoin: "USDT" };
            const read = readPrice(price);
            if (read.problem === null) expect((read.price ?? new Decimal(0)).toFixed()).toBe(value);
          },
        ),
        { numRuns: fuzzRuns(300), seed: dailySeed() },
      );
    });
  }
});
