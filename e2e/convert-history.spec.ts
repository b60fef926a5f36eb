/** R2.3. */
import { readFile } from "node:fs/promises";
import { HistoryPage, idsOf } from "./history-page.ts";
import { expect, test } from "./test.ts";

const wallet = { BTC: "2", USDT: "9000", ETH: "5" };
const hour = 3_600_000;

test.describe("a record's details", () => {
  test("open beside the list and leave it where it was; keys lead on", async ({ page, signIn, exchange }) => {
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 60, hour);
    const history = new HistoryPage(page);
    await history.open();
    const ids = await idsOf(exchange, account.token);
    await history.row(ids[19] ?? "").scrollIntoViewIfNeeded();
    await expect(history.rows).toHaveCount(40);
    const row = history.row(ids[30] ?? "");
    await row.scrollIntoViewIfNeeded();
    await expect(history.rows).toHaveCount(60);
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(200);

    await row.click();
    await expect(history.drawer.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`record=${ids[30]}`));
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(new RegExp(`record=${ids[31]}`));
    await expect(history.main.locator("tr[aria-current]")).toHaveAttribute("data-row", ids[31] ?? "");
    await page.keyboard.press("Escape");
    await expect(history.drawer).toBeHidden();
    await expect(history.row(ids[31] ?? "")).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${HistoryPage.path}$`));
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

    // The back button closes them too; a reload with them open keeps list and details.
    await row.click();
    await expect(history.drawer).toBeVisible();
    await page.goBack();
    await expect(history.drawer).toBeHidden();
    await row.click();
    await page.reload();
    await expect(history.drawer).toBeVisible();
    await expect(history.rows).toHaveCount(60);
    await history.drawer.getByRole("button", { name: "Close" }).click();
    await expect(row).toBeFocused();
  });

  test("are saved as a CSV file", { tag: "@full" }, async ({ page, signIn, exchange }) => {
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 30, hour);
    const history = new HistoryPage(page);
    await history.open();
    const coming = page.waitForEvent("download");
    await history.csv.click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^coffer-convert-history-.*[.]csv$/);
    const text = await readFile(await download.path(), "utf8");
    expect(text.split("\r\n")).toHaveLength(32);
  });
});
