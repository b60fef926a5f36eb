import { fontsReady, hide, hideMoving, looks, reportBaselines, take } from "./pictures.ts";
import { expect, test } from "./test.ts";
import { wholeBrowser } from "./whole-browser.ts";

// No pair trades: every price stays where the seed put it.
test.use({ ownExchange: { SANDBOX_ACTIVITY: "0" }, launchOptions: wholeBrowser });
test.beforeAll(reportBaselines);

/** Where the seed put the coins that the page lists. */
const seedPrices = {
  BTC: "94218.40",
  ETH: "3286.12",
  SOL: "187.46",
  XRP: "2.3184",
  LINK: "16.482",
  SUI: "2.8845",
  DOGE: "0.19342",
  PEPE: "0.00001127",
};

test.describe("the convert page looks as it did", () => {
  for (const look of looks) {
    test(look.name, { tag: "@full" }, async ({ page, convert, signIn, exchange }) => {
      await take(page, look);
      await signIn();
      await convert.open({ lang: look.lang });
      await page.locator('input[name="pay"]').fill("0.25");
      await expect(page.locator('input[name="receive"]')).not.toHaveValue("");
      await expect(page.locator("[data-picture]")).toBeVisible();
      // Prices that were not received for ten seconds look old: this one receives them now.
      for (const [coin, price] of Object.entries(seedPrices))
        await exchange.market({ symbol: `${coin}USDT`, price });
      await expect(page.locator("main [data-stale]:has([data-quote])")).toHaveCount(0);
      await expect(page.locator("footer[data-mode]")).toBeAttached();
      await hideMoving(page);
      // Values in a currency have no name of their own.
      await hide(page.getByText(/\d USD$/));
      await fontsReady(page);
      await expect(page).toHaveScreenshot(`convert-${look.name}.png`, { fullPage: true });
    });
  }
});

/** Each with what the account's amount of the coin is worth by it. */
const receivedPrices = [
  ["BTC", "94000.00", "46,995.30"],
  ["ETH", "3300.00", "10,723.92"],
  ["SOL", "187.50", "7,499.25"],
] as const;

test.describe("the overview looks as it did", () => {
  for (const look of looks) {
    test(look.name, { tag: "@full" }, async ({ page, signIn, exchange }) => {
      await take(page, look);
      await signIn();
      await page.goto(`/user/assets/?lang=${look.lang}`);
      await expect(page.locator("tr[data-coin]")).toHaveCount(4);
      for (const figure of await page.locator("[data-quote]").all()) await expect(figure).toHaveText(/\d/);
      for (const [coin, price] of receivedPrices) await exchange.market({ symbol: `${coin}USDT`, price });
      for (const [coin, , worth] of receivedPrices)
        await expect(page.locator(`tr[data-coin="${coin}"]`)).toContainText(worth);
      await expect(page.locator("tr[data-coin][data-stale]")).toHaveCount(0);
      await expect(page.locator("footer[data-mode]")).toBeAttached();
      await hideMoving(page);
      await fontsReady(page);
      await expect(page).toHaveScreenshot(`overview-${look.name}.png`, { fullPage: true });
    });
  }
});
