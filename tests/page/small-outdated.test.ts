/** D5.3, F6b.1: small balances that were read before and cannot be read again. */
import { comeBackLater } from "./come-back.ts";
import { expect, test } from "./pages.ts";
import { crumbs } from "./small-wallet.ts";

test("small balances that could not be read again are said to be of before", async ({
  page,
  small,
  signIn,
  fault,
}) => {
  await signIn(crumbs);
  await small.open();
  await expect(small.row("DOGE")).toBeVisible();
  await expect(page.getByText(/may be out of date/)).toHaveCount(0);
  await fault({ call: "batch.list", status: 503, times: 1000 });
  await comeBackLater(page);
  await expect(page.getByText(/may be out of date|Couldn't load your small balances/)).toBeVisible();
  await expect(small.row("DOGE")).toBeVisible();
});

test("that nothing is small is not said of a list that could not be read again", async ({
  page,
  signIn,
  fault,
}) => {
  await signIn({ BTC: "1" });
  await page.goto("/user/assets/exchange/index?mode=smallBalances&lang=en");
  const none = page.getByRole("heading", { name: /^No balances under .*10 USDT/ });
  await expect(none).toBeVisible();
  await fault({ call: "batch.list", status: 503, times: 1000 });
  await comeBackLater(page);
  await expect(page.getByRole("heading", { name: "Couldn't load your small balances" })).toBeVisible();
  await expect(none).toHaveCount(0);
});
