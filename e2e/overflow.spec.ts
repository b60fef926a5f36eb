/** D5.6. */
import { overflow } from "./edge.ts";
import { expect, test } from "./test.ts";

test.describe("nothing reaches past the page's edge", () => {
  for (const lang of ["en", "ar-SA"]) {
    test(`with a rate of many digits (${lang})`, async ({ page, convert, signIn }) => {
      await signIn({ PEPE: "123456789123.12345678" });
      await convert.open({ from: "PEPE", to: "BTC", lang });
      await page.locator('input[name="pay"]').fill("123456789.12");
      await expect(page.locator('input[name="receive"]')).not.toHaveValue("");
      await expect(page.getByRole("main")).toContainText(/0\.0{9}\d{7} BTC/);
      for (const width of [320, 360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => overflow(page), `${width} px`).toEqual([]);
        await expect
          .poll(() => page.locator('input[name="pay"]').evaluate((one) => one.scrollWidth - one.clientWidth))
          .toBe(0);
      }
    });
  }
  for (const lang of ["de-DE", "ar-SA"]) {
    test(`with a coin opened of which there is much (${lang})`, async ({ page, signIn }) => {
      await signIn({ ETH: "987654.12345678" }, { ETH: "1234567.12345678" });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/user/assets/?lang=${lang}`);
      const row = page.locator("tr[data-coin=ETH]");
      await row.getByRole("button").click();
      const open = page.locator("tr[data-detail]");
      await expect(open.getByRole("table")).toContainText(/1[.,]234[.,]567/);
      for (const width of [320, 360, 390, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => overflow(page), `${width} px`).toEqual([]);
        for (const link of await open.getByRole("link").all()) {
          expect(await link.evaluate((one) => one.scrollWidth - one.clientWidth), `${width} px`).toBe(0);
        }
      }
    });
  }
});
