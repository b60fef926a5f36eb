/** D5.6. */
import type { Page } from "@playwright/test";
import { faults } from "./axe.ts";
import { ConvertPage } from "./convert-page.ts";
import { galleryPath, test as galleryTest } from "./gallery.ts";
import { expect, quick, test } from "./test.ts";

// It turns what belongs to the whole exchange.
test.use({ ownExchange: {} });

const history = "/user/assets/exchange/history";

/** What comes when the page is idle is there too: the chart, the price list and all figures in view. */
async function seeAtRest(page: Page): Promise<void> {
  await expect(page.getByRole("slider")).toBeVisible();
  await expect(page.locator("[data-coin-row]")).toHaveCount(8);
  await expect(page.locator("[data-coin-row]").first().locator("[data-quote]").first()).toHaveText(/\d/);
  await expect(page.locator("[data-quote][data-loading]")).toHaveCount(0);
}

const views = (["light", "dark"] as const).flatMap((scheme) =>
  ["en", "ar-SA"].map((lang) => ({ scheme, lang, name: `${scheme}, ${lang}` })),
);

for (const { scheme, lang, name } of views) {
  test.describe(`no accessibility fault (${name})`, () => {
    test.use({ colorScheme: scheme, contextOptions: { reducedMotion: "reduce" } });

    const lightEnglish = quick(scheme === "light" && lang === "en");
    const darkArabic = quick(scheme === "dark" && lang === "ar-SA");

    test(
      "on the convert page, in its picker, its confirmation and its result",
      lightEnglish,
      async ({ page, convert, signIn, exchange }) => {
        await signIn();
        await exchange.settings({ quoteTtlMs: 120_000 });
        await convert.open({ lang });
        await seeAtRest(page);
        expect(await faults(page), "page").toEqual([]);
        await page.getByRole("main").locator('button[aria-haspopup="dialog"]').first().click();
        await expect(page.getByRole("option").first()).toBeVisible();
        expect(await faults(page), "picker").toEqual([]);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("option")).toHaveCount(0);
        await page.locator('input[name="pay"]').fill("0.01");
        await page.keyboard.press("Enter");
        const accept = page.getByRole("dialog").locator("footer button").first();
        await expect(accept).toBeVisible();
        expect(await faults(page), "confirmation").toEqual([]);
        await accept.click();
        // The way to the history beside the way on: it is settled.
        await expect(page.getByRole("dialog").locator("footer a")).toBeVisible();
        expect(await faults(page), "result").toEqual([]);
        await page.goto(`${history}?lang=${lang}`);
        await expect(page.getByRole("main").getByText("BTC").first()).toBeVisible();
        expect(await faults(page), "history").toEqual([]);
      },
    );

    test("in the header's menus", darkArabic, async ({ page, convert, signIn }) => {
      await signIn();
      await convert.open({ lang });
      const menus = page.getByRole("banner").locator('button[aria-haspopup="menu"]:visible');
      await expect(menus).toHaveCount(2);
      for (const menu of await menus.all()) {
        await menu.click();
        await expect(page.getByRole("menu")).toBeVisible();
        const label = await menu.getAttribute("aria-label");
        expect(await faults(page, "header:has([role=menu])"), label ?? "").toEqual([]);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("menu")).toHaveCount(0);
      }
    });

    test("on the overview and an empty history", { tag: "@full" }, async ({ page, signIn }) => {
      await signIn();
      await page.goto(`/user/assets/?lang=${lang}`);
      await expect(page.locator("tbody tr")).toHaveCount(4);
      expect(await faults(page), "overview").toEqual([]);
      await page.goto(history);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
      expect(await faults(page), "history").toEqual([]);
    });

    galleryTest.describe("in the gallery", { tag: "@full" }, () => {
      // One sample has an icon that does not exist.
      galleryTest.use({ tolerated: /nothing-here\.png/ });
      galleryTest("and over its toasts, dialogs and menus", async ({ page, signIn }) => {
        await signIn();
        await page.goto(`${galleryPath}?lang=${lang}`);
        const main = page.getByRole("main");
        await expect(main.locator('[data-quote="BTCUSDT"]').first()).toHaveText(/\d/);
        expect(await faults(page), "page").toEqual([]);
        await main.getByRole("button", { name: "fail", exact: true }).click();
        await main.getByRole("button", { name: "success", exact: true }).click();
        const toasts = page.locator('[popover] [data-in="true"] [data-toast]');
        await expect(toasts).toHaveCount(2);
        // They stay while they are pointed at.
        await toasts.first().hover();
        expect(await faults(page), "toasts").toEqual([]);
        await main.getByRole("button", { name: "notify warn" }).click();
        const notification = page.locator("[popover] [data-notification]");
        await expect(notification).toHaveCount(1);
        await notification.hover();
        expect(await faults(page), "notification").toEqual([]);
        await main.getByRole("button", { name: "Fill a form" }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        expect(await faults(page), "dialog").toEqual([]);
      });
    });
  });
}

test.describe("no accessibility fault on the login page", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });
      test("of the sandbox", { tag: "@full" }, async ({ page }) => {
        await page.goto(`/login?redirect_url=${encodeURIComponent(ConvertPage.path)}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await faults(page)).toEqual([]);
      });
    });
  }
});
