/** F4f.1. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { entryTypes } from "#src/features/ledger/derivatives/entry-types.ts";

const spec = readFileSync(resolve(import.meta.dirname, "../../../docs/spec.md"), "utf8");

test("the kinds of entry that may be chosen are those of the rule, each once", () => {
  const [, rule = ""] = /^- \*\*F4f\.1\*\* Ledger types shown: ([^;]+);/m.exec(spec) ?? [];
  const kinds = rule.split(", ").flatMap((kind) => {
    const [stem = "", end] = kind.split("/");
    return end === undefined ? [stem] : [stem, stem.replace(/_[A-Z]+$/, `_${end}`)];
  });
  expect(kinds.length).toBeGreaterThan(20);
  expect([...entryTypes].toSorted()).toEqual(kinds.toSorted());
});
