/** F2b.8. */
import { describe } from "vitest";
import { expect, test } from "./pages.ts";
import { wallet } from "./special-wallet.ts";

const accountType = "eb_convert_funding";

describe("limits", () => {
  test("of one exchange and of the balance come with their repair", async ({ page, special, signIn }) => {
    await signIn(wallet);
    await special.open();
    await special.pay.fill("0.5");
    await special.review.click();
    await expect(page.getByText("The minimum is 1 USDT.")).toBeVisible();
    await expect(special.pay).toBeFocused();
    await page.getByRole("button", { name: "Use minimum" }).click();
    await expect(special.pay).toHaveValue("1");
    await special.pay.fill("500000.0001");
    await special.review.click();
    await expect(page.getByText("The maximum is 500,000 USDT.")).toBeVisible();
    await special.pay.fill("18420.5544");
    await special.review.click();
    await page.getByRole("button", { name: "Use available balance" }).click();
    await expect(special.pay).toHaveValue("18,420.5543");
    await special.pay.fill("1.00001");
    await special.review.click();
    await expect(page.getByText("USDT allows up to 4 decimals.")).toBeVisible();
    await expect(special.dialog).toBeHidden();
  });

  test("of the day say what is left, then that nothing is", async ({ page, special, signIn, exchange }) => {
    const { token } = await signIn({ DAI: "300000" });
    const productId = "dai-usdc";
    const spend = async (requestAmount: string): Promise<void> => {
      const pair = { fromCoin: "DAI", toCoin: "USDC", requestCoin: "DAI", accountType, productId };
      const requestId = crypto.randomUUID();
      const quote = await exchange.call("convert.quote", token, { ...pair, requestAmount, requestId });
      const { quoteTxId } = quote.result as { readonly quoteTxId: string };
      const input = { quoteTxId, accountType, requestId: crypto.randomUUID() };
      expect((await exchange.call("convert.execute", token, input)).code).toBe(0);
      await expect
        .poll(async () => (await exchange.call("convert.query", token, { quoteTxId, accountType })).result)
        .toMatchObject({ result: { exchangeStatus: "success" } });
    };
    for (const amount of ["100000", "100000", "49900"]) await spend(amount);
    await special.open(productId);
    await expect(page.getByText("100 DAI", { exact: true })).toBeVisible();
    await special.pay.fill("101");
    await special.review.click();
    await expect(page.getByText("100 DAI of today's limit remaining.")).toBeVisible();
    await page.getByRole("button", { name: "Use maximum" }).click();
    await expect(special.receive).toHaveValue("99.95");
    await special.openReview();
    await special.exchange.click();
    await expect(special.done).toContainText("99.95 USDC");
    await special.finish();
    await special.pay.fill("5");
    await special.review.click();
    await expect(page.getByText(/Daily limit reached/)).toBeVisible();
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("that the server finds first are told above the button", async ({
    page,
    special,
    signIn,
    exchange,
  }) => {
    await signIn(wallet);
    await special.open();
    await special.pay.fill("25");
    await exchange.fault({ call: "convert.quote", retCode: 700_007, retMsg: "too much", times: 1 });
    await special.review.click();
    await expect(page.getByRole("alert")).toContainText("above the maximum");
    await special.openReview();
  });
});
