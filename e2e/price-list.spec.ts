import type { Locator, Page } from "@playwright/test";
import { faults } from "./axe.ts";
import { expect, test } from "./test.ts";

const rows = (page: Page): Locator => page.locator("[data-coin-row]");

test.describe("the price list", () => {
  test("requests no figures of rows that are out of view", async ({ page, convert }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await convert.open();
    await page.getByRole("tab", { name: "Hot" }).click();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(rows(page)).toHaveCount(20);
    const last = rows(page).last();
    await expect(last.locator("[data-quote]")).toHaveCount(0);
    await last.scrollIntoViewIfNeeded();
    await expect(last.locator('[data-field="lastPrice"]')).toHaveText(/\d/);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(last.locator("[data-quote]")).toHaveCount(0);
  });

  test("stays a table of coin, price and change on a phone", { tag: "@full" }, async ({ page, convert }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await convert.open();
    const heads = page.getByRole("columnheader").filter({ visible: true });
    await expect(heads).toHaveText(["Coin", "Live price, USDT", "24h"]);
  });

  test("has nothing for axe to find", { tag: "@full" }, async ({ page, convert }) => {
    await convert.open();
    await page.getByRole("tab").nth(2).click();
    await expect(rows(page)).toHaveCount(20);
    await expect(rows(page).first().locator('[data-field="lastPrice"]')).toHaveText(/\d/);
    await expect(page.locator("[data-quote][data-loading]")).toHaveCount(0);
    expect(await faults(page, "section:has([role=tabpanel])")).toEqual([]);
  });
});
