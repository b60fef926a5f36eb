/** F2b.3. */
import { expect, test } from "./pages.ts";

test("words typed before the coins are there choose by these words, not what was chosen before", async ({
  page,
  convert,
  signIn,
}) => {
  await signIn();
  await convert.open();
  let notify: () => void = () => undefined;
  const coins = new Promise<void>((resolve) => {
    notify = resolve;
  });
  page.network.route(/coinInfoListByBalance/, async (route) => {
    await coins;
    return route.fetch();
  });
  await page.getByRole("button", { name: "Coin to receive: USDT. Change" }).click();
  const search = page.getByRole("combobox", { name: "Coin code or name" });
  // Tether, which is chosen, fits them too.
  await search.fill("ETH");
  notify();
  await expect(page.getByRole("option").first()).toContainText("Ethereum");
  await expect(page.getByRole("option", { name: /Tether/ })).toHaveCount(1);
  await search.press("Enter");
  await expect(page.getByRole("button", { name: "Coin to receive: ETH. Change" })).toBeVisible();
});
