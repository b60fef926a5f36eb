/** F3a.2, F3b.4-F3b.7: tags and memos. */

import { describe, expect, it } from "vitest";
import { type AddressFormat, addressFormats } from "#shared/domain/address/formats.ts";
import {
  checkMemo,
  hasMemo,
  type MemoKind,
  type MemoRefusal,
  type MemoWarning,
} from "#shared/domain/address/memo.ts";
import { fc, fuzzRuns } from "../../fuzz.ts";
import { anyText } from "./any-text.ts";
import { listedChains } from "./catalogue.ts";

const hash = "e98869bba8bce08c10b78406202127f3888c25454cd37b02600862452751f526";

const accepted: readonly (readonly [AddressFormat, string, string, readonly MemoKind[]])[] = [
  ["XRP", "0", "0", ["tag"]],
  ["XRP", " 4294967295\n", "4294967295", ["tag"]],
  ["XLM", "0", "0", ["id", "text"]],
  ["XLM", "18446744073709551615", "18446744073709551615", ["id", "text"]],
  // Beyond the largest id, and with a zero before it, digits are a text.
  ["XLM", "18446744073709551616", "18446744073709551616", ["text"]],
  ["XLM", "007", "007", ["text"]],
  ["XLM", "a".repeat(28), "a".repeat(28), ["text"]],
  ["XLM", "two words", "two words", ["text"]],
  ["XLM", hash, hash, ["hash"]],
  ["XLM", hash.toUpperCase(), hash, ["hash"]],
  ["TON", "x".repeat(120), "x".repeat(120), ["text"]],
  ["ATOM", "x".repeat(256), "x".repeat(256), ["text"]],
  ["INJ", "108317562", "108317562", ["text"]],
  ["SEI", "108317562", "108317562", ["text"]],
  ["TIA", "108317562", "108317562", ["text"]],
  ["HBAR", "x".repeat(100), "x".repeat(100), ["text"]],
  ["BTC", "", "", []],
  ["EVM", " ", "", []],
];

const refused: readonly (readonly [AddressFormat, string, MemoRefusal])[] = [
  ["XRP", "", "empty"],
  ["XRP", "4294967296", "range"],
  ["XRP", "99999999999999999999", "range"],
  ["XRP", "-1", "format"],
  ["XRP", "1.0", "format"],
  ["XRP", "01", "format"],
  ["XRP", "1 2", "format"],
  ["XRP", "1e5", "format"],
  ["XRP", "١", "otherDigits"],
  ["XLM", "١٢٣", "otherDigits"],
  ["TON", "12３", "otherDigits"],
  ["XLM", "  ", "empty"],
  ["XLM", "a".repeat(29), "tooLong"],
  // 28 characters of more than one byte each.
  ["XLM", "é".repeat(15), "tooLong"],
  ["XLM", hash.slice(1), "tooLong"],
  ["TON", "", "empty"],
  ["TON", "x".repeat(121), "tooLong"],
  ["TON", "two\nlines", "hiddenCharacters"],
  ["ATOM", "x".repeat(257), "tooLong"],
  ["ATOM", "x".repeat(100_000), "tooLong"],
  ["HBAR", "x".repeat(101), "tooLong"],
  ["HBAR", "é".repeat(51), "tooLong"],
  ["HBAR", "12\u200b3", "hiddenCharacters"],
  ["XRP", "12\u202e3", "hiddenCharacters"],
  // 131081 of the server.
  ["BTC", "123", "notUsed"],
  ["SOL", "123", "notUsed"],
];

describe("a memo", () => {
  it.each(accepted)("of %s takes %j as %j", (format, typed, memo, kinds) => {
    expect(checkMemo(format, typed)).toEqual({ ok: true, memo, kinds, warning: "" });
  });

  it.each(refused)("of %s refuses %j: %s", (format, typed, reason) => {
    expect(checkMemo(format, typed)).toMatchObject({ ok: false, reason });
  });

  it.each<[AddressFormat | undefined, string, MemoWarning | ""]>([
    ["TON", "платёж", "notAscii"],
    ["XLM", "3.74613E+18", "exponent"],
    ["TON", "3,74613e+18", "exponent"],
    [undefined, "4E+15", "exponent"],
    ["HBAR", "E+18", ""],
    ["ATOM", "3.7E18", ""],
    ["XLM", "3746127845112230000", "rounded"],
    ["INJ", "1234567890123450", "rounded"],
    ["XLM", "3746127845112233445", ""],
    ["XLM", "100000000000000", ""],
    ["SEI", "000000000000000000", ""],
  ])("of %s, %j, can stand and is warned of: %j", (format, typed, warning) => {
    expect(checkMemo(format, typed)).toMatchObject({ ok: true, memo: typed, warning });
  });

  it("names what cannot be seen in it", () => {
    expect(checkMemo("HBAR", " 12\u200b3")).toMatchObject({
      characters: [{ codePoint: "U+200B", index: 2 }],
    });
  });

  it("exists where the catalogue says so", () => {
    const named = listedChains().filter(({ tagName }) => tagName !== "");
    const keys = new Set(named.map(({ addressRegexKey }) => addressRegexKey));
    expect(addressFormats.filter(hasMemo).toSorted()).toEqual([...keys].toSorted());
  });

  it("is read without throwing, and reads the same again", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...addressFormats),
        fc.oneof(anyText(130), fc.stringMatching(/^\d{0,30}$/)),
        (format, typed) => {
          const reading = checkMemo(format, typed);
          if (reading.ok) expect(checkMemo(format, reading.memo)).toEqual(reading);
        },
      ),
      { numRuns: fuzzRuns(300) },
    );
  });
});
