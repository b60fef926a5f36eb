/** D5.6. */
import { sideways } from "./axe.ts";
import { beyond, doubleText } from "./edge.ts";
import { expect, quick, test } from "./test.ts";

test.describe("text of twice the size", () => {
  for (const width of [390, 1440]) {
    test(
      `grows with its wells and cuts nothing, ${width} px`,
      quick(width === 390),
      async ({ page, convert, signIn }) => {
        await page.setViewportSize({ width, height: 900 });
        await signIn();
        await doubleText(page);
        await convert.open();
        const pay = page.locator('input[name="pay"]');
        await pay.fill("0.25");
        const receive = page.locator('input[name="receive"]');
        await expect(receive).not.toHaveValue("");
        await expect(page.locator("body")).toHaveCSS("font-size", "28px");
        await expect(pay).toHaveCSS("font-size", "64px");
        const well = page.locator("div:has(> div > span > input[name=pay])");
        expect((await well.boundingBox())?.height).toBeGreaterThan(190);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
        const cut = await receive.evaluate((input) => input.scrollWidth - input.clientWidth);
        expect(cut).toBeLessThanOrEqual(0);
      },
    );
  }

  test("keeps what a sheet says within its edges", async ({ page, exchange, signIn }) => {
    const account = await signIn({ BTC: "2", USDT: "9000", ETH: "5" });
    await exchange.makePast(account.account, 3);
    await page.setViewportSize({ width: 390, height: 844 });
    await doubleText(page);
    const sheet = page.getByRole("dialog").filter({ visible: true });
    for (const lang of ["en", "de-DE"]) {
      await page.goto(`/user/assets/exchange/history?lang=${lang}`);
      await page.locator("tr[data-row]").first().click();
      await expect(sheet.locator("time").first()).toBeVisible();
      await expect(sheet.locator("dd").first()).toBeVisible();
      await expect.poll(() => beyond(sheet), `a record, ${lang}`).toEqual([]);
      await page.goto(`/user/assets/money-address?lang=${lang}`);
      await page
        .getByRole("button", { name: /^(Add|Adresse)/ })
        .filter({ visible: true })
        .first()
        .click();
      await expect(sheet.getByRole("radio").first()).toBeVisible();
      await expect.poll(() => beyond(sheet), `a new address, ${lang}`).toEqual([]);
    }
  });

  test("leaves the way to log in within the header of a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await doubleText(page);
    await page.goto("/user/assets/otc/index?lang=de-DE");
    await expect(page.getByRole("banner").getByRole("link", { name: "Anmelden" })).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
});
