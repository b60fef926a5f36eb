/** R2.17, R4.14, R4.15, R5.9, R3.20. */
import { describe } from "vitest";
import { ConvertPage } from "../../e2e/convert-page.ts";
import type { Page } from "./harness/test.ts";
import { until } from "./harness/until.ts";
import { expect, test } from "./pages.ts";

async function switchTo(page: Page, button: string, language: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("menuitemradio", { name: language, exact: true }).click();
}

describe("the language", () => {
  test("that was chosen is there at the next visit; a query outweighs it", async ({ page, convert }) => {
    await convert.open({ lang: "en" });
    await switchTo(page, "Language", "Español");
    await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("es-ES");
    await expect(page).toHaveURL(/lang=es-ES/);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
    await page.goto(ConvertPage.path);
    await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
    await page.goto(`${ConvertPage.path}?lang=tr-TR`);
    await expect(page.locator("html")).toHaveAttribute("lang", "tr-TR");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Convert/);
  });

  test("that was chosen before the page is complete is there after a reload, too", async ({
    page,
    convert,
    signIn,
  }) => {
    await signIn();
    // The page waits for it before it does what can wait.
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    page.network.route(/coinInfoList/, async (route) => {
      await held;
      return route.fetch();
    });
    await convert.open({ lang: "en" });
    await switchTo(page, "Language", "Español");
    await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
    answer();
    await expect(page).toHaveURL(/lang=es-ES/);
  });

  test("that the page around it has chosen is taken", async ({ page, convert }) => {
    await page.addInitScript(() => Reflect.set(window, "getSelectedLanguage", () => "zh-TW"));
    await convert.open();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-TW");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Han}/u);
  });

  test("that the page around it cannot tell keeps no visit from starting", async ({ page, convert }) => {
    await page.addInitScript(() =>
      Reflect.set(window, "getSelectedLanguage", () => {
        throw new Error("a fault of the host's");
      }),
    );
    await convert.open({ lang: "" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Convert");
  });

  test("that the page around it has chosen outweighs the one of the last visit", async ({
    page,
    convert,
  }) => {
    await convert.open({ lang: "en" });
    await switchTo(page, "Language", "Español");
    await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
    await page.addInitScript(() => Reflect.set(window, "getSelectedLanguage", () => "zh-TW"));
    await page.goto(ConvertPage.path);
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-TW");
  });

  test("without words of its own leaves the page in that of the words it shows", async ({
    page,
    convert,
  }) => {
    await convert.open({ lang: "kk-KZ" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Convert");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("that is late is not given up in the address for the English that stands in for it", async ({
    page,
  }) => {
    await page.goto(`${ConvertPage.path}?lang=en`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Convert");
    await page.route(/common-static/, () => Promise.reject(new TypeError("Failed to fetch")));
    await page.goto(`${ConvertPage.path}?lang=de-DE`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Convert");
    // The footer comes with idle time, as what keeps the address does.
    await expect(page.locator("footer[data-mode]")).toBeVisible();
    expect(page.url()).toContain("lang=de-DE");
  });

  test("that nobody chose replaces no choice", async ({ page, convert }) => {
    const stored = () => page.evaluate(() => localStorage.getItem("i18nextLng"));
    await page.goto(ConvertPage.path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await stored()).toBeNull();
    await convert.open({ lang: "en" });
    await switchTo(page, "Language", "Español");
    await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
    await page.goto(`${ConvertPage.path}?lang=xx-YY`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await stored()).toBe("es-ES");
    await page.goto(ConvertPage.path);
    await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
  });

  test("that nobody has is English", async ({ page, convert }) => {
    await convert.open({ lang: "xx-YY" });
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Convert");
  });

  test("whose texts cannot be fetched is English, and itself once the network is back", async ({ page }) => {
    await page.route(/common-static/, () => Promise.reject(new TypeError("Failed to fetch")));
    await page.goto(`${ConvertPage.path}?lang=de-DE`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Convert");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByText(/^[a-z]+\.[a-z.]+$/)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).not.toBe("en");
    page.network.unroute();
    await until(async () => {
      window.dispatchEvent(new Event("online"));
      if (document.documentElement.lang !== "de-DE") throw new Error(document.documentElement.lang);
    });
  });
});

describe("on the Hong Kong site", () => {
  const home = (url: string, lang: string) =>
    `http://hk.localhost:${new URL(url).port}${ConvertPage.path}${lang === "" ? "" : `?lang=${lang}`}`;

  test("the language is Chinese of Hong Kong, in the words of Traditional Chinese", async ({
    page,
    exchange,
  }) => {
    await page.goto(home(exchange.url, "de-DE"));
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-HK");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Han}/u);
  });

  test("there are two languages, one click from each other", async ({ page, exchange }) => {
    await page.goto(home(exchange.url, "en-HK"));
    await expect(page.locator("html")).toHaveAttribute("lang", "en-HK");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Convert");
    await page.getByRole("banner").getByRole("button", { name: "Language" }).click();
    await expect(page.getByRole("menuitemradio")).toHaveText(["繁體中文 (香港)", "English (Hong Kong)"]);
    await page.getByRole("menuitemradio").first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-HK");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Han}/u);
  });
});

test("a menu leaves keys that are held with Ctrl, Alt or Cmd to the browser", async ({ page, convert }) => {
  await convert.open({ lang: "en" });
  await page.getByRole("banner").getByRole("button", { name: "Language", exact: true }).click();
  const chosen = page.getByRole("menuitemradio", { name: "English", exact: true });
  await expect(chosen).toBeFocused();
  for (const held of ["Control", "Alt", "Meta"]) {
    await page.keyboard.press(`${held}+d`);
    await expect(chosen).toBeFocused();
  }
  await page.keyboard.press("d");
  await expect(page.getByRole("menuitemradio", { name: "Deutsch", exact: true })).toBeFocused();
});
