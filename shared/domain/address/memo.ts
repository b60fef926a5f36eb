import { utf8 } from "@scure/base";
import type { AddressFormat } from "./formats.ts";
import { tagPattern, tonMemoPattern } from "./patterns.ts";
import { type HiddenCharacter, trimmed, unseenCharacters } from "./typed-text.ts";

/** Tags and memos: the text that tells an exchange whose coins these are (F3a.2, F3b.4-F3b.7). */

export type MemoKind = "tag" | "id" | "hash" | "text";

export type MemoRefusal =
  | "empty"
  /** The network has none (131081). */
  | "notUsed"
  | "format"
  /** A number in the digits of another script: it looks like the one that was handed out, and is another text. */
  | "otherDigits"
  /** A number beyond the largest. */
  | "range"
  | "tooLong"
  | "hiddenCharacters";

/** Legal, and perhaps not what was handed out. */
export type MemoWarning =
  /** Letters of other alphabets: exchanges hand out none. */
  | "notAscii"
  /** A long number as a spreadsheet shortens it: most of its digits are gone. */
  | "exponent"
  /** A long number that ends as one does that a spreadsheet rounded. */
  | "rounded";

export type MemoReading =
  | {
      readonly ok: true;
      readonly memo: string;
      /** What it may stand for, the likeliest first: digits are an id on Stellar, and could be a text. */
      readonly kinds: readonly MemoKind[];
      readonly warning: MemoWarning | "";
    }
  | { readonly ok: false; readonly reason: MemoRefusal; readonly characters: readonly HiddenCharacter[] };

type Memos = (text: string) => readonly MemoKind[] | MemoRefusal;

const rules: Readonly<Partial<Record<AddressFormat, Memos>>> = {
  XRP: tag,
  XLM: stellarMemo,
  TON: (text) => (tonMemoPattern.test(text) ? ["text"] : "tooLong"),
  ATOM: anyMemo,
  INJ: anyMemo,
  SEI: anyMemo,
  TIA: anyMemo,
  HBAR: (text) => (utf8Length(text) <= 100 ? ["text"] : "tooLong"),
};

/** Whether addresses of the format can be given a tag or memo. Whether one is needed is the catalogue's to say. */
export function hasMemo(format: AddressFormat): boolean {
  return rules[format] !== undefined;
}

/**
 * Reads a tag or memo for an address of the format; undefined: of a network that is not known here, which the catalogue says has one.
 * Never throws.
 */
export function checkMemo(format: AddressFormat | undefined, typed: string): MemoReading {
  const rule = format === undefined ? anyMemo : rules[format];
  const text = typed.length > maxTyped ? typed : trimmed(typed);
  if (text === "") return rule === undefined ? { ok: true, memo: "", kinds: [], warning: "" } : no("empty");
  if (rule === undefined) return no("notUsed");
  if (typed.length > maxTyped) return no("tooLong");
  const characters = unseenCharacters(text);
  if (characters.length > 0) return no("hiddenCharacters", characters);
  if (/^\p{Nd}+$/u.test(text) && !/^\d+$/.test(text)) return no("otherDigits");
  const kinds = rule(text);
  if (typeof kinds === "string") return no(kinds);
  const memo = kinds[0] === "hash" ? text.toLowerCase() : text;
  return { ok: true, memo, kinds, warning: warningOf(text) };
}

/** As it is sent and compared: another case of a hash is no other memo (F3b.31). What is none stays as typed, without blanks around it. */
export function canonicalMemo(format: AddressFormat | undefined, typed: string): string {
  const reading = checkMemo(format, typed);
  return reading.ok ? reading.memo : trimmed(typed);
}

const maxTyped = 1000;
const maxTag = 2n ** 32n - 1n;
const maxId = 2n ** 64n - 1n;

function tag(text: string): readonly MemoKind[] | MemoRefusal {
  if (!/^\d+$/.test(text) || /^0\d/.test(text)) return "format";
  return tagPattern.test(text) && BigInt(text) <= maxTag ? ["tag"] : "range";
}

function stellarMemo(text: string): readonly MemoKind[] | MemoRefusal {
  if (/^[0-9a-fA-F]{64}$/.test(text)) return ["hash"];
  const isId = /^(?:0|[1-9]\d{0,19})$/.test(text) && BigInt(text) <= maxId;
  if (utf8Length(text) > 28) return "tooLong";
  return isId ? ["id", "text"] : ["text"];
}

/** As long as the wire takes, and as networks of Cosmos do. */
function anyMemo(text: string): readonly MemoKind[] | MemoRefusal {
  return text.length <= 256 ? ["text"] : "tooLong";
}

/** Spreadsheets keep the first 15 digits of a number, and show 12 at most. */
function warningOf(text: string): MemoWarning | "" {
  if (!/^[ -~]*$/.test(text)) return "notAscii";
  if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(text)) return "exponent";
  return /^[1-9]\d{14}0+$/.test(text) ? "rounded" : "";
}

function utf8Length(text: string): number {
  return utf8.decode(text).length;
}

function no(reason: MemoRefusal, characters: readonly HiddenCharacter[] = []): MemoReading {
  return { ok: false, reason, characters };
}
