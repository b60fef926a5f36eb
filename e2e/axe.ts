import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** What axe finds, one line a rule; in the whole page or a part of it. */
export async function faults(page: Page, part = "html"): Promise<string[]> {
  const found = await look(page, part);
  if (found.length === 0) return found;
  // What is on its way, as the colours of a fade, is none: what stands is found once more.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ).then(() => undefined),
  );
  return look(page, part);
}

async function look(page: Page, part: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { all, passed } = await page.evaluate(async (selector) => {
    const own: typeof axe = Reflect.get(window, "axe");
    const { violations, passes } = await own.run(selector, { resultTypes: ["violations"] });
    const lines = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, target }) => `${JSON.stringify(target)} ${html}`).join(" | ")}`,
    );
    return { all: lines, passed: passes.length };
  }, part);
  // An empty page has no faults either.
  expect(passed).toBeGreaterThan(5);
  return all;
}

/** By how many px the page can be scrolled sideways. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
