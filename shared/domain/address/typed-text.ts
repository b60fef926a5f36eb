/**
 * What people paste. Every address of every network is printable ASCII, so any other character is a trick or a slip: a
 * zero-width mark, a turn of the writing direction, a Cyrillic letter that looks like a Latin one (F3b.29).
 */

export interface HiddenCharacter {
  /** As Unicode writes it: "U+200B". */
  readonly codePoint: string;
  /** Where it stands in the text without the blanks around it. */
  readonly index: number;
}

const blanksAround = /^[^\S\ufeff]+|[^\S\ufeff]+$/g;

/** The text without blanks around it. A byte order mark is no blank here, though the language counts it as one. */
export function trimmed(typed: string): string {
  return typed.replace(blanksAround, "");
}

export function hasBlanks(text: string): boolean {
  return /[^\S\ufeff]/.test(text);
}

/** Characters that no address has, blanks aside. */
export function nonAddressCharacters(text: string): readonly HiddenCharacter[] {
  return found(text, /[^\s!-~]|\ufeff/gu);
}

/**
 * Characters that nobody sees, for text that may have letters of any language, as a memo may; and the sign that stands where an answer
 * had some (shared/domain/visible-text.ts): what was there is not known any more.
 */
export function unseenCharacters(text: string): readonly HiddenCharacter[] {
  return found(
    text,
    /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cs}\p{Cc}\p{Zl}\p{Zp}\ufff9-\ufffb\ufffd]/gu,
  );
}

function found(text: string, characters: RegExp): readonly HiddenCharacter[] {
  return [...text.matchAll(characters)].map(({ 0: character, index }) => ({
    codePoint: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
    index,
  }));
}

/** Bech32 and CashAddr are written in one case, either one: a mixed text was changed on its way. */
export function isMixedCase(text: string): boolean {
  return text !== text.toLowerCase() && text !== text.toUpperCase();
}
