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

describe("on a keypad, which may offer one separator alone", () => {
  it.each([
    ["en-US", "1,250", "1| 1.| 1.2| 1.25| 1.250|", "1.25"],
    ["en-US", "1,2500", "1| 1.| 1.2| 1.25| 1.250| 1.2500|", "1.25"],
    ["en-US", "1,250<<", "1| 1.| 1.2| 1.25| 1.250| 1.25| 1.2|", "1.2"],
    ["en-US", ",250", ",| 0.2| 0.25| 0.250|", "0.25"],
    ["en-US", "1250[[[,", "1| 12| 125| 1,250| 1,25|0 1,2|50 1,|250 1.|250", "1.25"],
    ["en-US", "1,250.5", "1| 1.| 1.2| 1.25| 1.250| 1,250.| 1,250.5|", "1250.5"],
    ["en-US", "1,250,<0", "1| 1.| 1.2| 1.25| 1.250| 1,250,| 1.250| 1.2500|", "1.25"],
    ["en-US", "1,250,000", "1| 1.| 1.2| 1.25| 1.250| 1,250,| 1,250,0| 1,250,00| 1,250,000|", "1250000"],
    [
      "hi-IN",
      "150000,250",
      "1| 15| 150| 1,500| 15,000| 1,50,000| 1,50,000.| 1,50,000.2| 1,50,000.25| 1,50,000.250|",
      "150000.25",
    ],
    ["de-DE", "1.250", "1| 1,| 1,2| 1,25| 1,250|", "1.25"],
    ["tr-TR", "2.125", "2| 2,| 2,1| 2,12| 2,125|", "2.125"],
    ["ja-JP", "１，２５０", "1| 1.| 1.2| 1.25| 1.250|", "1.25"],
  ])("in %s %j", (language, keys, seen, value) => {
    const typist = new Typist(language, "", true);
    expect(press(typist, keys).join(" ")).toBe(seen);
    expect(typist.value).toBe(value);
    expect(typist.leave().value).toBe(value);
  });

  it("reads what an input method wrote there as what was typed", () => {
    const typist = new Typist("en-US", "", true).compose("1", "1,", "1,2", "1,25", "1,250");
    expect([typist.seen, typist.value]).toEqual(["1.250|", "1.25"]);
  });

  it.each([
    ["en-US", "1,250", "1,250|", "1250"],
    ["de-DE", "1.250", "1.250|", "1250"],
    ["en-US", "1,25", "1.25|", "1.25"],
  ])("in %s %j pasted is read by the language", (language, text, seen, value) => {
    const typist = new Typist(language, "7", true).type(",").selectAll().paste(text);
    expect([typist.seen, typist.value]).toEqual([seen, value]);
  });

  it("keeps decimals that digits are pasted behind, and groups that stood", () => {
    expect(new Typist("en-US", "", true).type("1,25").paste("5").value).toBe("1.255");
    expect(new Typist("en-US", "", true).paste("1,250").type("0").value).toBe("12500");
  });
});
