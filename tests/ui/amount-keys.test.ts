/** D10.11. */
import { describe, expect, it } from "vitest";
import { Typist } from "./typist.ts";

/** Keys as a person presses them; "<" is backspace, "[" and "]" move the caret a place. */
function press(typist: Typist, keys: string): string[] {
  return Array.from(keys).map((key) => {
    if (key === "<") typist.backspace();
    else if (key === "[") typist.caret(typist.start - 1);
    else if (key === "]") typist.caret(typist.end + 1);
    else typist.type(key);
    return typist.seen;
  });
}

describe("key by key, with the caret", () => {
  it.each([
    ["en", "1,5000", "1| 1,| 1,5| 1,50| 1,500| 15,000|", "15000"],
    ["en", "1,500000", "1| 1,| 1,5| 1,50| 1,500| 15,000| 150,000| 1,500,000|", "1500000"],
    ["en", "1,5000.5", "1| 1,| 1,5| 1,50| 1,500| 15,000| 15,000.| 15,000.5|", "15000.5"],
    ["en", "$1,5000", "$| 1| 1,| 1,5| 1,50| 1,500| 15,000|", "15000"],
    ["en", "1,5000<<0", "1| 1,| 1,5| 1,50| 1,500| 15,000| 1,500| 150| 1,500|", "1500"],
    [
      "en",
      "1,500.25<<<",
      "1| 1,| 1,5| 1,50| 1,500| 1,500.| 1,500.2| 1,500.25| 1,500.2| 1,500.| 1,500|",
      "1500",
    ],
    ["en", "1,500[[[2", "1| 1,| 1,5| 1,50| 1,500| 1,50|0 1,5|00 1,|500 12|,500", "12500"],
    ["en", "1,50[0", "1| 1,| 1,5| 1,50| 1,5|0 1,50|0", "1500"],
    ["en", "0,5000", "0| 0.| 0.5| 0.50| 0.500| 0.5000|", "0.5"],
    ["en", "1.5000", "1| 1.| 1.5| 1.50| 1.500| 1.5000|", "1.5"],
    ["de-DE", "1.5000", "1| 1.| 1.5| 1.50| 1.500| 15.000|", "15000"],
    ["de-DE", "1,5000", "1| 1,| 1,5| 1,50| 1,500| 1,5000|", "1.5"],
    [
      "de-DE",
      "1.5000,5<<<",
      "1| 1.| 1.5| 1.50| 1.500| 15.000| 15.000,| 15.000,5| 15.000,| 15.000| 1.500|",
      "1500",
    ],
    ["ar-SA", "1,5000", "1| 1,| 1,5| 1,50| 1,500| 15,000|", "15000"],
    ["ar-SA", "١٬٥٠٠٠٫٥", "1| 1٬| 1٬٥| 1٬٥٠| 1,500| 15,000| 15,000.| 15,000.5|", "15000.5"],
    ["ja-JP", "１，５０００", "1| 1，| 1，５| 1，５０| 1,500| 15,000|", "15000"],
    ["ja-JP", "1,500[[0", "1| 1,| 1,5| 1,50| 1,500| 1,50|0 1,5|00 15,0|00", "15000"],
    ["hi-IN", "150000", "1| 15| 150| 1,500| 15,000| 1,50,000|", "150000"],
    ["hi-IN", "1,50,000", "1| 1,| 1,5| 1,50| 1,50,| 1,50,0| 1,50,00| 1,50,000|", "150000"],
    [
      "hi-IN",
      "1,50,0000<",
      "1| 1,| 1,5| 1,50| 1,50,| 1,50,0| 1,50,00| 1,50,000| 15,00,000| 1,50,000|",
      "150000",
    ],
  ])("in %s %j", (language, keys, seen, value) => {
    const typist = new Typist(language);
    expect(press(typist, keys).join(" ")).toBe(seen);
    expect(typist.value).toBe(value);
  });

  it("in fr-FR, where blanks group", () => {
    const typist = new Typist("fr-FR");
    const seen = [
      "1|",
      "1 |",
      "1 5|",
      "1 50|",
      "1\u202f500|",
      "15\u202f000|",
      "15\u202f000,|",
      "15\u202f000,5|",
    ];
    expect(press(typist, "1 5000,5")).toEqual(seen);
    expect(press(typist, "<<<")).toEqual(["15\u202f000,|", "15\u202f000|", "1\u202f500|"]);
    expect(typist.value).toBe("1500");
  });
});

describe("all of it put there anew", () => {
  it.each([
    ["en", "1,500", "1,500|", "15,000|", "15000"],
    ["en", "≈ $1,500.25 USD", "1,500.25|", "1,500.250|", "1500.25"],
    ["de-DE", "1.500", "1.500|", "15.000|", "15000"],
    ["fr-FR", "1 500,25 €", "1\u202f500,25|", "1\u202f500,250|", "1500.25"],
    ["hi-IN", "₹1,50,000", "1,50,000|", "15,00,000|", "1500000"],
    ["ja-JP", "１，５００円", "1,500|", "15,000|", "15000"],
    ["ar-SA", "\u200f١٬٥٠٠\u00a0ر.س.\u200f", "1,500|", "15,000|", "15000"],
  ])("in %s %j, and a 0 typed on", (language, text, pasted, typedOn, value) => {
    const typist = new Typist(language, "7").selectAll().paste(text);
    expect(typist.seen).toBe(pasted);
    expect(typist.type("0").seen).toBe(typedOn);
    expect(typist.value).toBe(value);
    typist.travel("back").travel("back");
    expect([typist.shown, typist.start, typist.end]).toEqual(["7", 0, 1]);
  });

  it("by an input method in one go, is read as it grew", () => {
    const typist = new Typist("ja-JP").compose("1", "1,", "1,5", "1,50", "1,500", "1,5000");
    expect([typist.seen, typist.value]).toEqual(["15,000|", "15000"]);
  });
});
