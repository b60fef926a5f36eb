/** D5.6. */
import { allAreHit } from "./targets.ts";
import { expect, quick, test } from "./test.ts";

test.describe("a finger hits each control", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const lang of ["en", "ar-SA"]) {
    test(`of convert and the overview (${lang})`, quick(lang === "en"), async ({ page, convert, signIn }) => {
      await signIn();
      await convert.open({ lang });
      await page.locator('input[name="pay"]').fill("0.01");
      await expect(page.locator('input[name="receive"]')).not.toHaveValue("");
      expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
      await allAreHit(page, 15);
      await page.goto(`/user/assets/?lang=${lang}`);
      await expect(page.locator("tr[data-coin]")).toHaveCount(4);
      await allAreHit(page, 8);
    });

    test(`of transfers and deposits (${lang})`, quick(lang === "en"), async ({ page, signIn }) => {
      await signIn();
      for (const [path, rests] of Object.entries({
        "transfer?coin=USDT": 'input[name="amount"]',
        "deposit?coin=USDT&chain=TRX": "main dl",
        "deposit/chain-address?": "main tr[data-row]",
      })) {
        await page.goto(`/user/assets/${path}&lang=${lang}`);
        await expect(page.locator(rests).first()).toBeVisible();
        await expect(page.locator("footer[data-mode]")).toBeAttached();
        await allAreHit(page, 5);
      }
    });
  }
});
