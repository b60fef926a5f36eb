/** D5.3. */
import { expect, test } from "./test.ts";
import { wholeBrowser } from "./whole-browser.ts";

// The test runner's browsers keep no pages for going back unless they are told to.
test.use({
  ownExchange: { SANDBOX_ACTIVITY: "0" },
  // Recording runs scripts of its own in the kept page, for which the browser throws it out.
  trace: "off",
  // The other page has no icon.
  tolerated: /favicon/,
  launchOptions: {
    ...wholeBrowser,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("a page that is kept for going back comes back with the prices of now", async ({
  page,
  convert,
  exchange,
}) => {
  const price = page.locator('[data-quote="BTCUSDT"][data-field="lastPrice"]').first();
  await exchange.market({ symbol: "BTCUSDT", price: "90000.10" });
  await convert.open();
  await expect(price).toHaveText("90,000.10");
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Reflect.set(window, "wasKept", persisted));
  });
  // Code that is still being fetched would run in the kept page as well.
  await page.waitForLoadState("networkidle");
  // As a link does: the page knows before it goes.
  await page.evaluate(() => location.assign("/healthz"));
  await page.waitForURL("**/healthz");
  await exchange.market({ symbol: "BTCUSDT", price: "91111.20" });
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "wasKept") as unknown)).toBe(true);
  await expect(price).toHaveText("91,111.20");
  await expect(page.locator("[data-stale]:has([data-quote])")).toHaveCount(0);
  await exchange.market({ symbol: "BTCUSDT", price: "92222.30" });
  await expect(price).toHaveText("92,222.30");
});
