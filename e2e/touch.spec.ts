/** D5.6. */
import { allAreHit } from "./targets.ts";
import { expect, quick, test } from "./test.ts";

test.describe("a finger hits each control", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const lang of ["en", "ar-SA"]) {
    test(`of convert (${lang})`, quick(lang === "en"), async ({ page, convert, signIn }) => {
      await signIn();
      await convert.open({ lang });
      await page.locator('input[name="pay"]').fill("0.01");
      await expect(page.locator('input[name="receive"]')).not.toHaveValue("");
      expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
      await allAreHit(page, 15);
    });
  }
});
