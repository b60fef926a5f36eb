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
    await expect(page).toHaveTitle(/^Konvertieren|^Umtauschen|^Tauschen/);

    await switchTo(page, "Sprache", "العربية");
    await expect(html).toHaveAttribute("lang", "ar-SA");
    await expect(html).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Arabic}/u);
    await expect(pay).toHaveValue("0.125");
    expect(await same()).toBe(true);
    expect(page.workers()).toHaveLength(1);
  });

  test("that was chosen is there at the next visit; a query outweighs it", async ({ page, convert }) => {
    await convert.open({ lang: "en" });
    await switchTo(page, "Language", "Español");
    await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("es-ES");
    await page.goto(ConvertPage.path);
    await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
    await page.goto(`${ConvertPage.path}?lang=tr-TR`);
    await expect(page.locator("html")).toHaveAttribute("lang", "tr-TR");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Convert/);
  });

  test("that the page around it has chosen is taken", async ({ page, convert }) => {
    await page.addInitScript(() => Reflect.set(window, "getSelectedLanguage", () => "zh-TW"));
    await convert.open();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-TW");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Han}/u);
  });

  test("that nobody has is English", async ({ page, convert }) => {
    await convert.open({ lang: "xx-YY" });
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Convert");
  });

  test.describe("of the browser", () => {
    test.use({ locale: "ar-SA" });
    test("is taken where nothing was chosen", async ({ page, convert }) => {
      await convert.open();
      await expect(page.locator("html")).toHaveAttribute("lang", "ar-SA");
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    });
  });
});

test.describe("on the Hong Kong site", () => {
  const home = (url: string, lang: string) =>
    `http://hk.localhost:${new URL(url).port}${ConvertPage.path}${lang === "" ? "" : `?lang=${lang}`}`;

  test("the language is Chinese of Hong Kong, in the words of Traditional Chinese", async ({
    page,
    sandboxUrl,
  }) => {
    await page.goto(home(sandboxUrl, "de-DE"));
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-HK");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Han}/u);
  });

  test("there are two languages, one click from each other", async ({ page, sandboxUrl }) => {
    await page.goto(home(sandboxUrl, "en-HK"));
    await expect(page.locator("html")).toHaveAttribute("lang", "en-HK");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Convert");
    const same = await mark(page);
    await page.getByRole("banner").getByRole("button", { name: "Language" }).click();
    await expect(page.getByRole("menuitemradio")).toHaveText(["繁體中文 (香港)", "English (Hong Kong)"]);
    await page.getByRole("menuitemradio").first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-HK");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Han}/u);
    expect(await same()).toBe(true);
  });
});
