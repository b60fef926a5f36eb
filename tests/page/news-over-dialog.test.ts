/** R4.18, F6d.3: news that comes over an open dialog. */
import { expect, test } from "./pages.ts";

test("is heard and pressed there, and the dialog stays", async ({ page, deposit, signIn, exchange }) => {
  const { account } = await signIn({});
  await exchange.settings({ depositBlockMs: 50 });
  await deposit.goto({ coin: "USDT", chain: "TRX" });
  await expect(page.getByText("No deposit is on its way")).toBeVisible();
  await deposit.coin.click();
  const picker = page.getByRole("dialog");
  await expect(picker).toBeVisible();
  await exchange.deposit({ account, coin: "USDT", chain: "TRX", amount: "25" });
  const news = picker.getByRole("status").filter({ hasText: "25.00 USDT can be withdrawn" });
  await news.getByRole("button", { name: "Close" }).click();
  await expect(page.locator('.Toastify__toast[data-in="true"]')).toHaveCount(0);
  await expect(picker).toBeVisible();
});

test("stays when that dialog closes", async ({ page, deposit, signIn, exchange }) => {
  const { account } = await signIn({});
  await exchange.settings({ depositBlockMs: 50 });
  await deposit.goto({ coin: "USDT", chain: "TRX" });
  await expect(page.getByText("No deposit is on its way")).toBeVisible();
  await deposit.coin.click();
  const picker = page.getByRole("dialog");
  await exchange.deposit({ account, coin: "USDT", chain: "TRX", amount: "25" });
  const news = page.getByRole("status").filter({ hasText: "25.00 USDT can be withdrawn" });
  await expect(news).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(picker).toHaveCount(0);
  await news.getByRole("button", { name: "Close" }).click();
});
