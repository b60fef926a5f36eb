import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Namespace } from "#shared/contract/static.ts";

/** The translation files as they lie in the release folder. */

const release = fileURLToPath(new URL("../../public/common-static/coffer/release/", import.meta.url));

/** Plural forms that i18next requests by suffix. */
const pluralSuffix = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$/;

export interface TranslationFile {
  readonly language: string;
  readonly texts: ReadonlyMap<string, string>;
  /** Keys that the file holds more than once, of which JSON readers silently keep the last. */
  readonly repeated: readonly string[];
}

export function languagesOf(namespace: Namespace): readonly string[] {
  const folder = `${release}${namespace}`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((file) => file.replace(/\.json$/, ""))
    .toSorted();
}

export function readTranslations(namespace: Namespace, language: string): TranslationFile {
  const source = readFileSync(`${release}${namespace}/${language}.json`, "utf8");
  const value: unknown = JSON.parse(source);
  if (typeof value !== "object" || value === null) throw new TypeError(`${namespace}/${language} is no map`);
  const entries = Object.entries(value).map(([key, text]): [string, string] => {
    if (typeof text !== "string") throw new TypeError(`${namespace}/${language}: ${key} is no text`);
    return [key, text];
  });
  const keys = [...source.matchAll(/^\s*"((?:[^"\\]|\\.)+)"\s*:/gm)].map((match) => match[1] ?? "");
  return {
    language,
    texts: new Map(entries),
    repeated: keys.filter((key, index) => keys.indexOf(key) !== index),
  };
}

/** Names that have plural forms. */
export function pluralStemsOf(texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const others = [...texts.keys()].filter((key) => key.endsWith("_other"));
  return new Set(others.map((key) => key.slice(0, -"_other".length)));
}

/** Names as code requests them, each once. */
export function namesOf(texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const stems = pluralStemsOf(texts);
  return new Set(
    [...texts.keys()].map((key) => {
      const name = key.replace(pluralSuffix, "");
      return stems.has(name) ? name : key;
    }),
  );
}

/** What a text leaves open or marks up: placeholders, nested keys and tags, sorted, each as often as it stands there. */
export function slotsOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\{-?\s*[^},\s]+[^}]*\}\}|\$t\([^)]*\)|<\/?[\w-]+\s*\/?>/g)]
    .map((match) => match[0].replaceAll(/\s/g, ""))
    .toSorted();
}
