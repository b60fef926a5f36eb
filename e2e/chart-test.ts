import { ChartPage } from "./chart-page.ts";
import { test as base } from "./test.ts";

export const test = base.extend<{ chart: ChartPage }>({
  chart: async ({ page }, use) => use(new ChartPage(page)),
});

/** Minutes between neighbours of times such as "Nov 21, 14:15", which have no year. */
export function steps(times: readonly string[]): number[] {
  const moments = times.map((text) => Date.parse(`${text.replace(",", " 2026")} UTC`));
  return moments.slice(1).map((moment, at) => ((moments[at] ?? 0) - moment) / 60_000);
}
