/** D7.2: the policy that README gives to hosts allows the style that the build puts into the document. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firstPaintStyle } from "#src/app/first-paint.ts";

test("README names the hash of the document's own style", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const hash = createHash("sha256").update(firstPaintStyle).digest("base64");
  expect(readme).toContain(`'sha256-${hash}'`);
});
