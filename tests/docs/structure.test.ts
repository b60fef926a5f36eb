/** D2.1. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const structure = read("docs/structure.md");

const rowsOf = (row: RegExp): readonly string[] =>
  [...structure.matchAll(row)].map(([, name = ""]) => name).toSorted();

test("docs/structure.md has a row for each feature, and no other", () => {
  expect(rowsOf(/^\| `src\/features\/([\w-]+)` \|/gm)).toEqual(
    readdirSync(join(root, "src/features")).toSorted(),
  );
});

test("docs/structure.md has a row for each kit that the walls know, and no other", () => {
  const [, list = ""] = /const kits = \[([^\]]+)\]/.exec(read("scripts/walls/rules.mjs")) ?? [];
  const kits = [...list.matchAll(/"src\/([\w-]+)\/"/g)].map(([, name = ""]) => name);
  expect(kits.length).toBeGreaterThan(4);
  expect(rowsOf(/^\| kit `src\/([\w-]+)` \|/gm)).toEqual(kits.toSorted());
});
