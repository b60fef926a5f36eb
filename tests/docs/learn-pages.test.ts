/** R2.10: what a host has to serve beside the app stands in the README. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { learnPages } from "#shared/site/learn-pages.ts";

const readme = readFileSync(join(resolve(import.meta.dirname, "../.."), "README.md"), "utf8");

test.each(learnPages)("%s", (page) => {
  expect(readme).toContain(`\`${page}\``);
});
