import { readFileSync } from "node:fs";
import { join } from "node:path";
import { resolve } from "../walls/imports.mjs";

/**
 * @typedef {{ readonly name: string, readonly isType: boolean, readonly usedHere: boolean }} Export
 * @typedef {{ readonly from: string, readonly name: string }} Use `name` "*": all that the text names; "**": all values.
 */

const declared =
  /^export\s+(?:declare\s+)?(?:async\s+)?(?:abstract\s+)?(function\*?|const|let|class|enum|interface|type)\s+(\w+)/gm;
const listed = /^export\s+(?:type\s+)?\{([^}]*)\}(?:\s*from\s*"([^"]+)")?/gm;
const patterned = /^export\s+const\s+\{([^}]*)\}/gm;
const handedOn = /^export\s+(?:type\s+)?\*\s+from\s*"([^"]+)"/gm;
const imported =
  /^import\s+(?:type\s+)?(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\}|\*\s+as\s+(\w+))?\s*(?:\bfrom\s*)?"([^"]+)"/gm;
const onDemand = /\bimport\(\s*"([^"]+)"\s*\)/g;

/** What a file exports, uses of others, hands on whole, and its text without comments. */
export function namesOf(root, file) {
  const text = readFileSync(join(root, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const at = (specifier) => resolve(file, specifier);
  const isUsed = (name) => text.split(new RegExp(`(?<![\\w$])${name}(?![\\w$])`)).length > 2;
  const exports = [...text.matchAll(declared)].map(([, kind, name]) => ({
    name,
    isType: kind === "interface" || kind === "type",
    usedHere: isUsed(name),
  }));
  if (/^export\s+default\b/m.test(text)) exports.push({ name: "default", isType: false, usedHere: false });
  for (const [, names] of text.matchAll(patterned)) {
    for (const name of names.split(",").map((one) => one.split(":").at(-1).trim()))
      if (name !== "") exports.push({ name, isType: false, usedHere: isUsed(name) });
  }
  const uses = [];
  for (const [, names, from] of text.matchAll(listed)) {
    for (const { own, other } of parse(names)) {
      exports.push({ name: other, isType: false, usedHere: false });
      if (from !== undefined) uses.push({ from: at(from), name: own });
    }
  }
  for (const [, alone, names, whole, from] of text.matchAll(imported)) {
    if (alone !== undefined) uses.push({ from: at(from), name: "default" });
    if (whole !== undefined) uses.push({ from: at(from), name: isHandedOn(whole, text) ? "**" : "*" });
    for (const { own } of parse(names ?? "")) uses.push({ from: at(from), name: own });
    if (alone ?? names ?? whole) continue;
    uses.push({ from: at(from), name: "" });
  }
  for (const [, from] of text.matchAll(onDemand)) uses.push({ from: at(from), name: "*" });
  return { exports, uses, whole: [...text.matchAll(handedOn)].map(([, from]) => at(from)), text };
}

/** All of a module goes somewhere: more than names are taken of it. */
function isHandedOn(name, text) {
  return new RegExp(`(?<!\\*\\s+as\\s+)\\b${name}\\b(?!\\s*[.:])`).test(text);
}

/** `a, type b as c` */
function parse(names) {
  return names
    .split(",")
    .map((one) => one.trim().replace(/^type\s+/, ""))
    .filter((one) => one !== "")
    .map((one) => {
      const [own, other = own] = one.split(/\s+as\s+/);
      return { own, other };
    });
}
