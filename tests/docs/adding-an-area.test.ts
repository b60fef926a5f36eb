/** D2.1, D2.3. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deadExportsOf } from "../../scripts/exports.mjs";
import { faultsOf } from "../../scripts/walls.mjs";
import { applyBlock, type Block, blocksOf, copyProject } from "./walk-through.ts";

/** The walk-through of docs/adding-an-area.md, done in a copy of the project. */

const root = resolve(import.meta.dirname, "../..");
let copy = "";
let blocks: readonly Block[] = [];

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "coffer-area-"));
  blocks = blocksOf(await readFile(join(root, "docs/adding-an-area.md"), "utf8"));
  await copyProject(root, copy);
  for (const block of blocks) await applyBlock(copy, block);
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** What a tool says; "" of one that finds nothing. */
function run(tool: string, ...args: readonly string[]): Promise<string> {
  return new Promise((done) => {
    const options = { cwd: copy, maxBuffer: 1 << 24 };
    execFile(join(root, "node_modules/.bin", tool), args, options, (error, stdout) =>
      done(error === null ? "" : stdout || error.message),
    );
  });
}

/** The files of the area in one folder, checked by its own settings; what they import comes with them. */
async function typeFaults(folder: string): Promise<string> {
  const files = blocks
    .filter(({ file, kind }) => file.startsWith(`${folder}/`) && kind !== "json")
    .map(({ file }) => join(copy, file));
  const config = join(copy, folder, "tsconfig.area.json");
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
  const own = { extends: "./tsconfig.json", compilerOptions, files, include: [], references: [] };
  await writeFile(config, JSON.stringify(own));
  return run("tsc", "-p", config, "--pretty", "false");
}

describe("the walk-through", () => {
  it("shows every part of an area", () => {
    const folders = new Set(blocks.map(({ file }) => file.split("/")[0]));
    expect(folders).toEqual(new Set(["shared", "sandbox", "worker", "src", "public", "tests", "e2e"]));
  });

  it.each(["shared", "worker", "sandbox", "src"])("has sound types in %s", async (folder) => {
    expect(await typeFaults(folder)).toBe("");
  });

  it("crosses no wall and exports nothing for nobody", () => {
    expect(faultsOf(copy)).toEqual([]);
    expect(deadExportsOf(copy)).toEqual([]);
  });

  it("has a text for each key that its page names", () => {
    const textOf = (kind: string): string =>
      blocks
        .filter((block) => block.kind === kind)
        .map(({ text }) => text)
        .join();
    const keys = [...textOf("tsx").matchAll(/t\("([\w.]+)"\)/g)].map(([, key]) => key);
    expect(new Set(keys)).toEqual(new Set(Object.keys(JSON.parse(textOf("json")) as object)));
  });

  it("passes the test that it writes: the worker's code against the sandbox", async () => {
    const tests = blocks.filter(({ file }) => file.startsWith("tests/")).map(({ file }) => file);
    expect(await run("vitest", "run", "--project", "unit", ...tests)).toBe("");
  });
});
