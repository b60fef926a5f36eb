import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const docs = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
const documents = ["README.md", "CONTRIBUTING.md", ...docs.map((name) => `docs/${name}`)];

/** A newcomer who follows a path finds a file there. */
describe("paths in the documents", () => {
  it.each(documents)("of %s exist", (document) => {
    const text = readFileSync(join(root, document), "utf8");
    const named = text.matchAll(/`((?:src|worker|shared|sandbox|tests|e2e|scripts|bench)\/[\w./-]+)`/g);
    const missing = [...named].map(([, path = ""]) => path).filter((path) => !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });
});
