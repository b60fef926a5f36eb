import type { Page } from "@playwright/test";

/** What moved while a page came, as browsers score it. */
export interface Shift {
  readonly value: number;
  readonly at: number;
  readonly what: readonly string[];
}

/** Runs before the page: keeps each movement that nobody asked for. */
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
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
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
