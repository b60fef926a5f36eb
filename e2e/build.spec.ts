/** D1.8, D8.1. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import * as v from "valibot";

const dist = resolve(import.meta.dirname, "..", "dist");
const assets = join(dist, "assets");

const chunk = v.object({
  file: v.string(),
  assets: v.optional(v.array(v.string())),
});
const sourceMap = v.object({ sources: v.array(v.string()) });

/** What only the worker may hold: arithmetic, crypto and the schemas that answers are checked by. */
const workerOnly = /node_modules\/(bignumber\.js|fflate|jsencrypt|crypto-js|valibot)\//;
const opensSocket = /\bWebSocket\s*\(/;

function read(file: string): string {
  return readFileSync(join(dist, file), "utf8");
}

/** Where a chunk's code comes from, by its source map. */
function sourcesOf(file: string): readonly string[] {
  const maps = readdirSync(assets).filter((name) => `assets/${name}` === `${file}.map`);
  return maps.flatMap((name) => v.parse(sourceMap, JSON.parse(read(`assets/${name}`))).sources);
}

const manifest = Object.values(v.parse(v.record(v.string(), chunk), JSON.parse(read(".vite/manifest.json"))));
const pageChunks = manifest.map(({ file }) => file).filter((file) => file.endsWith(".js"));
const allScripts = readdirSync(assets)
  .filter((name) => name.endsWith(".js"))
  .map((name) => `assets/${name}`);
const workerScripts = allScripts.filter((file) => !pageChunks.includes(file));

test("the build has its code where it belongs", async () => {
  await test.step("has one worker", () => {
    const referred = new Set(
      manifest.flatMap((one) => one.assets ?? []).filter((file) => file.endsWith(".js")),
    );
    expect([...referred]).toHaveLength(1);
    expect(workerScripts).toEqual(expect.arrayContaining([...referred]));
  });

  await test.step("no script of the page computes, inflates, signs, checks answers or opens a socket", () => {
    expect(pageChunks.length).toBeGreaterThan(10);
    for (const file of pageChunks) {
      const sources = sourcesOf(file);
      expect(sources.filter((source) => workerOnly.test(source))).toEqual([]);
      expect(sources.filter((source) => /(^|\/)worker\//.test(source))).toEqual([]);
      expect(read(file), file).not.toMatch(opensSocket);
    }
  });

  await test.step("the worker's scripts do all that, so the search above would find it", () => {
    const sources = workerScripts.flatMap(sourcesOf);
    for (const name of ["bignumber.js", "fflate", "valibot"]) {
      expect(sources.some((source) => source.includes(`node_modules/${name}/`))).toBe(true);
    }
    expect(workerScripts.some((file) => opensSocket.test(read(file)))).toBe(true);
  });

  await test.step("has no gallery", () => {
    const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(5);
    const withGallery = scripts.filter((file) =>
      readFileSync(join(assets, file), "utf8").includes("__gallery"),
    );
    expect(withGallery).toEqual([]);
    expect(scripts.filter((file) => file.includes("gallery"))).toEqual([]);
  });
});
