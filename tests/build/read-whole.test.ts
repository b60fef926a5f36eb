/** D8: code that runs as it comes is read on the way, not at each function's first call. */
import { SourceMap, type SourceMapPayload } from "node:module";
import { expect, test } from "vitest";
import { hintAt } from "../../scripts/build/read-whole.ts";

const code = "export const one=1;";
/** The file's first sign stands for the source's first. */
const map: SourceMapPayload = {
  version: 3,
  file: "one.js",
  sources: ["one.ts"],
  sourcesContent: [code],
  names: [],
  sourceRoot: "",
  mappings: "AAAA",
};

function built(name: string) {
  const chunk = { type: "chunk" as const, fileName: `assets/${name}-1.js`, name, code };
  const asset = { type: "asset" as const, fileName: `${chunk.fileName}.map`, source: JSON.stringify(map) };
  hintAt({ [chunk.fileName]: chunk, [asset.fileName]: asset });
  return { chunk, map: JSON.parse(asset.source) as SourceMapPayload };
}

test.each(["start", "app", "pages", "convert-page", "address-book-batch-page"])(
  "%s is read whole",
  (name) => {
    const { chunk, map: shifted } = built(name);
    // Browsers look for it in the first line alone.
    expect(chunk.code).toBe(`//# allFunctionsCalledOnLoad\n${code}`);
    const found = new SourceMap(shifted).findEntry(1, 0);
    expect(found).toMatchObject({ originalSource: "one.ts", originalLine: 0, originalColumn: 0 });
  },
);

test.each(["idle", "quote-dialog", "rolldown-runtime"])("%s waits for its first call", (name) => {
  const made = built(name);
  expect(made.chunk.code).toBe(code);
  expect(made.map).toEqual(map);
});
