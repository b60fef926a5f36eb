/** D5.2, R5.6-R5.7: what the build leaves out of bignumber.js changes no figure. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BigNumber } from "bignumber.js";
import { beforeAll, expect, test } from "vitest";
import { leanBigNumber, namesInSources } from "../../scripts/build/lean-decimals.ts";
import { fc, fuzzRuns } from "../fuzz.ts";

const packaged = readFileSync(
  createRequire(import.meta.url)
    .resolve("bignumber.js")
    .replace(/\.cjs$/, ".mjs"),
  "utf8",
);
const settings = { DECIMAL_PLACES: 58, ROUNDING_MODE: BigNumber.ROUND_FLOOR, EXPONENTIAL_AT: 1e9 };
const Whole = BigNumber.clone(settings);
let Lean: typeof BigNumber;

beforeAll(async () => {
  const code = leanBigNumber(packaged, namesInSources());
  const loaded = await import(/* @vite-ignore */ `data:text/javascript;base64,${btoa(code)}`);
  Lean = loaded.BigNumber.clone(settings);
});

/** Of every way in which text may name a number: signs, exponents, leading and trailing zeros, and what is none. */
const text = fc.oneof(
  fc
    .tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.integer({ min: -50, max: 50 }))
    .map(([digits, power]) => `${digits}e${power}`),
  fc.double({ noDefaultInfinity: false }).map(String),
  fc.stringMatching(/^[+-]?0{0,3}\d{0,20}\.?\d{0,20}0{0,3}$/),
  fc.constantFrom("", "0", "-0", "NaN", "Infinity", "-Infinity", " 12 ", "+7", "1_000", "12a", "."),
);
const rounding = fc.integer({ min: 0, max: 8 }) as fc.Arbitrary<BigNumber.RoundingMode>;
const places = fc.integer({ min: 0, max: 30 });

type Of = typeof BigNumber;
/** What is said of two numbers: a text, or the words of the error. */
function reported(work: () => unknown): string {
  try {
    return String(work());
  } catch (error) {
    return String(error);
  }
}

const questions: Readonly<
  Record<string, (of: Of, a: string, b: string, dp: number, rm: BigNumber.RoundingMode) => unknown>
> = {
  text: (of, a) => [new of(a), new of(a).toFixed(), new of(a).valueOf(), JSON.stringify(new of(a))].join(),
  number: (of, a) => [new of(a).toNumber(), new of(Number(a)).toFixed()].join(),
  sum: (of, a, b) => [new of(a).plus(b), new of(a).minus(b)].join(),
  product: (of, a, b) => new of(a).times(b),
  quotient: (of, a, b) => [new of(a).div(b), new of(a).dividedBy(b)].join(),
  order: (of, a, b) => {
    const one = new of(a);
    return [one.comparedTo(b), one.eq(b), one.gt(b), one.gte(b), one.lt(b), one.lte(b)].join();
  },
  kind: (of, a) => {
    const one = new of(a);
    return [one.isFinite(), one.isNaN(), one.isZero(), one.isPositive(), of.isBigNumber(one)].join();
  },
  sign: (of, a) => [new of(a).abs(), new of(a).negated()].join(),
  extreme: (of, a, b) => [of.max(a, b, 0), of.min(a, b, 0)].join(),
  fixed: (of, a, _b, dp, rm) => new of(a).toFixed(dp, rm),
  places: (of, a, _b, dp, rm) => [new of(a).decimalPlaces(dp, rm), new of(a).decimalPlaces()].join(),
  digits: (of, a, _b, dp, rm) => [new of(a).precision(dp + 1, rm), new of(a).precision()].join(),
  whole: (of, a, _b, _dp, rm) => new of(a).integerValue(rm),
  shift: (of, a, _b, dp) => [new of(a).shiftedBy(dp), new of(a).shiftedBy(-dp)].join(),
};

test.each(Object.keys(questions))(
  "%s: the same with the lean arithmetic as with the whole package",
  (name) => {
    const compute = questions[name];
    if (compute === undefined) throw new Error(name);
    fc.assert(
      fc.property(text, text, places, rounding, (a, b, dp, rm) => {
        expect(reported(() => compute(Lean, a, b, dp, rm))).toBe(
          reported(() => compute(Whole, a, b, dp, rm)),
        );
      }),
      { numRuns: fuzzRuns(300) },
    );
  },
);

test("every method that stays is asked about above, or asked by one that is", () => {
  const stays = Object.keys(Lean.prototype).filter(
    (name) => typeof Reflect.get(Lean.prototype, name) === "function",
  );
  const sources = Object.values(questions).map(String).join("\n");
  const viaOthers = ["constructor", "toString", "toJSON"];
  const shorts = new Map(stays.map((name) => [Reflect.get(Lean.prototype, name), [] as string[]]));
  for (const name of stays) shorts.get(Reflect.get(Lean.prototype, name))?.push(name);
  const silent = [...shorts.values()].filter(
    (names) => !names.some((name) => viaOthers.includes(name) || sources.includes(`.${name}(`)),
  );
  expect(silent).toEqual([]);
});

test("what is left out is not there, and text of another base is refused", () => {
  for (const name of ["sqrt", "toFraction", "toFormat", "pow"])
    expect(Lean.prototype).not.toHaveProperty(name);
  expect(Lean).not.toHaveProperty("random");
  expect(() => new Lean("0x10")).toThrow("Not a number: 0x10");
});

test("what some source names stays, with all that it needs itself", () => {
  const code = leanBigNumber(packaged, new Set(["sqrt", "BigNumber.random"]));
  for (const part of ["P.squareRoot =", "P.times =", "BigNumber.random ="]) expect(code).toContain(part);
  expect(code).not.toContain("P.toFraction =");
});

test("code of another shape is not guessed at", () => {
  expect(() => leanBigNumber("export const BigNumber = 1;", new Set())).toThrow("does not know this version");
});
