import { expect, test } from "./test.ts";

/** D8.1: all scripts of a first visit to the convert page until its price is live, bytes over the wire. */
const budget = 150 * 1024;

test("a first visit stays within its budget of scripts until its price is live", async ({
  page,
  convert,
}) => {
  // A page that is never idle fetches nothing ahead of time: what is left is what the visit itself needs.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const scripts = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    // The header, since the size that browsers report for a worker's script is 0.
    if (pathname.endsWith(".js")) scripts.set(pathname, response.headerValue("content-length").then(Number));
  });
  await convert.open();
  const sizes = await Promise.all([...scripts].map(async ([name, size]) => [name, await size] as const));
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  const table = sizes.map(([name, size]) => `${(size / 1024).toFixed(1).padStart(7)} KiB ${name}`).join("\n");
  test
    .info()
    .annotations.push({ type: "scripts", description: `${(total / 1024).toFixed(1)} KiB\n${table}` });

  // Each has its size, the worker's script too: else this measures nothing.
  const [worker] = page.workers();
  expect(sizes.map(([name]) => name)).toContain(new URL(worker?.url() ?? "").pathname);
  expect(sizes.filter(([, size]) => !(size > 0))).toEqual([]);
  expect(total, table).toBeLessThanOrEqual(budget);
});
