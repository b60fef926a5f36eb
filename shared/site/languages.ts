import type { SiteId } from "./site-id.ts";

/** Languages by site, and which one a visit starts in (R2.17, R4.14, R5.9, R9.18, F8.7). */

const everywhere = [
  "en",
  "en-US",
  "zh-CN",
  "zh-TW",
  "ja-JP",
  "ko-KR",
  "ru-RU",
  "id-ID",
  "es-ES",
  "tr-TR",
  "th-TH",
  "vi-VN",
  "de-DE",
  "ar-SA",
  "kk-KZ",
] as const;
const hongKong = ["zh-HK", "en-HK"] as const;

export type Language = (typeof everywhere)[number] | (typeof hongKong)[number];

type Translated = Exclude<(typeof everywhere)[number], "kk-KZ">;

/** Languages whose translation files exist; every other one is shown in {@link translationOf}. */
export const translatedLanguages = everywhere.filter(
  (language): language is Translated => language !== "kk-KZ",
);

/** The languages a site offers, its default first. */
export function supportedLanguages(site: SiteId): readonly Language[] {
  return site === "HKG" ? hongKong : everywhere;
}

/** What a site shows when nobody requested anything it has: English, on the Hong Kong site zh-HK. */
export function defaultLanguage(site: SiteId): Language {
  return site === "HKG" ? "zh-HK" : "en";
}

/** Where a language preference may come from. Absent is null or "". */
export interface LanguagePreferences {
  /** The `lang` query parameter. */
  readonly query: string | null;
  /** Answer of the page's global selected-language function, where there is one. */
  readonly global: string | null;
  /** localStorage `i18nextLng`. */
  readonly stored: string | null;
  /** navigator.languages, most wanted first. */
  readonly browser: readonly string[];
  readonly site: SiteId;
}

/**
 * The language a visit starts in. The first preference that is set counts: when the site does not have it, its default
 * language is shown, not the next preference. Only within the browser's list, which is one preference, the first match is taken.
 */
export function chooseLanguage(preferences: LanguagePreferences): Language {
  const voiced = [preferences.query, preferences.global, preferences.stored].find(
    (preference) => preference !== null && preference !== "",
  );
  const candidates = voiced ? [voiced] : preferences.browser;
  for (const candidate of candidates) {
    const match = matchLanguage(candidate, preferences.site);
    if (match !== null) return match;
  }
  return defaultLanguage(preferences.site);
}

/** The site's language for any BCP 47 tag, in any case, with hyphen or underscore; null when it has none. */
export function matchLanguage(tag: string, site: SiteId): Language | null {
  const wanted = tag.trim().replaceAll("_", "-").toLowerCase();
  const supported = supportedLanguages(site);
  const exact = supported.find((language) => language.toLowerCase() === wanted);
  if (exact !== undefined) return exact;
  const family = familyOf(wanted);
  return supported.find((language) => familyOf(language.toLowerCase()) === family) ?? null;
}

/** Whose words a language is shown in: its own, else those of its family (zh-TW for zh-HK), else English. */
export function translationOf(language: string): Translated {
  const own = translatedLanguages.find((known) => known === language);
  const family = familyOf(language.toLowerCase());
  return own ?? translatedLanguages.find((known) => familyOf(known.toLowerCase()) === family) ?? "en";
}

/** Whether a language can be read in words of its own family. */
export function isReadable(language: string): boolean {
  return familyOf(translationOf(language).toLowerCase()) === familyOf(language.toLowerCase());
}

/** Primary subtag; Chinese counts as two families, simplified and traditional, by its script before its region. */
function familyOf(tag: string): string {
  const [primary = "", ...rest] = tag.split("-");
  if (primary === "in") return "id";
  const isTraditional = !rest.includes("hans") && rest.some((part) => /^(hant|tw|hk|mo)$/.test(part));
  return primary === "zh" && isTraditional ? "zh-hant" : primary;
}

/** The language that a page says it is in: that of the words it shows. */
export function pageLanguage(language: string): string {
  return isReadable(language) ? language : translationOf(language);
}

/** Writing direction of any language tag. */
export function directionOf(language: string): "ltr" | "rtl" {
  return /^(ar|fa|he|ur)(-|$)/i.test(language) ? "rtl" : "ltr";
}
