import { serialize } from "node:v8";
import type { Page } from "@playwright/test";
import { deriveQuote } from "#shared/domain/quote.ts";
import type { Bench } from "../bench.ts";
import { dearestFunctions, watchThread } from "../profile.ts";
import type { Cell, Table } from "../report.ts";
import { stormRows } from "../server/storm.ts";
import { growth, median, pairedRatio, round } from "../stats.ts";
import { attachWorker } from "../worker-session.ts";

interface Compared {
  readonly pipeline: number[];
  readonly response: number[];
  readonly reader: number[];
  readonly bytes: number;
}

type RunTask = (question: object) => Promise<unknown>;

async function withPage<T>(
  { browser, storm }: Bench,
  use: (runTask: RunTask, page: Page) => Promise<T>,
): Promise<T> {
  const page: Page = await browser.newPage();
  await page.goto(`${storm.origin}/pipeline.html`);
  const runTask: RunTask = async (question) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("the pipeline did not answer in five minutes")), 300_000);
    });
    const answer = page.evaluate((input) => (Reflect.get(window, "runTask") as RunTask)(input), question);
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  };
  const answer = await use(runTask, page);
  await page.close();
  return answer;
}

/** (a) Socket to published snapshot, against the platform's own gunzip and JSON.parse of the same frames. */
export function pipelinePart(bench: Bench): Promise<Table> {
  const rounds = bench.quick ? 24 : 60;
  return withPage(bench, async (runTask, page) => {
    const rows: Cell[][] = [];
    let worst = 0;
    for (const size of [50, 500, 2000]) {
      const { pipeline, response, reader, bytes } = (await runTask({
        task: "compare",
        size,
        rounds,
      })) as Compared;
      // Against the faster of the two ways, whichever it is here.
      const ratio = round(Math.max(pairedRatio(pipeline, response), pairedRatio(pipeline, reader)));
      if (size === 500) worst = ratio;
      rows.push([
        size,
        round(bytes / 1024, 1),
        round(median(response), 0),
        round(median(reader), 0),
        round(median(pipeline), 0),
        ratio,
      ]);
    }
    await runTask({ task: "prepare", size: 500, rounds });
    const thread = await attachWorker(await page.context().newCDPSession(page));
    const profile = await watchThread(thread, () => runTask({ task: "alone", size: 500, rounds }));
    return {
      part: "a",
      title: "Worker: cost of a frame",
      columns: [
        "symbols, all changed",
        "KiB gzip",
        "gunzip by Response + JSON.parse, µs",
        "gunzip by reader + JSON.parse, µs",
        "whole pipeline, µs",
        "ratio",
      ],
      rows,
      budgets: [{ what: "worker cost a frame (500 symbols)", limit: 1.3, measured: worst, unit: "x" }],
      notes: [
        "30 symbols are watched and published every 250 ms; medians of paired rounds of 25 frames",
        `500 symbols, ${dearestFunctions(profile, bench.pages)}`,
      ],
    };
  });
}

/** (f) What a snapshot costs on its way across the threads. */
export function boundaryPart(bench: Bench): Promise<Table> {
  const rounds = bench.quick ? 30 : 100;
  return withPage(bench, async (runTask) => {
    const rows: Cell[][] = [];
    for (const size of [1, 5, 30, 100, 500]) {
      const { copies, trips } = (await runTask({ task: "boundary", size, rounds })) as {
        copies: number[];
        trips: number[];
      };
      const bytes = serialize(stormRows(size, 1, Date.now()).map(deriveQuote)).length;
      rows.push([size, bytes, round(median(copies), 0), round(median(trips), 0)]);
    }
    return {
      part: "f",
      title: "The boundary: cost of a snapshot",
      columns: ["rows", "bytes", "copy (write and read), µs", "Comlink call and its answer, µs"],
      rows,
      notes: [
        "bytes as V8 writes a structured clone; the call goes over a port within one thread, so both ends are in it",
      ],
    };
  });
}

/** (g) How cost grows with the market and with views. */
export function growthPart(bench: Bench): Promise<Table> {
  const rounds = bench.quick ? 6 : 20;
  return withPage(bench, async (runTask) => {
    const rows: Cell[][] = [];
    // The first to be measured must not pay for what gets optimised.
    await runTask({ task: "compare", size: 500, rounds });
    const measure = async (task: string, sizes: readonly number[], label: string): Promise<void> => {
      let before: { size: number; cost: number } | undefined;
      for (const size of sizes) {
        const { pipeline, reader } = (await runTask({ task, size, rounds })) as Compared;
        const now = { size, cost: median(pipeline) };
        const exponent = before ? round(growth(before, now)) : "-";
        rows.push([`${label} ${size}`, round(now.cost, 0), exponent, round(pairedRatio(pipeline, reader))]);
        before = now;
      }
    };
    await measure("compare", [100, 500, 2000, 10_000], "symbols");
    await measure("subscribers", [1, 10, 100, 1000], "subscribers of 5 symbols");
    return {
      part: "g",
      title: "Growth",
      columns: ["of", "µs a frame", "exponent against the row above", "against bare"],
      rows,
      notes: [
        "symbols: all change with each frame, 30 are watched; subscribers: 500 symbols a frame; 1 is linear growth",
        "bare: gunzip by reader + JSON.parse of the same frames, in the same rounds",
      ],
    };
  });
}
