import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const threads = ["shared", "worker", "sandbox", "src"];
const isSource = (name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts");

/** Every source file of the four threads below `root`, by its path from there. */
export function sourceFiles(root) {
  return threads.flatMap((thread) =>
    readdirSync(join(root, thread), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isSource(entry.name))
      .map((entry) => posix.join(entry.parentPath.slice(root.length + 1).replaceAll("\\", "/"), entry.name)),
  );
}

/**
 * What a file imports, in any way: its own modules by their path from the root, a query with them, packages by their name,
 * Node as `node:`.
 */
export function importsOf(root, file) {
  return importsIn(file, readCode(root, file));
}

/** The same without what is there for types alone: what runs when the file runs, or when it requests it. */
export function valueImportsOf(root, file) {
  return importsIn(file, readCode(root, file).replaceAll(/\b(?:import|export) type [^;"]*"[^"]+"/g, ""));
}

const readCode = (root, file) =>
  readFileSync(join(root, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

function importsIn(file, code) {
  const found = code.matchAll(/\b(?:from\s|import\s|import\()\s*"([^"]+)"/g);
  return [...new Set([...found].map(([, specifier]) => resolve(file, specifier)))];
}

export function resolve(file, specifier) {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(file), specifier);
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith("node:")) return "node:";
  const [first, second] = specifier.split("/");
  return first.startsWith("@") ? `${first}/${second}` : first;
}
