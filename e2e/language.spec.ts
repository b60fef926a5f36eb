/** R4.14, R4.15. */
import type { Page } from "@playwright/test";
import { ConvertPage } from "./convert-page.ts";
import { expect, test } from "./test.ts";

const wallet = { BTC: "0.5", USDT: "1284.06" };

/** Marks this very document: a reload would lose it. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  const origin = await page.evaluate(() => {
    Reflect.set(window, "survivor", true);
    return performance.timeOrigin;
  });
  return () =>
    page.evaluate(
      (was) => performance.timeOrigin === was && Reflect.get(window, "survivor") === true,
      origin,
    );
}

async function switchTo(page: Page, button: string, language: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("menuitemradio", { name: language, exact: true }).click();
}

test.describe("the language", () => {
  test("changes without a reload: words, direction, figures; what was typed stays", async ({
    page,
    convert,
    signIn,
  }) => {
    await signIn(wallet);
    await convert.open({ lang: "en" });
    const same = await mark(page);
    const html = page.locator("html");
    const pay = page.locator('input[name="pay"]');
    await pay.fill("0.125");
    await expect(page.getByText("Balance 1,284.06")).toBeVisible();

    await switchTo(page, "Language", "Deutsch");
    await expect(html).toHaveAttribute("lang", "de-DE");
    await expect(html).toHaveAttribute("dir", "ltr");
    await expect(pay).toHaveValue("0,125");
    await expect(page.getByRole("main")).toContainText("1.284,06");
    await expect(page.getByRole("main")).not.toContainText("1,284.06");
    // "94.186,29 USDT"
    await expect(convert.livePrices.first()).toHaveText(/\d\.\d{3},\d/);
    await expect(page).toHaveTitle(/^Konvertieren/);

    await switchTo(page, "Sprache", "العربية");
    await expect(html).toHaveAttribute("lang", "ar-SA");
    await expect(html).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Arabic}/u);
    await expect(pay).toHaveValue("0.125");
    expect(await same()).toBe(true);
    expect(page.workers()).toHaveLength(1);
  });

  test.describe("without its texts", () => {
    test.use({ tolerated: /Failed to load resource|Failed to fetch dynamically imported module/ });
    test("and without the page's own English says so, with a way to try again", async ({ page }) => {
      await page.route(/common-static|\/assets\/english-/, (route) => route.abort());
      await page.goto(ConvertPage.path);
      await expect(page.getByRole("alert")).toContainText("Couldn't load this page.");
      await page.unroute(/common-static|\/assets\/english-/);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Convert");
    });
  });

  test.describe("of the browser", () => {
    test.use({ locale: "ar-SA" });
    test("is taken where nothing was chosen", { tag: "@full" }, async ({ page, convert }) => {
      await convert.open();
      await expect(page.locator("html")).toHaveAttribute("lang", "ar-SA");
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    });
  });
});
