import { directionOf, wordsOf } from "#shared/site/languages.ts";

/** Translation files of one language by namespace: flat, plural forms by Intl's suffixes ("_one", "_other"). */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface TextOptions {
  /** The namespace; the pages' own when absent. */
  readonly ns?: string;
  /** What stands for a key that has no text; the key itself when absent. */
  readonly defaultValue?: string;
  /** Chooses the plural form. */
  readonly count?: number;
  /** What fills the text's holes: `{{name}}`. */
  readonly [name: string]: string | number | undefined;
}

export type TFunction = (key: string, options?: TextOptions) => string;

const PAGES = "user-assets";

/** The texts of a language as a function. React escapes what it paints, so nothing is escaped here. */
export function translate(language: string, texts: Texts): TFunction {
  const plurals = new Intl.PluralRules(wordsOf(language));
  return (key, options = {}) => {
    const { ns = PAGES, count, defaultValue = key } = options;
    const find = (name: string): string | undefined => {
      // Codes of the server are keys too: one may be the name of something that every object has.
      const text = Object.hasOwn(texts[ns] ?? {}, name) ? texts[ns]?.[name] : undefined;
      return typeof text === "string" ? text : undefined;
    };
    const plural =
      count === undefined ? undefined : (find(`${key}_${plurals.select(count)}`) ?? find(`${key}_other`));
    const text = plural ?? find(key) ?? defaultValue;
    return text.replace(/\{\{(\w+)\}\}/g, (_hole, name: string) => String(options[name] ?? ""));
  };
}

const watchers = new Set<(language: string) => void>();

/** The language shown and its texts: all of i18next that the pages need, for a tenth of its bytes. */
export const i18n = {
  language: "en",
  /** A new function for each language, so that what depends on it knows. */
  t: translate("en", {}),
  dir: () => directionOf(i18n.language),
  /** Shows a language from now on. */
  show(language: string, texts: Texts): void {
    i18n.language = language;
    i18n.t = translate(language, texts);
    for (const watcher of watchers) watcher(language);
  },
  /** Called after each change; answers how to stop that. */
  watch: (watcher: (language: string) => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
