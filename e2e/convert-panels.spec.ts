/** D5.6. */
import type { Locator } from "@playwright/test";
import { faults, sideways } from "./axe.ts";
import { expect, test } from "./test.ts";

// It turns what belongs to the whole exchange.
test.use({ ownExchange: {} });

for (const { lang, scheme } of [
  { lang: "en", scheme: "light" },
  { lang: "de-DE", scheme: "dark" },
  { lang: "ar-SA", scheme: "dark" },
] as const) {
  test.describe(`on a small phone (${lang}, ${scheme})`, () => {
    test.use({
      viewport: { width: 360, height: 740 },
      colorScheme: scheme,
      contextOptions: { reducedMotion: "reduce" },
    });

    test("panels, price moved and result fit, and axe finds nothing", { tag: "@full" }, async ({
      page,
      convert,
      signIn,
      exchange,
    }) => {
      await signIn();
      await exchange.settings({ quoteTtlMs: 120_000, settleSlip: "0.0012" });
      await exchange.market({ freeze: true, symbol: "BTCUSDT", price: "94218.40" });
      await convert.open({ lang });
      await expect(page.locator("#convert-faq")).toBeVisible();
      const questions = page.locator("main li summary");
      await questions.first().focus();
      for (const isOpen of [true, false]) {
        await page.keyboard.press("Enter");
        await expect(page.locator("main li details[open]")).toHaveCount(isOpen ? 1 : 0);
      }
      for (const summary of await questions.all()) await summary.click();
      expect(await sideways(page)).toBe(0);
      expect(await faults(page, "main")).toEqual([]);

      await page.locator('input[name="pay"]').fill("0.01");
      await page.keyboard.press("Enter");
      const accept = page.getByRole("dialog").locator("footer button").first();
      await expect(accept).toBeVisible();
      await exchange.market({ symbol: "BTCUSDT", price: "93500.00" });
      // Where the page knows of the jump before the exchange says so, or not yet of it once it did, it asks whether this price is meant.
      const meant = page.getByRole("dialog").locator("footer button").nth(1);
      const pressUntil = async (next: Locator) => {
        await accept.click();
        await expect(next.or(meant).first()).toBeVisible();
        if (await meant.isVisible()) await meant.click();
        await expect(next).toBeVisible();
      };
      const table = page.getByRole("dialog").getByRole("table");
      await pressUntil(table);
      await expect(table.locator("tr").last()).toContainText(/0[.,]76/);
      expect(await faults(page, "dialog[open]")).toEqual([]);
      const fits = () =>
        table.evaluate((element) => {
          const box = element.getBoundingClientRect();
          return (
            box.left >= 0 &&
            box.right <= document.documentElement.clientWidth &&
            element.scrollWidth <= element.clientWidth + 1
          );
        });
      expect(await fits()).toBe(true);
      await pressUntil(page.getByRole("dialog").locator("footer a"));
      await expect(table.locator("tr").last()).toContainText(/0[.,]12/);
      expect(await fits()).toBe(true);
      expect(await faults(page, "dialog[open]")).toEqual([]);
      expect(await sideways(page)).toBe(0);
    });
  });
}
