/** F6a.1, D5.6. */
import { decimal } from "#shared/domain/decimal.ts";
import { written } from "./convert-page.ts";
import { tabTo } from "./keyboard.ts";
import { defaultWallet, expect, test } from "./test.ts";

test.describe("converting", () => {
  test("moves exactly what was quoted, and the books add up", async ({ page, convert, signIn, exchange }) => {
    const { account: name } = await signIn();
    await convert.open();
    const quote = await convert.getQuote("0.01");
    expect(quote.fromAmount).toBe("0.01");
    await expect(convert.confirmDialog).toContainText(written("0.01", "BTC"));
    await expect(convert.confirmDialog).toContainText(written(quote.toAmount, "USDT"));

    await convert.confirm.click();
    await expect(convert.result).toBeVisible();
    await expect(convert.result).toContainText(written(quote.toAmount, "USDT"));

    const funding = await exchange.funding(name);
    const { BTC = "", USDT = "" } = defaultWallet;
    expect(funding("BTC")).toBe(decimal(BTC).minus("0.01").toFixed());
    expect(funding("USDT")).toBe(decimal(USDT).plus(quote.toAmount).toFixed());
    expect(await exchange.imbalance()).toEqual([]);

    await convert.result.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText(`Available ${funding("BTC")}`)).toBeVisible();
  });

  test("by keyboard alone", async ({ page, convert, signIn, exchange }) => {
    const { account: name } = await signIn();
    await convert.open();
    await tabTo(page, page.getByRole("button", { name: /^Coin to receive/ }), { within: 60 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Coin code or name" })).toBeFocused();
    await page.keyboard.type("ETH");
    await expect(page.getByRole("option").first()).toContainText("Ethereum");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Coin to receive: ETH. Change" })).toBeFocused();
    await tabTo(page, convert.pay, { key: "Shift+Tab", within: 10 });
    await page.keyboard.type("0.01");
    await page.keyboard.press("Enter");
    await expect(convert.confirm).toBeVisible();
    await tabTo(page, convert.confirm, { within: 60 });
    // A price is compared with the live one first; a press meanwhile does nothing.
    await expect(convert.confirm).toBeEnabled();
    await page.keyboard.press("Enter");
    await expect(convert.result).toBeVisible();
    await tabTo(page, convert.result.getByRole("button", { name: "Done" }), { within: 60 });
    await page.keyboard.press("Enter");
    await expect(convert.result).toBeHidden();
    const funding = await exchange.funding(name);
    expect(funding("BTC")).toBe(decimal(defaultWallet.BTC).minus("0.01").toFixed());
    expect(decimal(funding("ETH")).gt(defaultWallet.ETH ?? "")).toBe(true);
  });
});
