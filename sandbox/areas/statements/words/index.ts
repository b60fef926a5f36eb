import { translationOf, type translatedLanguages } from "#shared/site/languages.ts";
import { arabic } from "./arabic.ts";
import { chinese } from "./chinese.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";
import { spanish } from "./spanish.ts";
import { taiwanese } from "./taiwanese.ts";
import { turkish } from "./turkish.ts";
import type { StatementWords } from "./words.ts";

const words: Readonly<Record<(typeof translatedLanguages)[number], StatementWords>> = {
  en: english,
  "en-US": english,
  "zh-CN": chinese,
  "zh-TW": taiwanese,
  "ar-SA": arabic,
  "de-DE": german,
  "es-ES": spanish,
  "tr-TR": turkish,
};

/** Words of the files in a person's language; English where nobody has translated them. */
export function wordsOf(language: string): StatementWords {
  return words[translationOf(language)];
}
