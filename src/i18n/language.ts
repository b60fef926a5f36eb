import {
  chooseLanguage,
  directionOf,
  isReadable,
  type Language,
  matchLanguage,
  pageLanguage,
  supportedLanguages,
} from "#shared/site/languages.ts";
import { siteOf } from "#shared/site/site.ts";
import { storedValue } from "../bridge/page-host.ts";

/** R3.20. */
const storedUnder = "i18nextLng";

const site = siteOf(location.hostname);

/** A page may bring its own idea of the language (R4.14). */
interface LanguageWindow {
  readonly getSelectedLanguage?: () => unknown;
}

/** The language this visit starts in (R4.14). */
export function initialLanguage(): Language {
  return chooseLanguage({
    query: queryLanguage(),
    stored: storedValue(storedUnder),
    global: globalLanguage(window as LanguageWindow),
    browser: navigator.languages,
    site,
  });
}

/** Whether the address, or else the page around it, asks for a language that the site has. */
export function isRequested(): boolean {
  const wanted = queryLanguage() || globalLanguage(window as LanguageWindow) || "";
  return matchLanguage(wanted, site) !== null;
}

/** What the language menu offers: the site's languages that have words, their own or a relative's. */
export function offeredLanguages(): readonly Language[] {
  return supportedLanguages(site).filter(isReadable);
}

/** Puts a language onto the page: lang and direction are those of the words that are shown. */
export function wearLanguage(language: string): void {
  const shown = pageLanguage(language);
  document.documentElement.lang = shown;
  document.documentElement.dir = directionOf(shown);
}

let adopted = "";
/** The one that was requested last and is shown; "" before there is one. */
export const adoptedLanguage = (): string => adopted;

/** Puts a language onto the page; one that was `chosen` is kept for the next visit. */
export function adoptLanguage(language: string, chosen: boolean): void {
  adopted = language;
  wearLanguage(language);
  if (!chosen) return;
  try {
    localStorage.setItem(storedUnder, language);
  } catch {
    // Blocked storage: the language is chosen anew at the next visit.
  }
}

const queryLanguage = (): string | null => new URLSearchParams(location.search).get("lang");

function globalLanguage(page: LanguageWindow): string | null {
  try {
    const answer = page.getSelectedLanguage?.();
    return typeof answer === "string" ? answer : null;
  } catch {
    // A fault of the page around it: the visit starts in a language of its own.
    return null;
  }
}
