/** F2b.7, F2b.8, F1.2. */
import { describe } from "vitest";
import { decimal } from "#shared/domain/decimal.ts";
import { expect, test } from "./pages.ts";
import { wallet } from "./special-wallet.ts";

const accountType = "eb_convert_funding";
const single = "The maximum for one conversion.";

describe("Max", () => {
  test("puts in what one conversion takes, and says so", async ({ page, convert, signIn, exchange }) => {
    const { token } = await signIn({ BTC: "5000" });
    const pair = { accountType, fromCoin: "BTC", toCoin: "USDT" };
    const { result } = await exchange.call("convert.limit", token, pair);
    const max = decimal((result as { readonly singleFromMaxLimit: string }).singleFromMaxLimit);
    await convert.open();
    await page.getByRole("button", { name: "Use the maximum for one conversion" }).click();
    await expect(convert.pay).toHaveValue(max.toFormat());
    await expect(page.getByText(single)).toBeVisible();
    await expect(page.getByText(/The maximum is/)).toBeHidden();
    await convert.pay.fill("0.1");
    await expect(page.getByText(single)).toBeHidden();
    await page.getByRole("button", { name: "Use 100% of what the limits allow now" }).click();
    await expect(convert.pay).toHaveValue(max.toFormat());
  });

  test("of a limit order does the same", async ({ page, limit, signIn }) => {
    await signIn({ BTC: "5000" });
    await limit.goto();
    await page.getByRole("button", { name: "Use the maximum for one conversion" }).click();
    await expect(page.getByText(single)).toBeVisible();
  });

  test("of a special coin too", async ({ page, special, signIn }) => {
    await signIn({ ...wallet, USDT: "800000" });
    await special.open();
    await page.getByRole("button", { name: "Use the maximum for one conversion" }).click();
    await expect(special.pay).toHaveValue("500,000");
    await expect(page.getByText(single)).toBeVisible();
  });

  test("is the balance where no limit is in the way", async ({ page, convert, signIn }) => {
    await signIn({ BTC: "0.01" });
    await convert.open();
    await expect(page.getByRole("button", { name: "Use 100% of the balance" })).toBeVisible();
    await page.getByRole("button", { name: "Use full balance" }).click();
    await expect(convert.pay).toHaveValue("0.01");
    await expect(page.getByText(single)).toBeHidden();
  });
});
