import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What axe finds, one line a rule; in the whole page or a part of it. */
export async function faults(page: Page, part = "html"): Promise<string[]> {
  const found = await look(page, part);
  // What is on its way, as colours of a fade on a slow machine, is none: what stands is found once more.
  return found.length === 0 ? found : look(page, part);
}

async function look(page: Page, part: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include(part).options({ resultTypes: ["violations"] });
  const { violations, passes } = await axe.analyze();
  // An empty page has no faults either.
  expect(passes.length).toBeGreaterThan(5);
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, target }) => `${JSON.stringify(target)} ${html}`).join(" | ")}`,
  );
}

/** By how many px the page can be scrolled sideways. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
