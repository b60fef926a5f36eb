import type { Locator, Page } from "@playwright/test";
import { faults } from "./axe.ts";
import { ConvertPage } from "./convert-page.ts";
import { expect, test } from "./test.ts";

/** The developer's panel (docs/profiling.md). */

const withDiag = `${ConvertPage.path}?from=BTC&to=USDT&diag=1`;

const panelOf = (page: Page): Locator => page.getByRole("region", { name: "Diagnostics" });
const figureOf = (page: Page, id: string): Locator => panelOf(page).locator(`[data-diag="${id}"]`);

/** Waits until the figure is a number above 0. */
async function seeMoving(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => Number.parseFloat((await figureOf(page, id).textContent()) ?? ""))
    .toBeGreaterThan(0);
}

/** Those of these modules that are in one of these scripts, by their source maps. */
async function modulesAmong(
  modules: readonly string[],
  scripts: readonly string[],
  page: Page,
): Promise<string[]> {
  const own = scripts.filter((path) => /^\/assets\/.*\.js$/.test(path));
  const maps = await Promise.all(own.map(async (path) => (await page.request.get(`${path}.map`)).text()));
  return modules.filter((module) => maps.some((map) => map.includes(`/${module}"`)));
}

const recorders = ["src/diag/panel.tsx", "worker/diag/recorder.ts"] as const;

test("without its flag nothing of it is fetched and nothing is recorded", { tag: "@full" }, async ({
  page,
  convert,
}) => {
  const scripts: string[] = [];
  page.on("response", (response) => scripts.push(new URL(response.url()).pathname));
  await convert.open();
  // The idle part that would open it has run when it has fetched the notifications.
  await expect.poll(() => modulesAmong(["src/app/after-start.ts"], scripts, page)).toHaveLength(1);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(panelOf(page)).toHaveCount(0);
  const [worker] = page.workers();
  expect(await worker?.evaluate(() => performance.getEntriesByType("measure").length)).toBe(0);
  expect(await modulesAmong(recorders, scripts, page)).toEqual([]);
});

test("shows both threads at work, in figures that move", { tag: "@full" }, async ({
  page,
  convert,
  signIn,
}) => {
  const scripts: string[] = [];
  page.on("response", (response) => scripts.push(new URL(response.url()).pathname));
  await signIn();
  await page.goto(withDiag);
  await convert.seeLivePrice();
  await expect(panelOf(page)).toBeVisible();
  await expect(figureOf(page, "connection")).toHaveText("open, live");
  const moving = [
    "frames",
    "wire",
    "text",
    "snapshots",
    "rows",
    "fps",
    "inflate-count",
    "parse-count",
    "taken-count",
  ];
  for (const id of moving) await seeMoving(page, id);
  await expect(figureOf(page, "topics")).toContainText("quotes");
  await expect(figureOf(page, "epoch")).toHaveText("epoch 1, ready");
  await expect(figureOf(page, "age")).toHaveText(/\d (ms|s)$/);
  expect(await modulesAmong(recorders, scripts, page)).toEqual(recorders);
  const runs = await figureOf(page, "parse-count").textContent();
  await expect(figureOf(page, "parse-count")).not.toHaveText(runs ?? "");

  const worker = page.workers()[0];
  const measured = await worker?.evaluate(() => [
    ...new Set(performance.getEntriesByType("measure").map(({ name }) => name)),
  ]);
  expect(measured).toEqual(
    expect.arrayContaining(["coffer:inflate", "coffer:parse", "coffer:derive", "coffer:publish"]),
  );

  await convert.getQuote("0.01");
  await expect(panelOf(page).getByRole("cell", { name: "convert.quote" }).first()).toBeAttached();
  await expect(panelOf(page)).not.toContainText("0.01");
});

test("the flag in storage writes the worker's marks without the panel", { tag: "@full" }, async ({
  page,
  convert,
}) => {
  await page.addInitScript(() => localStorage.setItem("coffer.marks", "true"));
  await convert.open();
  const measures = () =>
    page
      .workers()[0]
      ?.evaluate(() =>
        performance.getEntriesByName("coffer:parse").map((entry) => (entry as PerformanceMeasure).detail),
      );
  await expect.poll(measures).not.toHaveLength(0);
  expect((await measures())?.[0]).toMatchObject({
    devtools: { dataType: "track-entry", track: "feed", trackGroup: "coffer worker" },
  });
  await expect(panelOf(page)).toHaveCount(0);
});

test("outlives a worker and says so", async ({ page, convert }) => {
  await page.goto(withDiag);
  await convert.seeLivePrice();
  await expect(figureOf(page, "connection")).toHaveText("open, live");
  await page.workers()[0]?.evaluate(() => {
    setTimeout(() => {
      throw new Error("a fault of this test");
    });
  });
  await expect(figureOf(page, "epoch")).toHaveText("epoch 2, ready");
  await expect(figureOf(page, "deaths")).toHaveText(/^1 \(error: .*a fault of this test/);
  await expect(figureOf(page, "connection")).toHaveText("open, live");
  await seeMoving(page, "frames");
});

for (const { scheme, lang } of [
  { scheme: "light", lang: "en" },
  { scheme: "dark", lang: "ar-SA" },
] as const) {
  test(`has no accessibility fault (${scheme}, ${lang})`, { tag: "@full" }, async ({ page, convert }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.goto(`${withDiag}&lang=${lang}`);
    await convert.seeLivePrice();
    await seeMoving(page, "frames");
    await expect(panelOf(page)).toHaveAttribute("dir", "ltr");
    await expect(panelOf(page)).toHaveAttribute("lang", "en");
    expect(await faults(page)).toEqual([]);
    const { x = 0, width = 0 } = (await panelOf(page).boundingBox()) ?? {};
    if (lang === "en") expect(x).toBeLessThan(20);
    else expect(x + width).toBeGreaterThan(1400);
  });
}

test("moves, folds and closes by keyboard, and stays for the tab", { tag: "@full" }, async ({
  page,
  convert,
}) => {
  await page.goto(withDiag);
  await expect(panelOf(page)).toBeVisible();
  const before = await panelOf(page).boundingBox();
  await panelOf(page)
    .getByRole("button", { name: /^Diagnostics/ })
    .focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await panelOf(page).boundingBox())?.x).toBe((before?.x ?? 0) + 24);
  expect((await panelOf(page).boundingBox())?.y).toBe((before?.y ?? 0) - 24);
  await panelOf(page).getByRole("button", { name: "Hide" }).press("Enter");
  await expect(figureOf(page, "frames")).toHaveCount(0);

  await convert.open();
  await expect(panelOf(page)).toBeVisible();
  await panelOf(page).getByRole("button", { name: "Close" }).press("Enter");
  await expect(panelOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem("coffer-diag"))).toBeNull();
});

test("the worker is named and its source map is served", { tag: "@full" }, async ({ page, convert }) => {
  await convert.open();
  const [worker] = page.workers();
  expect(await worker?.evaluate(() => self.name)).toBe("coffer");
  const code = await (await page.request.get(worker?.url() ?? "")).text();
  const map = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(code)?.[1];
  const answer = await page.request.get(new URL(map ?? "", worker?.url()).href);
  expect(answer.ok()).toBe(true);
  const { sources } = (await answer.json()) as { readonly sources: readonly string[] };
  expect(sources.some((source) => source.endsWith("worker/main.ts"))).toBe(true);
});
