import { type Language, translationOf } from "#shared/site/languages.ts";
import { arabic } from "./arabic.ts";
import { chinese } from "./chinese.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";
import { spanish } from "./spanish.ts";
import { taiwanese } from "./taiwanese.ts";
import type { TaxTexts } from "./texts.ts";
import { turkish } from "./turkish.ts";

const texts: Readonly<Partial<Record<Language, TaxTexts>>> = {
  "zh-CN": chinese,
  "zh-TW": taiwanese,
  "ar-SA": arabic,
  "de-DE": german,
  "es-ES": spanish,
  "tr-TR": turkish,
};

/** Texts of the files in a person's language; English where nobody has translated them. */
export function textsOf(language: string): TaxTexts {
  return texts[translationOf(language)] ?? english;
}
