import type { i18n as I18n, TFunction } from "i18next";

/**
 * A text without a hole is the same each time: i18next finds it once in a language, not at each render of each part
 * (a tenth of a start's script). Parts of one language get one `t`. What is added to the texts makes all of it forgotten.
 */
export function keepWords(i18n: I18n): void {
  const found = new Map<string, Map<string, string>>();
  const shared = new Map<string, TFunction>();
  i18n.store.on("added", () => {
    for (const words of found.values()) words.clear();
  });

  const make = i18n.getFixedT.bind(i18n) as (...wanted: readonly unknown[]) => TFunction;
  const keep = (...wanted: readonly unknown[]): TFunction => {
    const key = JSON.stringify(wanted);
    const known = shared.get(key);
    if (known !== undefined) return known;
    const words = new Map<string, string>();
    const find = make(...wanted) as unknown as (of: string, ...holes: readonly unknown[]) => string;
    const t = (of: string, ...holes: readonly unknown[]): string => {
      if (holes.length > 0) return find(of, ...holes);
      const text = words.get(of) ?? find(of);
      words.set(of, text);
      return text;
    };
    const made = Object.assign(t, find) as unknown as TFunction;
    found.set(key, words);
    shared.set(key, made);
    return made;
  };
  i18n.getFixedT = keep as I18n["getFixedT"];
}
