/** `npm run bench [-- --quick] [--only=a,b] [--pages=convert,overview] [--results=folder]`: measures in real Chromium, prints tables, writes JSON. */
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type AreaPage, areaPages } from "../e2e/area-pages.ts";
import type { Bench } from "./bench.ts";
import { launch } from "./browser.ts";
import { buildPages } from "./build.ts";
import { latencyPart } from "./parts/figures.ts";
import { firstVisitPart } from "./parts/first-visit.ts";
import { heapPart } from "./parts/heap.ts";
import { loadPart } from "./parts/load.ts";
import { longListsPart } from "./parts/long-lists.ts";
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
  i: longListsPart,
  // Last: it takes longest.
  e: heapPart,
};

async function main(args: readonly string[]): Promise<void> {
  const quick = args.includes("--quick");
  const option = (name: string): string | undefined =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const chosen = chosenOf("part", Object.keys(parts), option("only"));
  const pageNames = chosenOf(
    "page",
    areaPages.map(({ name }) => name),
    option("pages"),
  );
  const places: readonly AreaPage[] = areaPages.filter(({ name }) => pageNames.includes(name));
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
        places,
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

/** All of them, or those that were requested. */
function chosenOf(what: string, known: readonly string[], requested: string | undefined): readonly string[] {
  const chosen = requested?.split(",") ?? known;
  const unknown = chosen.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No ${what} "${unknown.join('", "')}": ${known.join(", ")}`);
  return chosen;
}

await main(process.argv.slice(2));
