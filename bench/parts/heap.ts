import type { Page } from "@playwright/test";
import type { Bench } from "../bench.ts";
import type { Table } from "../report.ts";
import { median, round } from "../stats.ts";
import { openFigures } from "./figures.ts";

const MIB = 2 ** 20;

interface Heaps {
  readonly page: number;
  readonly worker: number;
}

/** Bytes that are still in use after a collection: what a function in either thread answers. */
async function heapInUse(): Promise<number> {
  const scope = globalThis as unknown as {
    gc(): void;
    readonly performance: { readonly memory: { readonly usedJSHeapSize: number } };
  };
  // A second one takes what the first made free to go.
  for (let turn = 0; turn < 2; turn += 1) {
    scope.gc();
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  return scope.performance.memory.usedJSHeapSize;
}

async function heaps(page: Page): Promise<Heaps> {
  const [worker] = page.workers();
  if (!worker) throw new Error("The page has no worker");
  return { page: await page.evaluate(heapInUse), worker: await worker.evaluate(heapInUse) };
}

/** (e) Heap of both threads over a storm of 2,000 symbols ten times a second. */
export async function heapPart(bench: Bench): Promise<Table> {
  const minutes = bench.quick ? 3 : 30;
  const everyMs = bench.quick ? 10_000 : 60_000;
  await bench.storm.set({ symbols: 2000, hz: 10 });
  const page = await openFigures(bench, "coffer");
  const samples: { readonly minute: number; readonly heaps: Heaps }[] = [];
  const startedAt = performance.now();
  // The first half minute fills caches and optimises code.
  await page.waitForTimeout(30_000);
  while (performance.now() - startedAt < minutes * 60_000) {
    samples.push({ minute: (performance.now() - startedAt) / 60_000, heaps: await heaps(page) });
    await page.waitForTimeout(everyMs);
  }
  await page.close();
  const rows = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const one = samples[Math.round(share * (samples.length - 1))];
    if (!one) throw new Error("The storm was too short for a sample");
    return [round(one.minute, 1), round(one.heaps.page / MIB), round(one.heaps.worker / MIB)];
  });
  const growth = (thread: keyof Heaps): number => {
    const all = samples.map((one) => one.heaps[thread]);
    return round((median(all.slice(-3)) - median(all.slice(0, 3))) / MIB);
  };
  return {
    part: "e",
    title: `Heap in a storm of ${minutes} minutes`,
    columns: ["minute", "page, MiB", "worker, MiB"],
    rows,
    budgets: [
      { what: "growth of the page's heap", limit: 2, measured: growth("page"), unit: "MiB" },
      { what: "growth of the worker's heap", limit: 2, measured: growth("worker"), unit: "MiB" },
    ],
    notes: [
      "2,000 symbols x 10 Hz; after collection; growth is from the median of the first three samples to that of the last three",
    ],
  };
}
