import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./folders.mjs";

/** All that dist/ is made of. */
const sources = [
  "index.html",
  "package-lock.json",
  "package.json",
  "public",
  "scripts/build",
  "scripts/compress.mjs",
  "scripts/licenses.mjs",
  "scripts/steps/licenses.mjs",
  "scripts/steps/standard-licenses.mjs",
  "shared",
  "src",
  "tsconfig.base.json",
  "vite.config.ts",
  "worker",
];
const stampFile = inRoot("dist", ".vite", "sources.sha256");

function* filesUnder(path) {
  const file = inRoot(path);
  if (!existsSync(file)) return;
  if (!statSync(file).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(file).toSorted()) yield* filesUnder(join(path, name));
}

/** Digest of names and contents: unlike file times it also notices deleted files and an older checkout. */
function digestOfSources() {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const path of filesUnder(source))
      hash
        .update(path)
        .update("\0")
        .update(readFileSync(inRoot(path)));
  }
  return hash.digest("hex");
}

/** Whether dist/ was built, to its last step, from the sources as they are now. */
export function buildIsFresh() {
  if (!existsSync(stampFile) || !existsSync(inRoot("dist", "index.html"))) return false;
  return readFileSync(stampFile, "utf8") === digestOfSources();
}

/** Called by the build's last step. */
export function stampBuild() {
  writeFileSync(stampFile, digestOfSources());
}
