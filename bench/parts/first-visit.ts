import type { Page } from "@playwright/test";
import { startSandbox } from "../../e2e/sandbox-process.ts";
import type { Bench } from "../bench.ts";
import type { Table } from "../report.ts";
import { openSlowLink, type SlowLink } from "../slow-link.ts";
import { median, round } from "../stats.ts";

const ROUND_TRIP_MS = 100;
const DOWN_BITS = 9_000_000;

interface Visit {
  readonly fcp: number;
  readonly livePrice: number;
  readonly blocking: number;
  readonly bytes: number;
}

/** Runs in the page before anything else: when did a live price show, and which tasks were long. */
function watchVisit(): void {
  const seen = { livePrice: 0, longTasks: [] as { start: number; duration: number }[] };
  Reflect.set(window, "visit", seen);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.longTasks.push({ start: startTime, duration });
  }).observe({ type: "longtask", buffered: true });
  const look = (): void => {
    const figures = document.querySelectorAll('[data-quote][data-field="lastPrice"]');
    const live = [...figures].some(
      (one) => /\d/.test(one.textContent ?? "") && one.closest("[data-stale]") === null,
    );
    if (live) seen.livePrice = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit({ browser }: Bench, link: SlowLink): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en-US" });
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(watchVisit);
  link.reset();
  await page.goto(`http://localhost:${link.port}/user/assets/exchange/index`);
  await page.waitForFunction(() => (Reflect.get(window, "visit") as { livePrice: number }).livePrice > 0);
  const bytes = link.bytesDown();
  // What is fetched and set up after the first price counts as blocking too.
  await page.waitForTimeout(3000);
  const answer = await page.evaluate(() => {
    const seen = Reflect.get(window, "visit") as {
      livePrice: number;
      longTasks: { start: number; duration: number }[];
    };
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const fcp = paint?.startTime ?? Number.NaN;
    const blocking = seen.longTasks
      .filter(({ start, duration }) => start + duration > fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return { fcp, livePrice: seen.livePrice, blocking };
  });
  await context.close();
  return { ...answer, bytes };
}

/** (d) A stranger's first visit to the convert page on a slow phone and a slow link. */
export async function firstVisitPart(bench: Bench): Promise<Table> {
  const sandbox = await startSandbox({});
  const link = await openSlowLink(Number(new URL(sandbox.url).port), ROUND_TRIP_MS, DOWN_BITS);
  const visits: Visit[] = [];
  try {
    for (let count = 0; count < (bench.quick ? 5 : 15); count += 1) visits.push(await visit(bench, link));
  } finally {
    await link.close();
    await sandbox.stop();
  }
  const of = (key: keyof Visit): number[] => visits.map((one) => one[key]);
  const line = (what: string, key: keyof Visit, scale: number): (string | number)[] => {
    const values = of(key).map((value) => value / scale);
    return [what, round(Math.min(...values)), round(median(values)), round(Math.max(...values))];
  };
  return {
    part: "d",
    title: "Cold first visit: 4x CPU, 9 Mbit/s, 100 ms",
    columns: ["", "best", "median", "worst"],
    rows: [
      line("first contentful paint, s", "fcp", 1000),
      line("live price on screen, s", "livePrice", 1000),
      line("total blocking time, ms", "blocking", 1),
      line("bytes down until the live price, KiB", "bytes", 1024),
    ],
    budgets: [
      { what: "live price on screen", limit: 2, measured: round(median(of("livePrice")) / 1000), unit: "s" },
      { what: "total blocking time", limit: 60, measured: round(median(of("blocking")), 0), unit: "ms" },
    ],
    notes: [
      `${visits.length} visits, each with an empty cache; the link is a proxy before the exchange, so that page, worker and socket share it`,
      "HTTP/1.1 without TLS; bytes with headers and the feed's frames",
    ],
  };
}
