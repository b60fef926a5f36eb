import type { Page } from "@playwright/test";

/** What moved while a page came, as browsers score it. */
export interface Shift {
  readonly value: number;
  readonly at: number;
  readonly what: readonly string[];
}

/** Runs before the page: keeps each movement that nobody caused. */
export function watchShifts(): void {
  const shifts: Shift[] = [];
  Reflect.set(window, "shifts", shifts);
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element === null || element === undefined
      ? "gone"
      : `${element.tagName.toLowerCase()}.${element.className} "${(element.textContent ?? "").slice(0, 30)}"`;
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      if (shift.hadRecentInput) continue;
      shifts.push({
        value: shift.value,
        at: Math.round(shift.startTime),
        what: shift.sources.map(({ node, previousRect: a, currentRect: b }) => {
          const box = (r: DOMRect) => [r.x, r.y, r.width, r.height].map(Math.round).join(",");
          return `${nameOf(node)} ${box(a)} -> ${box(b)}`;
        }),
      });
    }
  });
  observer.observe({ type: "layout-shift", buffered: true });
}

/** A middling phone is this many times as slow as a laptop, which counts to `countTo` in so many ms. */
const phoneSlowness = 4;
const laptopCountsMs = 50;
const countTo = 40_000_000;

/** How much this machine has to be slowed down to be that phone; one that is as slow already, or busy, not at all. */
function phoneRate(page: Page): Promise<number> {
  return page.evaluate(
    ({ to, wanted }) => {
      const began = performance.now();
      let sum = 0;
      for (let at = 0; at < to; at += 1) sum = (sum + at) | 0;
      // The sum is read, so that the counting is not left out.
      const took = performance.now() - began + (sum === 1 ? 1 : 0);
      return Math.min(wanted.slowness, Math.max(1, (wanted.slowness * wanted.laptopMs) / took));
    },
    { to: countTo, wanted: { slowness: phoneSlowness, laptopMs: laptopCountsMs } },
  );
}

/** A middling phone on a middling line, with nothing in its cache. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 100,
    downloadThroughput: (9 * 1_000_000) / 8,
    uploadThroughput: (9 * 1_000_000) / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: await phoneRate(page) });
}

/** What has moved since the page was opened, once it has its figures, its footer and its fonts. */
export async function shiftsAtRest(page: Page, shown: string): Promise<readonly Shift[]> {
  await page.locator(shown).first().waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector("footer[data-mode]") !== null &&
      document.querySelector('main [role="status"] > [aria-hidden="true"]') === null &&
      [...document.querySelectorAll<HTMLElement>("[data-quote]")].every(
        (figure) => figure.offsetParent === null || /\d/.test(figure.textContent ?? ""),
      ),
  );
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames: what has been laid out is reported after it was painted.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return Reflect.get(window, "shifts") as readonly Shift[];
  });
}

export function sumOf(shifts: readonly Shift[]): number {
  return shifts.reduce((all, { value }) => all + value, 0);
}
