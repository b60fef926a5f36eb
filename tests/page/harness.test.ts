/** F6a.1. */
import { expect, test } from "./harness/test.ts";

test("a conversion from the form to its result", async ({ page, signIn, exchange }) => {
  const { account } = await signIn();
  await page.goto("/user/assets/exchange/index?from=BTC&to=USDT");
  await expect(page.locator('[data-quote][data-field="lastPrice"]').first()).toHaveText(/\d/);
  await page.getByRole("textbox", { name: /^You pay/ }).fill("0.1");
  await page.getByRole("button", { name: "Get quote" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm conversion" });
  await dialog.getByRole("button", { name: "Convert now" }).click();
  await expect(page.getByRole("dialog", { name: "Converted" })).toBeVisible();
  await expect.poll(async () => (await exchange.funding(account))("BTC")).toBe("0.4");
});
