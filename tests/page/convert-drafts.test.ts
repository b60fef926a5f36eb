/** R9.15: amounts that were typed on two pages of conversions. */
import { expect, test } from "./pages.ts";
import { wallet } from "./special-wallet.ts";

const kept = (name: string): string => sessionStorage.getItem(`coffer.draft.convert/${name}`) ?? "";

test("an amount for the market is there after a look at a special coin, and so is that one's", async ({
  page,
  convert,
  special,
  signIn,
}) => {
  await signIn({ ...wallet, BTC: "1" });
  await convert.open({ from: "BTC", to: "USDT" });
  await convert.pay.fill("0.25");
  await expect.poll(() => kept("amount")).toContain("0.25");
  await special.open();
  await special.pay.fill("250");
  await expect.poll(() => kept("usdt-usdc")).toContain("250");
  await convert.open({ from: "BTC", to: "USDT" });
  await expect(page.getByText("Frequently asked questions")).toBeVisible();
  await expect(convert.pay).toHaveValue("0.25");
  await special.open();
  await expect(special.pay).toHaveValue("250");
});
