/** R2.3, D5.6. */
import type { Page } from "@playwright/test";
import { configure } from "./app-document.ts";
import { faults } from "./axe.ts";
import { HistoryPage, idsOf } from "./history-page.ts";
import { tabTo } from "./keyboard.ts";
import { expect, quick, test } from "./test.ts";

const wallet = { BTC: "2", USDT: "9000", ETH: "5" };
const hour = 3_600_000;

/** The rows that are shown are these, in this order. */
async function shows(history: HistoryPage, ids: readonly string[]): Promise<void> {
  await expect
    .poll(() => history.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute("data-row"))))
    .toEqual(ids);
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

test("the history by keyboard alone: filter, open, step, close, save", async ({ page, signIn, exchange }) => {
  const account = await signIn(wallet);
  await exchange.makePast(account.account, 12, 12 * hour);
  const history = new HistoryPage(page);
  await history.open();
  await tabTo(page, history.filters.getByRole("button", { name: "Any status" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: "Completed" })).toBeFocused();
  await page.keyboard.press("Space");
  const ids = await idsOf(exchange, account.token, { state: "success" });
  await shows(history, ids);
  await page.keyboard.press("Escape");
  await expect(history.filters.getByRole("button", { name: "Status: Completed" })).toBeFocused();

  await tabTo(page, history.row(ids[1] ?? ""));
  await page.keyboard.press("Enter");
  await expect(history.drawer.getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page).toHaveURL(new RegExp(`record=${ids[0]}`));
  await page.keyboard.press("Escape");
  await expect(history.row(ids[0] ?? "")).toBeFocused();

  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await tabTo(page, history.csv);
  const coming = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await coming).suggestedFilename()).toMatch(/[.]csv$/);
});

test("help is offered where the host has some", { tag: "@full" }, async ({ page, signIn, exchange }) => {
  const account = await signIn(wallet);
  await exchange.makePast(account.account, 1);
  const config = await (await page.request.get(`${exchange.url}/sandbox/app-config`)).json();
  await configure(page, { ...config, footerLinks: { support: "/support" } });
  const history = new HistoryPage(page);
  await history.open();
  await history.rows.first().locator("[data-whole]").click();
  await expect(history.drawer.getByRole("link", { name: "Get help" })).toHaveAttribute(
    "href",
    new URL("/support", page.url()).href,
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("filters stand in a sheet that tells how many it would show before it shows them", async ({
    page,
    signIn,
    exchange,
  }) => {
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 12, 12 * hour);
    const history = new HistoryPage(page);
    await history.open();
    const all = await idsOf(exchange, account.token);
    await shows(history, all);
    await history.main.getByRole("button", { name: "Filter" }).tap();
    const sheet = page.getByRole("dialog", { name: "Filter" });
    await expect(sheet.getByRole("button", { name: "Show 12 conversions" })).toBeVisible();
    await sheet.getByRole("button", { name: "Failed" }).tap();
    const failed = await idsOf(exchange, account.token, { state: "failure" });
    await expect(sheet.getByRole("button", { name: `Show ${failed.length} conversion` })).toBeVisible();
    // Nothing holds before it is said so.
    await shows(history, all);
    await sheet.getByRole("button", { name: "More" }).tap();
    await page.getByRole("combobox", { name: "Coin code or name" }).fill("SOL");
    await page.getByRole("option").first().tap();
    await expect(sheet.getByRole("button", { name: "SOL" })).toHaveAttribute("aria-pressed", "true");
    await expect(sheet.getByRole("button", { name: "Show 0 conversions" })).toBeVisible();
    await sheet.getByRole("button", { name: "SOL" }).tap();
    await sheet.getByRole("button", { name: /^Show [1-9]/ }).tap();
    await expect(sheet).toBeHidden();
    await shows(history, failed);
    await expect(page).toHaveURL(/[?]state=failure$/);
    await expect(history.main.getByRole("button", { name: "Filter 1" })).toBeVisible();

    await history.rows.first().locator("[data-whole]").tap();
    const details = page.getByRole("dialog", { name: "Conversion details" });
    await expect(details).toContainText("amount returned");
    await page.goBack();
    await expect(details).toBeHidden();
    await shows(history, failed);
  });

  for (const lang of ["en", "de-DE", "ar-SA"]) {
    test(
      `nothing reaches past the edge (${lang})`,
      quick(lang === "ar-SA"),
      async ({ page, signIn, exchange }) => {
        const account = await signIn(wallet);
        await exchange.makePast(account.account, 12, 12 * hour);
        const history = new HistoryPage(page);
        await page.goto(`${HistoryPage.path}?lang=${lang}&since=2026-01-01&until=2026-12-31`);
        await expect(history.rows).toHaveCount(12);
        expect(await sideways(page)).toBe(0);
        await history.rows.first().locator("[data-whole]").tap();
        await expect(page.getByRole("dialog").locator('a[href*="/exchange/"]')).toBeVisible();
        expect(await sideways(page)).toBe(0);
        // Neither in the sheet, whose body scrolls by itself.
        const body = page.getByRole("dialog").locator(":has(> dl)").first();
        expect(await body.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
      },
    );
  }
});

const views = (["light", "dark"] as const).flatMap((scheme) =>
  ["en", "ar-SA"].map((lang) => ({ scheme, lang })),
);

for (const { scheme, lang } of views) {
  test.describe(
    `no accessibility fault in the history (${scheme}, ${lang})`,
    quick(scheme === "dark" && lang === "ar-SA"),
    () => {
      test.use({ colorScheme: scheme, contextOptions: { reducedMotion: "reduce" } });

      test("list, choices, details, and nothing found", async ({ page, signIn, exchange }) => {
        const account = await signIn(wallet);
        await exchange.makePast(account.account, 12, 12 * hour);
        const history = new HistoryPage(page);
        await page.goto(`${HistoryPage.path}?lang=${lang}&coin=BTC`);
        await expect(history.rows.first()).toBeVisible();
        expect(await faults(page), "list").toEqual([]);
        for (const choice of [0, 3]) {
          await history.filters
            .locator("button[aria-haspopup=dialog]")
            .nth(choice === 0 ? 0 : 2)
            .click();
          await expect(page.locator(":popover-open")).toBeVisible();
          expect(await faults(page), `choice ${choice}`).toEqual([]);
          await page.keyboard.press("Escape");
          await expect(page.locator(":popover-open")).toHaveCount(0);
        }
        await history.rows.first().locator("[data-whole]").click();
        await expect(page.getByRole("dialog").locator('a[href*="/exchange/"]')).toBeVisible();
        expect(await faults(page), "details").toEqual([]);
        await page.goto(`${HistoryPage.path}?lang=${lang}&coin=PEPE`);
        await expect(history.main.getByRole("heading", { level: 2 })).toBeVisible();
        expect(await faults(page), "nothing found").toEqual([]);
      });
    },
  );
}
