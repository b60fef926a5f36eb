import type { i18n as I18n, TFunction } from "i18next";

/** More than any page says at a time; holes that prices fill are new with each tick. */
const maxStored = 1_000;

/**
 * A text is the same each time as long as the same fills its holes: i18next finds it once in a language, not at each
 * render of each part (a tenth of a start's script). Parts of one language get one `t`. Whatever is added to the texts
 * makes all of it forgotten.
 */
export function keepTexts(i18n: I18n): void {
  const found = new Map<string, Map<string, string>>();
  const shared = new Map<string, TFunction>();
  const forget = (): void => {
    for (const words of found.values()) words.clear();
  };
  i18n.store.on("added", forget);
  // What fills a hole is set apart as the language that is shown wants it.
  i18n.on("languageChanged", forget);

  const make = i18n.getFixedT.bind(i18n) as (...wanted: readonly unknown[]) => TFunction;
  const keep = (...wanted: readonly unknown[]): TFunction => {
    const key = JSON.stringify(wanted);
    const known = shared.get(key);
    if (known !== undefined) return known;
    const words = new Map<string, string>();
    const [language, space] = wanted;
    const find = make(...wanted) as unknown as (of: string, ...holes: readonly unknown[]) => string;
    const t = (of: string, ...holes: readonly unknown[]): string => {
      const name = holes.length === 0 ? of : nameOf(of, holes);
      if (name === null) return find(of, ...holes);
      const stored = words.get(name);
      if (stored !== undefined) return stored;
      if (words.size === maxStored) words.clear();
      const text = (holes.length === 0 && plainText(i18n, language, space, of)) || find(of, ...holes);
      words.set(name, text);
      return text;
    };
    const made = Object.assign(t, find) as unknown as TFunction;
    found.set(key, words);
    shared.set(key, made);
    return made;
  };
  i18n.getFixedT = keep as I18n["getFixedT"];
}

/** A text that stands in the language as it is, "" where it is not so simple: i18next's way to it is a long one. */
function plainText(i18n: I18n, language: unknown, space: unknown, of: string): string {
  if (typeof space !== "string") return "";
  const found: unknown = i18n.getResource(typeof language === "string" ? language : i18n.language, space, of);
  return typeof found === "string" && !/\{\{|\$t\(/.test(found) ? found : "";
}

/** A key that no text has on its own, with what fills its holes; null where that is more than plain words and numbers. */
function nameOf(of: string, [holes, ...more]: readonly unknown[]): string | null {
  if (more.length > 0 || typeof holes !== "object" || holes === null) return null;
  let name = of;
  for (const [hole, filling] of Object.entries(holes)) {
    if (typeof filling !== "string" && typeof filling !== "number") return null;
    name += `\u0000${hole}\u0000${typeof filling}\u0000${filling}`;
  }
  return name;
}
