import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** D8.1: all scripts of a first visit to the convert page until its price is live, bytes over the wire. */
const budget = 150 * 1024;
/** The same of a visit that stays, with all that it fetches when it has nothing else to do. */
const stayBudget = 220 * 1024;

/**
 * Scripts and files are requests, which a slow network pays with a round trip each: `files` with the document, styles, face, texts and icons
 * of the page, `requests` with the exchange's calls as well. It has a call for each thing that the page shows (R7.9-R7.14). Coin
 * pictures are the exchange's, as many as coins in sight.
 */
const stays = [
  {
    on: "phone",
    viewport: { width: 390, height: 844 },
    limit: { scripts: 10, files: 16, requests: 32 },
  },
  // A small chart in each row of the list of prices; nothing for a level in the header that nobody has.
  {
    on: "desktop",
    viewport: { width: 1280, height: 960 },
    limit: { scripts: 10, files: 16, requests: 49 },
  },
] as const;

/** The scripts that come from now on, with their sizes. */
function watchScripts(page: Page) {
  const scripts = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    // The header, since the size that browsers report for a worker's script is 0.
    if (pathname.endsWith(".js")) scripts.set(pathname, response.headerValue("content-length").then(Number));
  });
  return async () => {
    const sizes = await Promise.all([...scripts].map(async ([name, size]) => [name, await size] as const));
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    const table = sizes
      .map(([name, size]) => `${(size / 1024).toFixed(1).padStart(7)} KiB ${name}`)
      .join("\n");
    test
      .info()
      .annotations.push({ type: "scripts", description: `${(total / 1024).toFixed(1)} KiB\n${table}` });
    // Each has its size, the worker's script too: else this measures nothing.
    const [worker] = page.workers();
    expect(sizes.map(([name]) => name)).toContain(new URL(worker?.url() ?? "").pathname);
    expect(sizes.filter(([, size]) => !(size > 0))).toEqual([]);
    return { total, count: sizes.length, table };
  };
}

/** What is requested from now on: of a file that is requested twice the browser keeps the first answer. */
function watchRequests(page: Page) {
  const files = new Set<string>();
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/x-api/")) calls.push(pathname);
    else if (request.method() === "GET" && !pathname.startsWith("/coin-icons/")) files.add(pathname);
  });
  return { files, calls };
}

test("a first visit stays within its budget of scripts until its price is live", async ({
  page,
  convert,
}) => {
  // A page that is never idle fetches nothing ahead of time: what is left is what the visit itself needs.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const scripts = watchScripts(page);
  await convert.open();
  // Requested by the first script, while the app's code that requests it too was still on its way.
  await expect(page.locator('link[rel="modulepreload"][href*="/convert-page-"]')).toHaveCount(1);
  const { total, table } = await scripts();
  expect(total, table).toBeLessThanOrEqual(budget);
});

for (const { on, viewport, limit } of stays) {
  test(`a visit that stays on a ${on} fetches what a click on this page needs, in few files, and no other page`, async ({
    page,
    convert,
    signIn,
  }) => {
    const scripts = watchScripts(page);
    const requests = watchRequests(page);
    await page.setViewportSize(viewport);
    await signIn();
    await convert.open();
    // What idle time brings is there, and nothing more is on its way.
    await expect(page.locator("footer[data-mode]")).toBeAttached();
    await expect(page.locator("[data-picture]")).toBeVisible();
    await page.waitForLoadState("networkidle");
    const { total, count, table } = await scripts();
    expect(total, table).toBeLessThanOrEqual(stayBudget);
    expect(count, table).toBeLessThanOrEqual(limit.scripts);
    const { files, calls } = requests;
    const requested = [...files, ...calls].join("\n");
    test.info().annotations.push({
      type: "requests",
      description: `${files.size} files, ${calls.length} calls\n${requested}`,
    });
    expect(files.size, requested).toBeLessThanOrEqual(limit.files);
    expect(files.size + calls.length, requested).toBeLessThanOrEqual(limit.requests);
    expect(table).not.toMatch(/overview-page|deposit-page|transfer-page|history-page|\/pages-/);
  });
}
