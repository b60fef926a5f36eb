/** F6b.1, R2.10: small balances where the exchange does not offer the usual coin to convert into. */
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { crumbs } from "./small-wallet.ts";

test("what they become is one of the coins that are offered, and seen to be chosen", async ({
  page,
  small,
  signIn,
  exchange,
}) => {
  await signIn(crumbs);
  const liar = await lieTo(page);
  for (const call of ["batch.list", "batch.setting"] as const) {
    liar.notify(
      call,
      ({ text }) => ({
        text: withResult(text, (told) => ({ ...(told as object), supportToCoins: ["USDC", "MNT"] })),
      }),
      { signed: true },
    );
  }
  await small.open();
  await expect(page.getByRole("radio", { name: /^USDC/ })).toBeChecked();
  await small.choose("DOGE", "ADA");
  const { result } = await small.getQuote();
  expect(result.exchangeCoins.map(({ toCoin }) => toCoin)).toEqual(["USDC", "USDC"]);
  await small.convert.click();
  await expect(small.ended).toBeVisible();
  expect(await exchange.seen("batch.convert")).toBe(1);
  await page.getByRole("button", { name: "Back to small balances" }).first().click();
  await page.getByRole("radio", { name: /^MNT/ }).check();
  await small.choose("XLM");
  await small.getQuote();
  await expect(small.dialog).toContainText("MNT");
});
