import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { httpCalls } from "#shared/contract/index.ts";
import { lazyLocalCalls } from "#shared/contract/lazy-local-calls.ts";
import { localCalls } from "#shared/contract/local.ts";
import { reportCalls } from "#shared/contract/telemetry.ts";
import { areaTopics } from "#worker/topics/area-topics.ts";
import { assetTopics } from "#worker/topics/asset-topics.ts";
import { lazyTopics } from "#worker/topics/lazy-topics.ts";
import { eagerTopics } from "#worker/topics/topics.ts";
import { dynamicKeys } from "./dynamic-keys/index.ts";

/** Which translation keys the code names, read from its text. */

const root = fileURLToPath(new URL("../../", import.meta.url));
const folders = ["src", "worker", "shared"];

/** Names with a point that look like keys and are none. */
const otherNames = new Set<string>([
  ...Object.keys(httpCalls),
  ...Object.keys(localCalls),
  ...Object.keys(lazyLocalCalls),
  ...Object.keys(reportCalls),
  ...[...eagerTopics, ...lazyTopics, ...assetTopics, ...areaTopics].map(({ name }) => name),
]);

/** All code of the app as one text, or that of some of its folders. */
export function codeText(some: readonly string[] = folders): string {
  return some
    .flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(`${root}${path}`, "utf8"))
    .join("\n");
}

/** Whether code names a key: as a whole literal, or as a listed template's value. */
export function isUsed(name: string, code: string): boolean {
  if (code.includes(`"${name}"`) || code.includes(`\`${name}\``)) return true;
  return Object.entries(dynamicKeys).some(
    ([start, values]) => name.startsWith(start) && values.includes(name.slice(start.length)),
  );
}

/**
 * Keys that the code relies on: first arguments of `t` and `i18nKey`, literals that begin as keys do
 * (`areas` are the words before a key's first point), and the listed templates' values.
 */
export function neededKeys(code: string, areas: ReadonlySet<string>): readonly string[] {
  const literal = [...code.matchAll(/(?:\bt\(\s*|\bi18nKey=\{?)["`]([^"`$\n]+)["`]/g)].map(
    (match) => match[1] ?? "",
  );
  const alike = [...code.matchAll(/["`]([a-zA-Z]+)(\.[\w.]+)["`]/g)]
    .filter((match) => areas.has(match[1] ?? ""))
    .map((match) => `${match[1]}${match[2]}`)
    .filter((name) => !otherNames.has(name));
  const listed = Object.entries(dynamicKeys).flatMap(([start, values]) =>
    values.map((value) => start + value),
  );
  return [...new Set([...literal, ...alike, ...listed])].toSorted();
}

/** The features' folders, each an area with texts of its own. */
export function featureFolders(): readonly string[] {
  return readdirSync(`${root}src/features`);
}

/** What the keys of a feature begin with. */
export const areaOf = (folder: string): string =>
  folder.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Starts of template literals that make keys. */
export function templateStarts(code: string, areas: ReadonlySet<string>): readonly string[] {
  const starts = [...code.matchAll(/`([a-zA-Z]+\.[\w.]*)\$\{(?!string\})/g)]
    .map((match) => match[1] ?? "")
    .filter((start) => areas.has(start.split(".")[0] ?? ""));
  return [...new Set(starts)].toSorted();
}
