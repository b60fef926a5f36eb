/** D8.1: styles name browsers themselves where a supported one needs it (docs/browsers.md): the build leaves that out of Emotion. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Properties that Chromium 114, Safari 17 or Firefox 125 knows by its own name only. */
const own =
  /(?<![\w-])(user-select|mask(?:-[a-z]+)?|box-decoration-break|backdrop-filter|print-color-adjust|text-size-adjust|background-clip): /g;
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:tsx?|css)$/.test(file))
  .map((file) => join("src", file));

function lacking(text: string): readonly string[] {
  const named = [...text.matchAll(own)].filter(({ 0: found, index }) => {
    const before = text.slice(Math.max(0, index - 80), index);
    return !before.includes(`-webkit-${found}`);
  });
  const sized = [...text.matchAll(/(?:width|height|-size): (?:stretch|fill-available)\b/g)];
  const shorthand = [
    ...text.matchAll(/text-decoration: (?:underline|line-through|overline) (?!!important)[^;]*/g),
  ];
  return [...named, ...sized, ...shorthand].map(([found]) => found);
}

test("every property that needs a browser's own name stands under that too", () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((file) =>
    lacking(readFileSync(file, "utf8")).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ["a { user-select: none; }", ["user-select: "]],
  ["a { -webkit-user-select: none; user-select: none; }", []],
  ["a { mask-image: url(x); }", ["mask-image: "]],
  ["a { text-decoration: underline dotted red; }", ["text-decoration: underline dotted red"]],
  ["a { text-decoration: underline; }", []],
  ["a { width: stretch; align-self: stretch; }", ["width: stretch"]],
])("%s lacks %j", (text, what) => {
  expect(lacking(text)).toEqual(what);
});
