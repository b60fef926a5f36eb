/** D5.6. */
import { faults } from "./axe.ts";
import { tabTo } from "./keyboard.ts";
import { defaultWallet, expect, test } from "./test.ts";

test("the account to convert on is chosen by keyboard, with no accessibility fault", {
  tag: "@full",
}, async ({ page, convert, signIn }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(defaultWallet, { BTC: "0.75", USDT: "900" });
  await convert.open();
  const chip = page.getByRole("button", { name: "Account: Funding" });
  await tabTo(page, chip);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitemradio", { name: "Funding" })).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Account: Unified Trading" })).toBeFocused();
  await expect(page.getByText("Available 0.75", { exact: true })).toBeVisible();
});
