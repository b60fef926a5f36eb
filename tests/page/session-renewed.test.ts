/** R4.7, D3.9, F2a.5: the same person logs in anew in another window, while this page is in view. */
import { expect, type Page, test } from "./harness/test.ts";

/** In another window: a new token, and this one is looked at. */
async function becomes(page: Page, token: string): Promise<void> {
  await page.addCookies([{ name: "test-token", value: token }]);
  window.dispatchEvent(new Event("focus"));
}

test("what the exchange reports of their own comes again, though the login before was refused", async ({
  page,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const person = await signIn({ BTC: "0.5" });
  await page.goto("/user/assets/?lang=en");
  await expect.poll(() => exchange.isWatching(person, "wallet")).toBe(true);
  await exchange.call("profile.logout", person.token, {});
  await exchange.feed("drop-all");
  await expect.poll(() => exchange.isWatching(person, "wallet")).toBe(false);
  await expect.poll(() => page.reports.some((what) => what.startsWith("feed login refused"))).toBe(true);
  await becomes(page, await exchange.demo(person.account));
  await expect.poll(() => exchange.isWatching(person, "wallet")).toBe(true);
});

test("their account's panel, open when the session ended, stays closed until they ask for it", async ({
  page,
  signIn,
  exchange,
}) => {
  const person = await signIn({ BTC: "0.5" });
  await page.goto("/user/assets/exchange/index?lang=en");
  const account = page.getByRole("button", { name: /^Account: .*@/ });
  await account.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await becomes(page, "");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await becomes(page, await exchange.demo(person.account));
  await expect(account).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await account.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
