import type { Bench } from "../bench.ts";
import type { Table } from "../report.ts";
import { median, round } from "../stats.ts";
import { attachWorker, pageThread, type Send } from "../worker-session.ts";
import { openFigures } from "./figures.ts";

const mib = 2 ** 20;

interface Heaps {
  readonly page: number;
  readonly worker: number;
}

interface Usage {
  readonly usedSize: number;
  readonly embedderHeapUsedSize?: number;
  readonly backingStorageSize?: number;
}

const maxReadings = 5;

/** Bytes of a thread that outlive a collection: its objects, the browser's for them, and their buffers. */
async function heapInUse(send: Send): Promise<number> {
  const readings: number[] = [];
  // A frame on its way is no growth: the least of some readings has none in it.
  while (readings.length < maxReadings) {
    await send("HeapProfiler.collectGarbage");
    const usage = (await send("Runtime.getHeapUsage")) as Usage;
    const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = usage;
    readings.push(usedSize + embedderHeapUsedSize + backingStorageSize);
  }
  return Math.min(...readings);
}

/** (e) Heap of both threads over a storm of 2,000 symbols ten times a second. */
export async function heapPart(bench: Bench): Promise<Table> {
  const minutes = bench.quick ? 3 : 30;
  const everyMs = bench.quick ? 10_000 : 60_000;
  await bench.storm.set({ symbols: 2000, hz: 10 });
  const page = await openFigures(bench);
  const session = await page.context().newCDPSession(page);
  const [ofPage, ofWorker] = [pageThread(session), await attachWorker(session)];
  const heaps = async (): Promise<Heaps> => ({
    page: await heapInUse(ofPage),
    worker: await heapInUse(ofWorker),
  });
  const samples: { readonly minute: number; readonly heaps: Heaps }[] = [];
  const startedAt = performance.now();
  // The first half minute fills caches and optimises code.
  await page.waitForTimeout(30_000);
  while (performance.now() - startedAt < minutes * 60_000) {
    samples.push({ minute: (performance.now() - startedAt) / 60_000, heaps: await heaps() });
    await page.waitForTimeout(everyMs);
  }
  await page.close();
  const rows = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const one = samples[Math.round(share * (samples.length - 1))];
    if (!one) throw new Error("The storm was too short for a sample");
    return [round(one.minute, 1), round(one.heaps.page / mib), round(one.heaps.worker / mib)];
  });
  const growth = (thread: keyof Heaps): number => {
    const all = samples.map((one) => one.heaps[thread]);
    return round((median(all.slice(-3)) - median(all.slice(0, 3))) / mib);
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
      "2,000 symbols x 10 Hz; after collection, with what the browser holds for the scripts' objects; growth is from the median of the first three samples to that of the last three",
    ],
  };
}
