import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { namesOf } from "./exports/names.mjs";
import { entries, publicPlaces } from "./exports/rules.mjs";
import { sourceFiles } from "./walls/imports.mjs";

/** Folders beside the sources whose files use them. Tests do not count: code for them alone is dead. */
const usingFolders = ["scripts", "bench"];
/** A part of a file may be tested by itself: it is exported, and its own file is what uses it. */
const testFolders = ["tests", "e2e"];

/**
 * Finds exports of the project at `root` that no source uses, and those that need not be exported: used by nobody but
 * their own file. A type may stand in the signatures of its file. `npm run lint` runs it.
 */
export function deadExportsOf(root) {
  const sources = sourceFiles(root);
  const read = (files) => files.map((file) => [file, namesOf(root, file)]);
  const known = new Map(read(sources));
  const used = usesOf(known, [
    ...known.values(),
    ...read(filesIn(root, usingFolders)).map(([, names]) => names),
  ]);
  const tested = usesOf(
    known,
    read(filesIn(root, testFolders)).map(([, names]) => names),
  );
  return sources.flatMap((file) => {
    if (entries.includes(file) || isPublic(file)) return [];
    if (used.get(file).size === 0) return [{ file, fault: "is imported by no source file" }];
    return known
      .get(file)
      .exports.filter(({ name }) => !used.get(file).has(name) && !isPublic(file, name))
      .filter(({ name, isType, usedHere }) => !usedHere || !(isType || tested.get(file).has(name)))
      .map(({ name, usedHere }) => ({
        file,
        fault: usedHere ? `exports ${name} for no other file` : `exports ${name}, which no source file uses`,
      }));
  });
}

/** By file, the names that `users` use of it; one that is only imported has "". */
function usesOf(known, users) {
  const used = new Map([...known.keys()].map((file) => [file, new Set()]));
  const use = (file, name, text) => {
    if (!known.has(file)) return;
    const names = used.get(file).add("");
    const { exports, whole } = known.get(file);
    for (const one of exports) if (matches(one, name, text)) names.add(one.name);
    if (name !== "default") for (const further of whole) use(further, name, text);
  };
  for (const { uses, whole, text } of users) {
    for (const { from, name } of uses) use(from.replace(/\?.*$/, ""), name, text);
    for (const from of whole) use(from, "", text);
  }
  return used;
}

/** An import of all, or on demand, uses what its file names; a module that is handed on, all its values. */
function matches(own, name, text) {
  if (name === "**") return !own.isType;
  if (name !== "*") return own.name === name;
  return own.name === "default" || new RegExp(`\\b${own.name}\\b`).test(text);
}

function isPublic(file, name) {
  return publicPlaces.some(({ place, names }) => {
    if (names !== undefined) return place === file && names.includes(name);
    return place.endsWith("/") ? file.startsWith(place) : place === file;
  });
}

function filesIn(root, folders) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
      .map((entry) => posix.join(entry.parentPath.slice(root.length + 1).replaceAll("\\", "/"), entry.name)),
  );
}

if (process.argv[1] === import.meta.filename) {
  const faults = deadExportsOf(join(import.meta.dirname, ".."));
  for (const { file, fault } of faults) console.error(`${file} ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
