/** F2b.6, F2b.16. */
import { describe } from "vitest";
import { decimal } from "#shared/domain/decimal.ts";
import { written } from "../../e2e/convert-page.ts";
import { defaultWallet, expect, test } from "./pages.ts";

const unifiedWallet = { BTC: "0.75", USDT: "900" };

describe("converting on the unified account", () => {
  test("takes, pays and looks up there, and leaves the funding account alone", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn(defaultWallet, unifiedWallet);
    await convert.open();
    await expect(page.getByText("Available 0.50", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Account: Funding" }).click();
    await page.getByRole("menuitemradio", { name: "Unified Trading" }).click();
    await expect(page.getByText("Available 0.75", { exact: true })).toBeVisible();
    await expect(page.getByText("Balance 900.00", { exact: true })).toBeVisible();

    const quote = await convert.getQuote("0.01");
    await expect(convert.confirmDialog).toContainText("Unified Trading account");
    await expect(convert.confirmDialog).toContainText(written("0.74", "BTC"));
    await convert.confirm.click();
    await expect(convert.result).toContainText("Unified Trading account");
    expect(await exchange.seen("convert.unifiedQuery")).toBeGreaterThan(0);
    expect(await exchange.seen("convert.query")).toBe(0);

    const [unified, funding] = [await exchange.unified(account), await exchange.funding(account)];
    expect(unified("BTC")).toBe("0.74");
    expect(unified("USDT")).toBe(decimal(unifiedWallet.USDT).plus(quote.toAmount).toFixed());
    expect([funding("BTC"), funding("USDT")]).toEqual([defaultWallet.BTC, defaultWallet.USDT]);
    expect(await exchange.imbalance()).toEqual([]);

    await convert.result.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("Available 0.74", { exact: true })).toBeVisible();
  });

  test("stays chosen in the address, over a change of the pair, a reload and a shared link", async ({
    page,
    convert,
    signIn,
  }) => {
    await signIn(defaultWallet, unifiedWallet);
    await page.goto("/user/assets/exchange/index?from=BTC&to=USDT&account=unified");
    const chosen = page.getByRole("button", { name: "Account: Unified Trading" });
    await expect(chosen).toBeVisible();
    await expect(page.getByText("Available 0.75", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Swap the two coins" }).click();
    await expect(page).toHaveURL(/from=USDT&to=BTC/);
    await expect(page).toHaveURL(/account=unified/);
    await page.reload();
    await expect(chosen).toBeVisible();
    await convert.seeLivePrice();
    await expect(page.getByText("Available 900.00", { exact: true })).toBeVisible();
    await chosen.click();
    await page.getByRole("menuitemradio", { name: "Funding" }).click();
    await expect(page).not.toHaveURL(/account=/);
    await expect(page.getByText("Available 2,500.00", { exact: true })).toBeVisible();
  });

  test("judges what was typed by that account's balance", async ({ page, convert, signIn }) => {
    await signIn(defaultWallet, unifiedWallet);
    await convert.open();
    await convert.pay.fill("0.6");
    await convert.getPrice.click();
    await expect(page.getByText("Your available balance is 0.5 BTC.")).toBeVisible();
    await page.getByRole("button", { name: "Account: Funding" }).click();
    await page.getByRole("menuitemradio", { name: "Unified Trading" }).click();
    await expect(page.getByText(/You have 0\.[57]/)).toBeHidden();
    await expect(convert.pay).toHaveValue("0.6");
    await convert.getPrice.click();
    await expect(convert.confirm).toBeVisible();
  });

  test("a price requested before that account's balances are there waits for them", async ({
    page,
    convert,
    signIn,
  }) => {
    await signIn(defaultWallet, unifiedWallet);
    await convert.open();
    await convert.pay.fill("0.6");
    let notify: () => void = () => undefined;
    const balances = new Promise<void>((resolve) => {
      notify = resolve;
    });
    page.network.route(/coinInfoListByBalance/, async (route) => {
      await balances;
      return route.fetch();
    });
    await page.getByRole("button", { name: "Account: Funding" }).click();
    await page.getByRole("menuitemradio", { name: "Unified Trading" }).click();
    await convert.getPrice.click();
    await expect(convert.getPrice).toHaveAttribute("aria-busy", "true");
    notify();
    await expect(convert.confirm).toBeVisible();
  });
});
