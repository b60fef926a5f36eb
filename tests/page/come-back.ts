import type { Page } from "./harness/test.ts";
import { until } from "./harness/until.ts";

/** Waits until so much has passed by the page's own clock, which may run faster here: what was read before is fresh no more. */
export async function outlast(ms: number): Promise<void> {
  const due = performance.now() + ms;
  await until(() => {
    if (performance.now() < due) throw new Error("what was read is still fresh");
  });
}

/** The person goes to another tab, and comes back once nothing that is fresh for five seconds is so any more. */
export async function comeBackLater(page: Page): Promise<void> {
  await page.setVisible(false);
  await outlast(6_000);
  await page.setVisible(true);
}
