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
});
