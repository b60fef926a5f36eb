import { describe, expect, it, test } from "vitest";
import { parseVisible, visibleText } from "#shared/domain/visible-text.ts";
import { fc, fuzzRuns } from "../fuzz.ts";

const mark = "\ufffd";
/** Each of them alone takes no room, or moves its neighbours. */
const unseen = [
  ...Array.from(
    "\u200b\u200c\u200d\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069",
  ),
  ...Array.from(
    "\ufeff\u00ad\u034f\u115f\u1160\u3164\uffa0\u180e\u17b4\u2061\ufe0f\ufe00\ufff9\u0000\u0007\u001b\u007f\u0085",
  ),
  "\u{e0041}",
  "\u{e0100}",
  "\ud800",
  "\udfff",
];

describe("characters that nobody sees", () => {
  test.each(unseen.map((one) => [one.codePointAt(0)?.toString(16), one]))(
    "U+%s shows in a name",
    (_code, one) => {
      expect(visibleText(`US${one}DT`)).toBe(`US${mark}DT`);
      expect(visibleText(`${one}USDT`)).toBe(`${mark}USDT`);
      expect(visibleText(`USDT${one}${one}`)).toBe(`USDT${mark}`);
    },
  );

  test.each([
    ["Latin, Cyrillic, Greek", "Ünïted Ελλάδα Россия"],
    ["lines and tabs", "one\ntwo\r\n\tthree"],
    ["Arabic with marks", "محفظة العائلة"],
    ["Persian with a non-joiner", "می\u200cخواهم"],
    ["Hindi with a joiner", "क्\u200dष"],
    ["Sinhala with a joiner", "ශ්\u200dරී"],
    ["Thai, Hebrew, Chinese, Korean", "กระเป๋า ארנק 钱包 지갑"],
    ["emoji of several", "👨\u200d👩\u200d👧 ❤\ufe0f 👩🏽\u200d🚀 🏳\ufe0f\u200d🌈 1\ufe0f\u20e3 🇩🇪"],
  ])("%s stays as it is", (_what, text) => expect(visibleText(text)).toBe(text));

  it("does not pass for joiners of a script where they do not belong", () => {
    expect(visibleText("US\u200cDT")).toBe(`US${mark}DT`);
    expect(visibleText("ب\u200cB")).toBe(`ب${mark}B`);
    expect(visibleText("ب\u200c\u061c")).toBe(`ب${mark}`);
    expect(visibleText("B\ufe0f\u200d❤")).toBe(`B${mark}❤`);
  });

  const text = fc
    .array(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.constantFrom(...unseen),
        fc.constantFrom("A", "❤", "ب", "क"),
      ),
    )
    .map((parts) => parts.join(""));

  it("leaves nothing unseen outside of words and emoji, keeps all that is seen, in order, and says it once", () => {
    const lone =
      /[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff\u00ad\u3164\p{Cs}]|[^\P{Cc}\t\n\r]/u;
    const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cs}\ufff9-\ufffb\ufffd]|[^\P{Cc}\t\n\r]/gu;
    fc.assert(
      fc.property(text, (given) => {
        const shown = visibleText(given);
        expect(shown).not.toMatch(lone);
        expect(visibleText(shown)).toBe(shown);
        expect(shown.replace(ignorable, "")).toBe(given.replace(ignorable, ""));
      }),
      { numRuns: fuzzRuns(2000) },
    );
  });

  it("two names that differ only in them never look alike", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("USDT", "Funding", "Amélie", "钱包"),
        fc.nat(9),
        fc.constantFrom(...unseen),
        (name, at, one) => {
          const place = Math.min(at, name.length);
          expect(visibleText(name.slice(0, place) + one + name.slice(place))).toContain(mark);
        },
      ),
    );
  });
});

describe("an answer", () => {
  it("is read with every string and every name in it visible, written out or escaped", () => {
    const raw =
      '{"coin":"US\u200bDT","list":[{"name":"a\u202eb"}],"escaped":"x\\u202ey\\b","n":1,"no":null,"k\u200b":true}';
    expect(parseVisible(raw)).toEqual({
      coin: `US${mark}DT`,
      list: [{ name: `a${mark}b` }],
      escaped: `x${mark}y${mark}`,
      n: 1,
      no: null,
      [`k${mark}`]: true,
    });
  });

  it("is what JSON says where all is visible", () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: "grapheme-ascii" }), (json) => {
        expect(parseVisible(json)).toEqual(JSON.parse(json));
      }),
    );
    expect(() => parseVisible("{")).toThrow(SyntaxError);
  });
});
