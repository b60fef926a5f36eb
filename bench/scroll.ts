import type { Browser } from "@playwright/test";

export interface ScrollOptions {
  readonly browser: Browser;
  /** The exchange with the built app. */
  readonly origin: string;
  readonly token: string;
  /** Below `/user/assets/`. */
  readonly path: string;
  readonly width: number;
  /** How many times slower than the machine the page's thread runs. */
  readonly cpu: number;
  readonly frames: number;
}

/** Tasks while a list scrolled, ms of their threads' own clocks: what other processes take of a core is not in them. */
export interface Scroll {
  readonly page: readonly number[];
  readonly worker: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** µs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** px a frame: 3,600 a second, as a quick finger. */
const stepPx = 60;
/** What begins late (idle work, code that gets optimised) is over by then. */
const settleMs = 4_000;
/** A slow machine is no failure. */
const patienceMs = 240_000;

/** Opens a list and scrolls it, so many px a frame. */
export async function scrollList(options: ScrollOptions): Promise<Scroll> {
  const { browser, origin, token, path, width, cpu, frames } = options;
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 960 },
    locale: "en-US",
    ...(width < 768 && { isMobile: true, hasTouch: true }),
  });
  try {
    await context.addCookies([{ name: "test-token", value: token, url: origin }]);
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    await page.goto(`${origin}/user/assets/${path}`);
    await page.locator("tr[data-row]:not([data-gap])").first().waitFor();
    await page.waitForTimeout(settleMs);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "__metadata"] });
    const end = await page.evaluate(
      async ({ count, step }) => {
        for (let frame = 0; frame < count; frame += 1) {
          await new Promise((next) => requestAnimationFrame(next));
          scrollBy(0, step);
        }
        return scrollY;
      },
      { count: frames, step: stepPx },
    );
    const scroll = tasksOf(await browser.stopTracing());
    if (end < (frames * stepPx) / 2) throw new Error(`The list ended after ${end} px`);
    return scroll;
  } finally {
    await context.close();
  }
}

/** Of the thread that scrolled, from its first frame to its last, and of the worker beside it. */
function tasksOf(trace: Buffer): Scroll {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const frames = traceEvents.filter(({ name }) => name === "FireAnimationFrame");
  // One page is open: its thread is the only one with frames of its own.
  const [first, last] = [frames[0], frames.at(-1)];
  if (first === undefined || last === undefined) throw new Error("Nothing was scrolled");
  const worker = traceEvents.find(
    ({ name, pid, args }) =>
      name === "thread_name" && pid === first.pid && args?.name?.startsWith("DedicatedWorker") === true,
  );
  const of = (tid: number | undefined): readonly number[] =>
    traceEvents
      .filter((one) => one.name.endsWith("RunTask") && one.pid === first.pid && one.tid === tid)
      .filter(({ ts }) => ts >= first.ts && ts <= last.ts)
      .map(({ tdur = 0 }) => tdur / 1_000);
  return { page: of(first.tid), worker: of(worker?.tid) };
}
