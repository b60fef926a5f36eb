/** D7.1. */
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listsOfRecords, otherLists } from "../contract/list-rows.ts";

const root = new URL("../../", import.meta.url);
const text = readFileSync(new URL("docs/security.md", root), "utf8");

it("docs/security.md names only files that exist", () => {
  const named = text.match(/\b(?:tests|e2e|shared|worker|src|sandbox|public|docs)\/[\w./-]+\.\w+/g) ?? [];
  expect(named.length).toBeGreaterThan(30);
  expect([...new Set(named)].filter((name) => !existsSync(new URL(name, root)))).toEqual([]);
});

it("docs/security.md quotes only tests that are in the file it names", () => {
  const quoted = [...text.matchAll(/\b((?:tests|e2e)\/[\w./-]+\.ts) "([^"]+)"/g)];
  expect(quoted.length).toBeGreaterThan(2);
  const gone = quoted.filter(
    ([, name = "", title = ""]) => !readFileSync(new URL(name, root), "utf8").includes(title),
  );
  expect(gone.map(([whole]) => whole)).toEqual([]);
});

it("docs/security.md answers each requirement of ASVS 5.0 V3, once", () => {
  const answered = [...text.matchAll(/^\| (3\.\d\.\d) \|[^|]+\| ([^|]+) \| ([^|]+) \|$/gm)];
  const chapters = [1, 3, 5, 8, 8, 1, 5];
  const wanted = chapters.flatMap((count, at) =>
    Array.from({ length: count }, (_, i) => `3.${at + 1}.${i + 1}`),
  );
  expect(answered.map(([, id]) => id)).toEqual(wanted);
  for (const [row, , answer = "", shown = ""] of answered) {
    expect(answer, row).toMatch(/^(met|host|waived)/);
    expect(shown.length, row).toBeGreaterThan(10);
  }
});

it("docs/security.md says of every list of records what binds it", () => {
  const rows = [...text.matchAll(/^\| (`[a-zA-Z]+\.[a-zA-Z]+`(?:, `[a-zA-Z.]+`)*) \|/gm)];
  const named = rows.flatMap(([, names = ""]) => names.replaceAll("`", "").split(", "));
  expect(named.toSorted()).toEqual([...Object.keys(listsOfRecords), ...otherLists].toSorted());
});
