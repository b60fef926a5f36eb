import { entryOf } from "#shared/domain/entry-of.ts";

/** Refusals of the address book that have words here (F5.18-F5.20); codes that mean the same share them. */
export const wordOf: Readonly<Record<string, BookRefusal>> = {
  "10005": "codes",
  "10006": "pace",
  "131002": "mismatch",
  "131066": "blocked",
  "131067": "provider",
  "131068": "provider",
  "131075": "yourself",
  "131076": "subAccount",
  "131077": "notFound",
  "131078": "ineligible",
  "131079": "unverified",
  "131080": "attempts",
  "131081": "memo",
  "131098": "waiting",
  "131226": "security",
  "700003": "duplicate",
  "700007": "full",
};

export const bookRefusals = [
  "codes",
  "mismatch",
  "blocked",
  "provider",
  "yourself",
  "subAccount",
  "notFound",
  "ineligible",
  "unverified",
  "memo",
  "waiting",
  "security",
  "duplicate",
  "full",
  "attempts",
  "pace",
  "network",
  "nothing",
] as const;
export type BookRefusal = (typeof bookRefusals)[number];

/** What is said of a code, undefined for one without words here. */
export function bookWord(code: string): BookRefusal | undefined {
  return entryOf(wordOf, code);
}
