import { readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { parseAst } from "vite";
import { inRoot } from "./folders.mjs";

const statements = new Set(["ImportDeclaration", "ExportAllDeclaration", "ExportNamedDeclaration"]);

/** What the module imports before it runs, as paths below dist/. Read from its code: a worker has no manifest. */
function staticImports(file, code) {
  return parseAst(code)
    .body.filter((node) => statements.has(node.type) && node.source)
    .map((node) => posix.join(dirname(file), node.source.value));
}

/** The module and all that must be there before it runs. */
function withImports(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(inRoot("dist", file), "utf8");
  for (const imported of staticImports(file, code)) withImports(imported, seen);
  return seen;
}

function brotliSize(file) {
  const bytes = readFileSync(inRoot("dist", file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { file, bytes: brotliCompressSync(bytes, { params }).length };
}

function only(found, what) {
  if (found.length === 1) return found[0];
  throw new Error(`the build has ${found.length} of ${what}, one is expected`);
}

/**
 * The scripts of a first visit to the page whose chunk has this name until its price is live, before anything is
 * prefetched: `page` is what index.html names and that chunk with their static imports, `worker` the worker with its own.
 * Sizes in bytes, brotli. Throws when the build has no such chunk or not exactly one worker.
 */
export function firstVisit(name) {
  const manifest = JSON.parse(readFileSync(inRoot("dist", ".vite", "manifest.json"), "utf8"));
  const chunks = Object.values(manifest);
  const html = readFileSync(inRoot("dist", "index.html"), "utf8");
  const entries = [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, file]) => file);
  if (entries.length === 0) throw new Error("index.html names no script");
  const chunk = only(
    chunks.filter((one) => one.name === name),
    `chunk named ${name}`,
  );
  // The one script that a chunk refers to as a file, without importing it, is the worker's.
  const scripts = new Set(chunks.flatMap((one) => one.assets ?? []).filter((file) => file.endsWith(".js")));
  const worker = only([...scripts], "worker");
  const page = new Set();
  for (const file of [...entries, chunk.file]) withImports(file, page);
  return { page: [...page].map(brotliSize), worker: [...withImports(worker)].map(brotliSize) };
}
