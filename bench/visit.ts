import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, CDPSession } from "@playwright/test";

export interface VisitOptions {
  readonly url: string;
  /** What is there once the page has its figures. */
  readonly shown: string;
  /** How many times slower than the machine the page's thread runs. */
  readonly cpu: number;
  readonly width: number;
  /** Watched so long after its figures came: what is fetched and set up then counts as well, ms. */
  readonly stayMs: number;
  readonly token?: string;
}

export interface Visit {
  /** First contentful paint, ms. */
  readonly paint: number;
  /** A live price is on the screen, ms; NaN where the page has none. */
  readonly live: number;
  /** What its figures took to show, ms. */
  readonly shown: number;
  /** Of each task over 50 ms after the first paint what is over, ms of the thread's own clock. */
  readonly blocking: number;
  /** Longest task, ms of the same. */
  readonly longest: number;
  readonly requests: number;
  /** Of scripts, page and worker, as they travelled. */
  readonly scriptBytes: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Of the thread's own clock, µs: what other processes take of a core is not in it. */
  readonly tdur?: number;
}

/** Thread time of each task after the first paint, ms, on the thread that painted. */
function tasksAfterPaint(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const paint = traceEvents.find(({ name }) => name === "firstContentfulPaint");
  if (paint === undefined) throw new Error("Nothing was painted");
  return traceEvents
    .filter(({ name, pid, tid, ts }) => {
      return name.endsWith("RunTask") && pid === paint.pid && tid === paint.tid && ts > paint.ts;
    })
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** A slow machine is no failure: a round ended at the runner's own 30 s, and with it the whole part. */
const patienceMs = 240_000;

const watcher = readFileSync(join(import.meta.dirname, "parts", "watch-visit.js"), "utf8");

interface Seen {
  /** Settles when it shows, with the page's own time, ms. */
  readonly shown: Promise<number>;
  /** NaN as long as there is none. */
  livePrice(): number;
}

/** Receives what the page's watcher reports. */
async function listen(session: CDPSession): Promise<Seen> {
  let livePrice = Number.NaN;
  const shown = new Promise<number>((resolve) => {
    session.on("Runtime.bindingCalled", ({ name, payload }) => {
      if (name !== "reportVisit") return;
      const { what, at } = JSON.parse(payload) as { readonly what: string; readonly at: number };
      if (what === "shown") resolve(at);
      else livePrice = at;
    });
  });
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "reportVisit" });
  return { shown, livePrice: () => livePrice };
}

/** Opens a page with nothing in its cache, as a phone or a desktop, and watches it. */
export async function visitPage(browser: Browser, options: VisitOptions): Promise<Visit> {
  const { width } = options;
  const viewport = { width, height: width < 768 ? 844 : 960 };
  const context = await browser.newContext({ viewport, locale: "en-US" });
  try {
    return await watchVisit(browser, context, options);
  } finally {
    await context.close();
  }
}

async function watchVisit(browser: Browser, context: BrowserContext, options: VisitOptions): Promise<Visit> {
  const { url, shown, cpu, stayMs, token } = options;
  if (token !== undefined) await context.addCookies([{ name: "test-token", value: token, url }]);
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  await page.addInitScript({ content: `{ const shown = ${JSON.stringify(shown)};\n${watcher}}` });
  const seen = await listen(session);
  const scripts = new Map<string, Promise<number>>();
  let requests = 0;
  page.on("response", (response) => {
    const address = response.url();
    if (!address.startsWith("http")) return;
    requests += 1;
    // The header, since the size that browsers report for a worker's script is 0.
    if (new URL(address).pathname.endsWith(".js"))
      scripts.set(address, response.headerValue("content-length").then(Number));
  });
  await browser.startTracing(page, { categories: ["toplevel", "loading"] });
  await page.goto(url);
  const shownAt = await seen.shown;
  await page.waitForTimeout(stayMs);
  // Only now is anything evaluated in the page: what a runner asks of it takes its thread's time, 40 to 60 ms by polling.
  const tasks = tasksAfterPaint(await browser.stopTracing());
  const paint = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  );
  const sizes = await Promise.all(scripts.values());
  return {
    paint,
    live: seen.livePrice(),
    shown: shownAt,
    blocking: tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    longest: Math.max(0, ...tasks),
    requests,
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}
