/** D5.6, D10.11. */
import { areaWallet, makeRecords } from "./area-pages.ts";
import { allAreHit, missedIn } from "./targets.ts";
import { expect, quick, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a separator typed with a finger starts decimals", async ({ page, convert, signIn }) => {
  await signIn();
  await convert.open({ lang: "en" });
  const pay = page.locator('input[name="pay"]');
  await pay.pressSequentially("1,250");
  await expect(pay).toHaveValue("1.250");
  await pay.blur();
  await expect(pay).toHaveValue("1.25");
});

test.describe("a finger hits each control", () => {
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

    test(`of every area (${lang})`, quick(lang === "en"), async ({ page, exchange, signIn }) => {
      const account = await signIn(areaWallet);
      await makeRecords(exchange, account);
      const missed: Record<string, unknown> = {};
      for (const [path, rests] of Object.entries({
        "transfer?coin=USDT": "main section li",
        "subAccountTransferRecord?": "tr[data-row]",
        "deposit?coin=USDT&chain=TRX": "main dl",
        "deposit?view=history": "tr[data-row]",
        "deposit/chain-address?": "main tr[data-row]",
        "withdraw?coin=USDT&chain=TRX": 'input[name="amount"]',
        "money-address?": "main tr[data-row]",
        "money-address/batch?": "main [data-batch-row]",
        "money-address/risk-check?": "main section",
        "fiat/deposit?": "input[type=radio]",
        "exchange/index?mode=smallBalances": "tr[data-row]",
        "exchange/index?mode=limit": 'input[name="price"]',
        "exchange/history?": "tr[data-row]",
        "otc/convert?from=BTC&to=USDT": 'input[name="pay"]',
        "records/asset-history?": "tr[data-row]",
        "records/frozen-assets?": "main table tbody a",
        "exportStatement?": "main input[type=date]",
      })) {
        await page.goto(`/user/assets/${path}&lang=${lang}`);
        await expect(page.locator(rests).first()).toBeVisible();
        await expect(page.locator("footer[data-mode]")).toBeAttached();
        const small = await missedIn(page, 2);
        if (small.length > 0) missed[path] = small;
      }
      expect(missed).toEqual({});
    });
  }
});
