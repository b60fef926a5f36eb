/** R4.2, R4.4, D1.7, D1.8, D5.3. */
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

// It turns what belongs to the whole exchange.
test.use({ ownExchange: {} });

/** Settles when a price on screen has changed from what it is now. */
async function seePricesMove(page: Page): Promise<void> {
  const texts = () => page.locator('[data-quote][data-field="lastPrice"]').allTextContents();
  const before = (await texts()).join(" ");
  await expect.poll(async () => (await texts()).join(" ")).not.toBe(before);
}

const staleRegions = "[data-stale]:has([data-quote])";

test.describe("live prices", () => {
  test("move on screen, through one worker and nothing else", async ({ page, convert, watch }) => {
    await convert.open();
    await seePricesMove(page);
    const workers = page.workers();
    expect(workers).toHaveLength(1);
    expect(await workers[0]?.evaluate(() => self.name)).toBe("coffer");
    expect(watch.network).toEqual([]);
    // And the watch over the page's network sees what it should.
    await page.evaluate(async () => {
      await fetch("/healthz");
      new WebSocket(`ws://${location.host}/spot/ws/quote/v2`).close();
    });
    expect(watch.network.splice(0).map((line) => line.split(" ")[0])).toEqual(["fetch", "WebSocket"]);
  });

  test.describe("when the line breaks", () => {
    test.use({ tolerated: /WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

    test("a dropped socket shows stale prices, then live ones again", async ({ page, convert, exchange }) => {
      await convert.open();
      await expect(page.locator(staleRegions)).toHaveCount(0);
      await exchange.feed("refuse");
      await exchange.feed("drop-all");
      await expect(page.locator(staleRegions).first()).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "Reconnecting" })).toBeVisible();
      await exchange.feed("accept");
      await expect(page.locator(staleRegions)).toHaveCount(0);
      await expect(page.getByRole("status").filter({ hasText: /^Live$/ })).toBeVisible();
      await seePricesMove(page);
    });

    test("a feed that falls silent is not shown as live", { tag: "@full" }, async ({
      page,
      convert,
      exchange,
    }) => {
      await convert.open();
      await exchange.feed("silence");
      await expect(page.locator(staleRegions).first()).toBeVisible();
      await exchange.feed("resume");
      await expect(page.locator(staleRegions)).toHaveCount(0);
      await seePricesMove(page);
    });

    test("network off and on", async ({ page, context, convert, watch }) => {
      await convert.open();
      // What idle time brings is there: without a line it could not come.
      await expect(page.locator("footer[data-mode]")).toBeAttached();
      await context.setOffline(true);
      await expect(page.getByRole("status").filter({ hasText: /^Offline$/ })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole("status").filter({ hasText: /^Live$/ })).toBeVisible();
      await seePricesMove(page);
      // A part that was on its way when the line broke has the page look for a new version of itself.
      const looks = /^fetch \/user\/assets\/exchange\/index$/;
      expect(watch.network.splice(0).filter((one) => !looks.test(one))).toEqual([]);
    });
  });
});
