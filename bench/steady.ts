import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import type { AreaPage } from "../e2e/area-pages.ts";
import { moveInto, ownDocument } from "./own-document.ts";

/** What a page's thread did over a while. */
export interface Steady {
  /** Of the time, percent, by the thread's own clock. */
  readonly script: number;
  readonly tasks: number;
  /** Times a second. */
  readonly layouts: number;
  readonly styles: number;
}

/** A built page, and right after it a bare one with its figures, in a plain list and in the document of the built one. */
export interface SteadyPair {
  readonly app: Steady;
  readonly bare: Steady;
  readonly own: Steady;
  /** Live figures in sight. */
  readonly figures: number;
}

export interface SteadyOptions {
  readonly browser: Browser;
  /** The exchange with the built app. */
  readonly origin: string;
  /** Where the bench's own pages are. */
  readonly bench: string;
  readonly token: string;
  readonly page: AreaPage;
  readonly width: number;
  readonly cpu: number;
  readonly windowMs: number;
}

/** Pages of this width get their prices so often, ms. */
const throttleOf = (width: number): number => (width < 768 ? 500 : 250);
/** What begins late (idle work, code that gets optimised) is over by then. */
const settleMs = 6000;

/** The built page under the exchange's feed, then at once bare pages that write the very figures it showed. */
export async function steadyPair(options: SteadyOptions): Promise<SteadyPair> {
  const { origin, page: place, windowMs, width } = options;
  const context = await openContext(options);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/user/assets/${place.path}`);
    await page.locator(place.shown).first().waitFor();
    await page.waitForTimeout(settleMs);
    const figures = await shownFigures(page);
    const app = await watch(page, options.cpu, windowMs);
    const nothing = { script: 0, tasks: 0, layouts: 0, styles: 0 };
    if (figures.length === 0) return { app, bare: nothing, own: nothing, figures: 0 };
    const html = await ownDocument(page);
    const query = new URLSearchParams(figures.map((one) => ["figure", one]));
    query.set("every", String(throttleOf(width)));
    query.set("feed", `${origin.replace("http", "ws")}/spot/ws/quote/v2`);
    await page.goto(`${options.bench}/same.html?${query}`);
    await page.waitForFunction(() => /\d/.test(document.body.textContent ?? ""));
    await page.waitForTimeout(settleMs / 2);
    const bare = await watch(page, options.cpu, windowMs);
    await moveInto(page, html);
    // What the move leaves behind is not what writing costs.
    await page.requestGC();
    await page.waitForTimeout(settleMs);
    return { app, bare, own: await watch(page, options.cpu, windowMs), figures: figures.length };
  } finally {
    await context.close();
  }
}

async function openContext({ browser, origin, token, width }: SteadyOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 960 },
    locale: "en-US",
    ...(width < 768 && { isMobile: true, hasTouch: true }),
  });
  await context.addCookies([{ name: "test-token", value: token, url: origin }]);
  return context;
}

/** Symbol and field of each live figure that is on the page. */
function shownFigures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-quote][data-field]")]
      .filter((one) => one.offsetParent !== null && /\d/.test(one.textContent ?? ""))
      .map((one) => `${one.dataset.quote} ${one.dataset.field}`),
  );
}

async function watch(page: Page, cpu: number, windowMs: number): Promise<Steady> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const startedAt = performance.now();
  const before = await metricsOf(session);
  await page.waitForTimeout(windowMs);
  const after = await metricsOf(session);
  const seconds = (performance.now() - startedAt) / 1000;
  await session.send("Performance.disable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const rate = (name: string): number => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / seconds;
  return {
    script: 100 * rate("ScriptDuration"),
    tasks: 100 * rate("TaskDuration"),
    layouts: rate("LayoutCount"),
    styles: rate("RecalcStyleCount"),
  };
}

async function metricsOf(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send("Performance.getMetrics");
  return new Map(metrics.map(({ name, value }) => [name, value]));
}
