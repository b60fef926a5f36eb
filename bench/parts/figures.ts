import type { CDPSession, Page } from "@playwright/test";
import type { Bench } from "../bench.ts";
import { dearestFunctions, watchThread } from "../profile.ts";
import type { Budget, Cell, Table } from "../report.ts";
import type { Load } from "../server/storm.ts";
import { median, pairedRatio, percentile, round } from "../stats.ts";
import { pageThread } from "../worker-session.ts";

const modes = ["bare", "coffer", "same-thread"] as const;
type Mode = (typeof modes)[number];

const loads: readonly Load[] = [
  { symbols: 500, hz: 5 },
  { symbols: 2000, hz: 10 },
];

interface Sample {
  /** Shares of the window, percent. */
  readonly script: number;
  readonly task: number;
  readonly longTasks: number;
}

async function mainThread(session: CDPSession): Promise<{ script: number; task: number }> {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { script: of("ScriptDuration"), task: of("TaskDuration") };
}

/** Opens a page of the bench and waits until its figures move. */
export async function openFigures(bench: Bench, mode: Mode, query = ""): Promise<Page> {
  const page = await bench.browser.newPage({ viewport: { width: 1280, height: 960 } });
  await page.goto(`${bench.storm.origin}/${mode}.html${query}`);
  const first = () => page.locator("td").first().textContent();
  await page.waitForFunction(() => /\d/.test(document.querySelector("td")?.textContent ?? ""));
  const before = await first();
  await page.waitForFunction((text) => document.querySelector("td")?.textContent !== text, before);
  return page;
}

async function sample(bench: Bench, mode: Mode, cpu: number, windowMs: number): Promise<Sample> {
  const page = await openFigures(bench, mode);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.evaluate(() => {
    const seen = { count: 0 };
    Reflect.set(window, "longTasks", seen);
    new PerformanceObserver((list) => {
      seen.count += list.getEntries().length;
    }).observe({ type: "longtask" });
  });
  // What starts late (idle work, code that gets optimised) is over.
  await page.waitForTimeout(windowMs / 2);
  const startedAt = performance.now();
  const before = await mainThread(session);
  await page.waitForTimeout(windowMs);
  const after = await mainThread(session);
  const passed = (performance.now() - startedAt) / 1000;
  const longTasks = await page.evaluate(() => (Reflect.get(window, "longTasks") as { count: number }).count);
  await page.close();
  return {
    script: (100 * (after.script - before.script)) / passed,
    task: (100 * (after.task - before.task)) / passed,
    longTasks,
  };
}

/** (b) The UI thread under the feed: Coffer, a bare page, and the same feed on the page's own thread. */
export async function figuresPart(bench: Bench): Promise<Table> {
  const rates = bench.quick ? [1, 4] : [1, 4, 6];
  const rounds = bench.quick ? 2 : 3;
  const windowMs = bench.quick ? 4000 : 8000;
  const rows: Cell[][] = [];
  const budgets: Budget[] = [];
  for (const load of loads) {
    await bench.storm.set(load);
    for (const cpu of rates) {
      const samples: Record<Mode, Sample[]> = { bare: [], coffer: [], "same-thread": [] };
      for (let turn = 0; turn < rounds; turn += 1) {
        // Another one begins each time, so that no mode always has the warmer machine.
        for (let index = 0; index < modes.length; index += 1) {
          const mode = modes[(index + turn) % modes.length] ?? "bare";
          samples[mode].push(await sample(bench, mode, cpu, windowMs));
        }
      }
      const scripts = (mode: Mode): number[] => samples[mode].map(({ script }) => script);
      const label = `${load.symbols} x ${load.hz} Hz, ${cpu}x CPU`;
      bench.say(label);
      for (const mode of modes) {
        rows.push([
          label,
          mode,
          round(median(scripts(mode))),
          round(median(samples[mode].map(({ task }) => task))),
          round(pairedRatio(scripts(mode), scripts("bare"))),
          samples[mode].reduce((sum, { longTasks }) => sum + longTasks, 0),
        ]);
      }
      if (load !== loads[0]) continue;
      const ratio = round(pairedRatio(scripts("coffer"), scripts("bare")));
      if (cpu === 1)
        budgets.push({ what: "UI-thread script against a bare page", limit: 2, measured: ratio, unit: "x" });
      if (cpu === 4) {
        const share = round(median(scripts("coffer")));
        budgets.push({ what: "UI-thread script at 4x CPU", limit: 1.3, measured: share, unit: "%" });
      }
    }
  }
  const [lightest] = loads;
  if (lightest) await bench.storm.set(lightest);
  const page = await openFigures(bench, "coffer");
  await page.waitForTimeout(windowMs / 2);
  const thread = pageThread(await page.context().newCDPSession(page));
  const profile = await watchThread(thread, () => page.waitForTimeout(windowMs));
  await page.close();
  return {
    part: "b",
    title: "UI thread: 30 rows of five figures under the feed",
    columns: [
      "feed",
      "page",
      "script, % of time",
      "all tasks, % of time",
      "script against bare",
      "long tasks",
    ],
    rows,
    budgets,
    notes: [
      `medians of ${rounds} rounds of ${windowMs / 1000} s; ratios are medians of paired rounds`,
      "bare: the same snapshots by postMessage, written with no formatting; same-thread: socket, inflate, parse and derive on the page's thread, written as bare does",
      "time of the thread's own clock: what other processes take of a core is not in it",
      "CPU throttling slows the page's thread, not the worker",
      `500 x 5 Hz, ${dearestFunctions(profile, bench.pages)}`,
    ],
  };
}

/** (c) From the server's clock in a row to the frame that shows it. */
export async function latencyPart(bench: Bench): Promise<Table> {
  const rows: Cell[][] = [];
  for (const load of loads) {
    for (const cpu of [1, 4]) {
      await bench.storm.set(load);
      const page = await openFigures(bench, "coffer", "?latency");
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
      await page.waitForTimeout(2000);
      await page.evaluate(() => (Reflect.get(window, "paintedAfterMs") as number[]).splice(0));
      await page.waitForTimeout(bench.quick ? 6000 : 30_000);
      const samples = await page.evaluate(() => Reflect.get(window, "paintedAfterMs") as number[]);
      await page.close();
      rows.push([
        `${load.symbols} x ${load.hz} Hz, ${cpu}x CPU`,
        samples.length,
        ...[0.5, 0.95, 0.99].map((share) => round(percentile(samples, share), 0)),
      ]);
    }
  }
  return {
    part: "c",
    title: "Frame made by the server to figure painted",
    columns: ["feed", "figures", "p50, ms", "p95, ms", "p99, ms"],
    rows,
    notes: [
      "with the server's packing, the loopback and the throttle: a snapshot goes out at most every 250 ms",
    ],
  };
}
