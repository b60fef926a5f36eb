/** D2.1: breakpoints and stacks of the worker name their files. */
import { SourceMap, type SourceMapPayload } from "node:module";
import { encode, type SourceMapMappings } from "@jridgewell/sourcemap-codec";
import { expect, test } from "vitest";
import { type Bundle, handOver } from "../../scripts/build/hand-over.ts";

/** A map in which each of these columns of the first line is the beginning of a line of the source. */
function mapOf(columns: readonly number[]): string {
  const mappings: SourceMapMappings = [columns.map((column, line) => [column, 0, line, 0])];
  const map: SourceMapPayload = {
    version: 3,
    file: "a.js",
    sources: ["a.ts"],
    sourcesContent: [""],
    names: [],
    sourceRoot: "",
    mappings: encode(mappings),
  };
  return JSON.stringify(map);
}

const asset = (fileName: string, source: string) => ({ type: "asset" as const, fileName, source });
const bundleOf = (...files: readonly ReturnType<typeof asset>[]): Bundle =>
  Object.fromEntries(files.map((file) => [file.fileName, { ...file }]));
const sourceOf = (bundle: Bundle, name: string): string => {
  const file = bundle[name];
  return file?.type === "asset" ? String(file.source) : "";
};

test("who asks for a part that is handed on asks for the group, and what follows keeps its place in the source", () => {
  const code = "one();import(`./part-1.js`);two();import(`./part-1.js`);three();";
  const columns = ["one", "two", "three"].map((name) => code.indexOf(name));
  const bundle = bundleOf(
    asset("assets/main-1.js", code),
    asset("assets/main-1.js.map", mapOf(columns)),
    asset("assets/part-1.js", 'export{b as a}from"./group-1.js";'),
    asset("assets/part-1.js.map", mapOf([0])),
    asset("assets/group-1.js", "export const b=1;"),
  );
  handOver(bundle);
  const instead = "import(`./group-1.js`).then(e=>({a:e.b}))";
  const changed = sourceOf(bundle, "assets/main-1.js");
  expect(changed).toBe(`one();${instead};two();${instead};three();`);
  const map = new SourceMap(JSON.parse(sourceOf(bundle, "assets/main-1.js.map")) as SourceMapPayload);
  for (const [line, name] of ["one", "two", "three"].entries()) {
    expect(map.findEntry(0, changed.indexOf(name)), name).toMatchObject({
      originalLine: line,
      originalColumn: 0,
    });
  }
  expect(Object.keys(bundle)).toEqual(["assets/main-1.js", "assets/main-1.js.map", "assets/group-1.js"]);
});

test("the page begins the worker with the file that its entry imports", () => {
  const page = {
    type: "chunk" as const,
    fileName: "assets/start-1.js",
    code: 'new Worker("/assets/main-1.js")',
  };
  const bundle: Bundle = {
    ...bundleOf(asset("assets/main-1.js", 'import"./whole-22.js";'), asset("assets/whole-22.js", "run();")),
    [page.fileName]: page,
  };
  handOver(bundle);
  expect(page.code).toBe('new Worker("/assets/whole-22.js")');
  expect(bundle["assets/main-1.js"]).toBeUndefined();
});

test("a file that something else needs of it is no mere hand-on", () => {
  const bundle = bundleOf(
    asset("assets/main-1.js", 'import"./part-1.js";one();'),
    asset("assets/part-1.js", 'export{b as a}from"./group-1.js";'),
  );
  expect(() => handOver(bundle)).toThrow("needs part-1.js itself");
});
