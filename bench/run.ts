/** `npm run bench [-- --quick] [--only=a,b] [--results=folder]`: measures in real Chromium, prints tables, writes JSON. */
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Bench } from "./bench.ts";
import { launch } from "./browser.ts";
import { buildPages } from "./build.ts";
import { latencyPart } from "./parts/figures.ts";
import { firstVisitPart } from "./parts/first-visit.ts";
import { heapPart } from "./parts/heap.ts";
import { loadPart } from "./parts/load.ts";
import { boundaryPart, growthPart, pipelinePart } from "./parts/pipeline.ts";
import { steadyPart } from "./parts/steady.ts";
import { describeMachine, markdownOf, type Table, writeResults } from "./report.ts";
import { startStormServer } from "./server/start.ts";

const root = join(import.meta.dirname, "..");
const parts: Readonly<Record<string, (bench: Bench) => Promise<Table>>> = {
  a: pipelinePart,
  b: steadyPart,
  c: latencyPart,
  d: firstVisitPart,
  f: boundaryPart,
  g: growthPart,
  h: loadPart,
  // Last: it takes longest.
  e: heapPart,
};

async function main(args: readonly string[]): Promise<void> {
  const quick = args.includes("--quick");
  const option = (name: string): string | undefined =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const only = option("only");
  const chosen = only === undefined ? Object.keys(parts) : only.split(",");
  const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0)
    throw new Error(`No part "${unknown.join('", "')}": ${Object.keys(parts).join(", ")}`);
  const dist = join(root, "dist");
  if (!existsSync(dist)) throw new Error("There is no build: run npm run build first");

  const pages = await buildPages();
  const storm = await startStormServer(pages, dist);
  const browser = await launch();
  const machine = describeMachine(`Chromium ${browser.version()}`);
  const tables: Table[] = [];
  try {
    for (const name of chosen) {
      console.error(`${name} …`);
      const table = await parts[name]?.({
        browser,
        storm,
        pages,
        quick,
        say: (text) => console.error(`  ${text}`),
      });
      if (!table) continue;
      tables.push(table);
      console.log(markdownOf(table));
    }
  } finally {
    await browser.close();
    await storm.stop();
    rmSync(pages, { recursive: true });
  }
  const folder = option("results") ?? join(root, "bench", "results");
  const written = writeResults(folder, quick ? "quick" : "full", machine, tables);
  console.log(`${JSON.stringify(machine)}\nwritten: ${written}`);
  const missed = tables
    .flatMap(({ budgets = [] }) => budgets)
    .filter(({ measured, limit }) => !(measured <= limit));
  for (const { what, measured, limit, unit } of missed)
    console.log(`missed: ${what}, ${measured} of ${limit} ${unit}`);
}

await main(process.argv.slice(2));
