import { english, type StatementWords } from "./words-en.ts";

/** Words of the files by language; English where there are none. */
export function wordsOf(language: string): StatementWords {
  return byLanguage[language] ?? byLanguage[language.split("-")[0] ?? ""] ?? english;
}

const byLanguage: Readonly<Record<string, StatementWords>> = { en: english };
