/** D10.11. */

import { describe, expect, it } from "vitest";
import { marksOf } from "#shared/domain/amount-marks.ts";
import { readAmount, writtenAmount } from "#shared/domain/amount-text.ts";
import { plainAmount } from "#shared/domain/plain-amount.ts";
import { fc, fuzzRuns } from "../fuzz.ts";
import { Typist } from "./typist.ts";

describe("typing", () => {
  it.each([
    ["en", "1,500.25", "1500.25", ["1", "1,", "1,5", "1,50", "1,500", "1,500.", "1,500.2", "1,500.25"]],
    ["en", "12,345.6", "12345.6", ["1", "12", "12,", "12,3", "12,34", "12,345", "12,345.", "12,345.6"]],
    ["en", "1500.5", "1500.5", ["1", "15", "150", "1,500", "1,500.", "1,500.5"]],
    ["en", "0,50", "0.5", ["0", "0.", "0.5", "0.50"]],
    ["en", "1234,5", "1234.5", ["1", "12", "123", "1,234", "1,234.", "1,234.5"]],
    ["en", "1,5000", "15000", ["1", "1,", "1,5", "1,50", "1,500", "15,000"]],
    [
      "en",
      "1.500.000",
      "1500000",
      ["1", "1.", "1.5", "1.50", "1.500", "1.500.", "1.500.0", "1.500.00", "1,500,000"],
    ],
    ["en", ".5", "0.5", [".", "0.5"]],
    ["en", "007", "7", ["0", "0", "7"]],
    ["de-DE", "1.500,25", "1500.25", ["1", "1.", "1.5", "1.50", "1.500", "1.500,", "1.500,2", "1.500,25"]],
    ["de-DE", "1,500.25", "1500.25", ["1", "1,", "1,5", "1,50", "1,500", "1.500,", "1.500,2", "1.500,25"]],
    ["de-DE", "1234.5", "1234.5", ["1", "12", "123", "1.234", "1.234,", "1.234,5"]],
    ["ar-SA", "١٬٥٠٠٫٢", "1500.2", ["1", "1٬", "1٬٥", "1٬٥٠", "1,500", "1,500.", "1,500.2"]],
    ["ru-RU", "1 500", "1500", ["1", "1 ", "1 5", "1 50", "1\u00a0500"]],
    ["en", "1,23,456", "123456", ["1", "1,", "1,2", "1,23", "1,23,", "1,23,4", "1,23,45", "123,456"]],
  ])("in %s %j is %s", (language, text, value, shown) => {
    const typist = new Typist(language);
    expect(Array.from(text).map((key) => typist.type(key).shown)).toEqual(shown);
    expect(typist.value).toBe(value);
    expect(typist.leave().shown).toBe(writtenAmount(value, language));
  });

  it.each(["-5", "1e5", "abc", "1,5.", "1.2.3", "12x"])("%j is kept and refused", (text) => {
    const typist = new Typist("en").type(text);
    expect([typist.shown, typist.value]).toEqual([text, text]);
    expect(typist.leave().shown).toBe(text);
  });

  it("keeps two numbers, and refuses them", () => {
    expect(new Typist("en").paste("1 500 2 000").value).toBe("1 500 2 000");
    expect(new Typist("en").type("1 500 2 000").leave().value).toBe("1,500 2 000");
  });

  it("shows how an open separator was read when the field is left", () => {
    expect(new Typist("en").type("1,5").leave().shown).toBe("1.5");
    expect(new Typist("en").type("12.").leave().shown).toBe("12");
  });
});

describe("pasting", () => {
  it.each([
    ["en", "$1,500", "1,500"],
    ["en", "1,500", "1,500"],
    ["en", "1,5", "1.5"],
    ["en", "≈ 1.500,25 €", "1,500.25"],
    ["en", "12.", "12"],
    ["de-DE", "1.500", "1.500"],
    ["ja-JP", "￥１，５００", "1,500"],
    ["en", "twelve", "twelve"],
  ])("in %s %j shows %j", (language, text, shown) => {
    const typist = new Typist(language).paste(text);
    expect(typist.shown).toBe(shown);
    expect(typist.leave().shown).toBe(shown);
  });

  it("over all of it takes the new text's separators for its own", () => {
    expect(new Typist("en", "1500").selectAll().paste("1,5").value).toBe("1.5");
    expect(new Typist("en").type("1500").selectAll().type("1,5").value).toBe("1.5");
  });

  it("can be typed on", () => {
    expect(new Typist("en").paste("1,500").type("0").shown).toBe("15,000");
    expect(new Typist("en").paste("1,500").type(".25").value).toBe("1500.25");
  });
});

describe("correcting", () => {
  it("keeps groups that stood: a digit less is no decimal", () => {
    expect(new Typist("en").type("1,500").backspace().seen).toBe("150|");
    expect(new Typist("en", "1500").backspace().seen).toBe("150|");
    expect(new Typist("en").type("12345").backspace().backspace().value).toBe("123");
  });

  it("takes back a key of a group that is being typed", () => {
    const typist = new Typist("en").type("12,345,6").backspace();
    expect(typist.shown).toBe("12,345,");
    expect(typist.type("678").value).toBe("12345678");
    expect(new Typist("en").type("1.234.567.8").backspace().type("890").value).toBe("1234567890");
  });

  it.each([
    ["1234567", 1, "9", "19|,234,567"],
    ["1234567", 2, "9", "19|,234,567"],
    ["1234567", 5, "9", "12,349|,567"],
    ["500", 0, "1", "1|,500"],
    ["1234.5", 5, "0", "12,340|.5"],
    ["1234.5", 6, "0", "1,234.0|5"],
  ])("%s with the caret at %d: %s is put there", (value, at, key, seen) => {
    expect(new Typist("en", value).caret(at).type(key).seen).toBe(seen);
  });

  it("deletes the digit beyond a group mark", () => {
    expect(new Typist("en", "1234567").caret(2).backspace().seen).toBe("|234,567");
    expect(new Typist("en", "1234567").caret(1).delete().seen).toBe("1|34,567");
    expect(new Typist("en", "1234567").caret(5).delete().seen).toBe("123,4|67");
  });

  it("takes its own marks away where they would make another figure of what is left", () => {
    const typist = new Typist("en").type("0").caret(0).type("400'").delete();
    expect([typist.seen, typist.value]).toEqual(["400'|", "400"]);
  });

  it("joins whole and decimals when the point is deleted", () => {
    expect(new Typist("en", "1234.56").caret(6).backspace().seen).toBe("123,4|56");
  });

  it("replaces what is selected", () => {
    expect(new Typist("en", "1234567").select(2, 5).type("9").seen).toBe("19|,567");
    expect(new Typist("en", "1234567").selectAll().backspace().seen).toBe("|");
  });
});

describe("steps back and forth", () => {
  it("lead through every change, with what was selected", () => {
    const typist = new Typist("en").type("1500").selectAll().paste("$2,000");
    expect(typist.seen).toBe("2,000|");
    typist.travel("back");
    expect([typist.shown, typist.start, typist.end]).toEqual(["1,500", 0, 5]);
    typist.travel("back");
    expect(typist.seen).toBe("150|");
    expect(typist.travel("forth").travel("forth").value).toBe("2000");
    typist.travel("back").type("7");
    expect(typist.travel("forth").value).toBe("7");
  });
});

describe("input methods", () => {
  it("are left alone until they have come to their end", () => {
    const typist = new Typist("ja-JP").compose("１", "１５", "１５００");
    expect([typist.seen, typist.value]).toEqual(["1,500|", "1500"]);
    typist.compose("０", "0");
    expect([typist.seen, typist.value]).toEqual(["15,000|", "15000"]);
    expect(typist.compose("．", ".", ".2").seen).toBe("15,000.2|");
  });

  it("may write in the middle", () => {
    expect(new Typist("en", "1234567").caret(2).compose("8", "89").seen).toBe("189|,234,567");
  });
});

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...Array.from("0123456789")).map((key) => ({ do: "type", key }) as const),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...Array.from("., '٫٬x-")).map((key) => ({ do: "type", key }) as const),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom("1,500", "1.500,25", "$20", "≈ 1 000", "5", "x")
      .map((key) => ({ do: "paste", key }) as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom("backspace", "delete", "selectAll", "leave")
      .map((act) => ({ do: act }) as const),
  },
  { weight: 2, arbitrary: fc.nat(12).map((at) => ({ do: "caret", at }) as const) },
  { weight: 1, arbitrary: fc.constantFrom("back", "forth").map((way) => ({ do: "travel", way }) as const) },
);

describe("whatever is done", () => {
  it("field and form agree after each step, and every step leads back", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("en", "de-DE", "ar-SA", "ru-RU", "es-ES", "hi-IN"),
        fc.boolean(),
        fc.array(step, { maxLength: 20 }),
        (language, onKeypad, steps) => {
          const typist = new Typist(language, "", onKeypad);
          for (const act of steps) {
            if (act.do === "type") typeOne(typist, act.key);
            else if (act.do === "paste") typist.paste(act.key);
            else if (act.do === "caret") typist.caret(Math.min(act.at, typist.shown.length));
            else if (act.do === "travel") typist.travel(act.way);
            else typist[act.do]();
            agrees(typist);
          }
          while (typist.history.past.length > 0) agrees(typist.travel("back"));
          expect(typist.value).toBe("");
        },
      ),
      { numRuns: fuzzRuns(500) },
    );
  });
});

/** What the field shows is read as what it hands on, which is plain, or no amount for anybody. */
function agrees({ shown, value, language, start, end }: Typist): void {
  if (plainAmount(value) === "") {
    expect(value.trim()).toBe(shown.trim());
  } else {
    // A separator at the end stands there as it was typed until the next digit tells what it is.
    const begun = shown.replace(/[^\p{Nd}]+$/u, "");
    expect(readAmount(begun, language)).toMatchObject({ kind: "amount", value });
    expect(readAmount(writtenAmount(value, language), language)).toMatchObject({ value });
  }
  expect(start).toBeLessThanOrEqual(end);
  expect(end).toBeLessThanOrEqual(shown.length);
}

/** Where the reading is settled, a digit is put where the caret is, and changes nothing else. */
function typeOne(typist: Typist, key: string): void {
  const { shown, draft, language, start, end } = typist;
  const plain = (from: number, to: number): string =>
    Array.from(shown.slice(from, to))
      .filter((_, i) => draft.own.charAt(from + i) !== "g")
      .map((char) => (char === marksOf(language).decimal ? "." : char))
      .join("");
  const expected = plainAmount(plain(0, start) + key + plain(end, shown.length));
  typist.type(key);
  if (!draft.settled || !/\d/.test(key)) return;
  expect(typist.value).toBe(expected);
  const digitsBehind = (text: string, caret: number): number => text.slice(caret).replace(/\D/g, "").length;
  if (start === end) expect(digitsBehind(typist.shown, typist.end)).toBe(digitsBehind(shown, end));
}
