/** R2.6, R2.14, R2.15, D1.6, D7.5. */
import { ConvertPage } from "./convert-page.ts";
import { expect, test } from "./test.ts";

const history = "/user/assets/exchange/history";

test.describe("signing in", () => {
  test("by a click, back to where one came from", { tag: "@full" }, async ({ page }) => {
    await page.goto(`/login?redirect_url=${encodeURIComponent(`${history}?from=BTC`)}`);
    await page.getByRole("button", { name: /^funded/ }).click();
    await expect(page).toHaveURL(`${history}?from=BTC`);
    await expect(page.getByRole("heading", { name: "Convert history" })).toBeVisible();
  });

  test("never leads to another origin", { tag: "@full" }, async ({ page, exchange }) => {
    for (const foreign of [
      "https://foreign.test/",
      "//foreign.test/",
      "/\\foreign.test/",
      "https:foreign.test",
      "javascript:alert(1)",
    ]) {
      await page.goto(`/login?redirect_url=${encodeURIComponent(foreign)}`);
      await page.getByRole("button", { name: /^funded/ }).click();
      await expect(page, foreign).toHaveURL(`${exchange.url}${ConvertPage.path}`);
    }
  });

  test("a closed page sends who is signed out to the login and takes them back", async ({ page }) => {
    await page.goto(history);
    await expect(page).toHaveURL(/\/login\?redirect_url=/);
    await page.getByRole("button", { name: /^funded/ }).click();
    await expect(page).toHaveURL(new RegExp(`${history}$`));
  });

  test("an open page shows prices to who is signed out and asks them to log in where it matters", {
    tag: "@full",
  }, async ({ page, convert }) => {
    await convert.open({ from: "ETH" });
    await expect(convert.getPrice).toBeHidden();
    await convert.pay.fill("0.5");
    await page.getByRole("button", { name: "Log in to convert" }).click();
    await page.getByRole("button", { name: /^funded/ }).click();
    await expect(page).toHaveURL(/from=ETH/);
    await expect(convert.pay).toHaveValue("0.5");
    await expect(convert.getPrice).toBeVisible();
  });

  test("logging out ends the session on the server too", async ({ page, convert, signIn, exchange }) => {
    const account = await signIn();
    await convert.open();
    await page.getByRole("button", { name: /^Account: .*@/ }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL(/\/login/);
    const answer = await exchange.call("convert.coins", account.token, {
      accountType: "eb_convert_funding",
      side: 0,
    });
    expect(answer.result).not.toHaveProperty("coins.0.balance", "0.5");
    const quote = await exchange.call("convert.quote", account.token, {
      accountType: "eb_convert_funding",
      fromCoin: "BTC",
      toCoin: "USDT",
      requestCoin: "BTC",
      requestAmount: "0.01",
      requestId: crypto.randomUUID(),
    });
    expect(quote.code).toBe(10007);
  });
});
