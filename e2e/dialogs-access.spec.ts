/** D5.6. */
import { faults } from "./axe.ts";
import { HistoryPage } from "./history-page.ts";
import { LimitPage, order } from "./limit-page.ts";
import { SmallPage } from "./small-balances-page.ts";
import { SpecialPage } from "./special-coins-page.ts";
import { expect, test } from "./test.ts";

test.describe("no accessibility fault in the dialogs", () => {
  test("of a limit order: its review, its result and its end", async ({ page, signIn }) => {
    await signIn();
    const limit = new LimitPage(page);
    await limit.goto();
    await limit.openReview("0.1", "98500");
    expect(await faults(page), "review").toEqual([]);
    await limit.place.click();
    const placed = page.getByRole("dialog", { name: "Order placed" });
    await expect(placed.getByRole("button", { name: "Done" })).toBeVisible();
    expect(await faults(page), "placed").toEqual([]);
    await placed.getByRole("button", { name: "Done" }).click();
    await limit.open.getByRole("button", { name: /^Cancel order of/ }).click();
    await expect(page.getByRole("dialog", { name: "Cancel this order?" })).toBeVisible();
    expect(await faults(page), "cancel").toEqual([]);
    await page.getByRole("button", { name: "Cancel order", exact: true }).click();
    // Its button went with it: the focus is where the order was.
    await expect(limit.open).toContainText("No open orders");
    await expect(limit.open).toBeFocused();
  });

  test("of small balances and of a special coin", async ({ page, signIn }) => {
    await signIn({ DOGE: "41.07", ADA: "8.2143", USDT: "500" });
    const small = new SmallPage(page);
    await small.open();
    await small.choose("DOGE");
    await small.getQuote();
    expect(await faults(page), "batch").toEqual([]);
    const special = new SpecialPage(page);
    await special.open();
    await special.pay.fill("25");
    await special.openReview();
    expect(await faults(page), "exchange").toEqual([]);
  });

  test("of the history: its filters and a record", async ({ page, signIn, exchange }) => {
    const { token } = await signIn();
    await order(exchange, token);
    await page.setViewportSize({ width: 390, height: 844 });
    const history = new HistoryPage(page);
    await history.open();
    await page.getByRole("button", { name: "Filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Filter" });
    await expect(sheet.getByRole("button", { name: /^Show/ })).toBeVisible();
    expect(await faults(page), "filters").toEqual([]);
    // Statuses stand before the many coins.
    const words = await sheet.innerText();
    expect(words.indexOf("Completed")).toBeLessThan(words.indexOf("USDT"));
    await page.keyboard.press("Escape");
    await history.rows.first().locator("[data-whole]").click();
    await expect(history.drawer).toBeVisible();
    expect(await faults(page), "record").toEqual([]);
  });

  test("of the account: its level, what is off, the programme; the focus comes back to its button", async ({
    page,
    exchange,
  }) => {
    const { token } = await exchange.createPerson({}, { vipLevel: "VIP-2", kycRegion: "HKG" });
    const { url } = exchange;
    await page.context().addCookies([{ name: "test-token", value: token, url }]);
    await page.goto("/user/assets/transfer");
    const button = page.getByRole("button", { name: /^Account: .*@/ });
    await button.click();
    const panel = page.getByRole("dialog", { name: /@example\.com/ });
    await expect(panel.getByRole("button", { name: "Apply to join" })).toBeVisible();
    expect(await faults(page), "joining").toEqual([]);
    await panel.getByRole("button", { name: "Apply to join" }).click();
    await expect(panel.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
    expect(await faults(page), "joined").toEqual([]);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test("a title that is one long word leaves the close button free", async ({ page, signIn }) => {
  // As much room as text of twice the size leaves.
  await page.setViewportSize({ width: 195, height: 422 });
  await signIn();
  await page.goto("/user/assets/?lang=en");
  await page.getByRole("button", { name: /^Account: .*@/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const close = await dialog.getByRole("button", { name: "Close" }).boundingBox();
  const words = await dialog.locator("h2 bdi").boundingBox();
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(close?.x ?? 0);
});
