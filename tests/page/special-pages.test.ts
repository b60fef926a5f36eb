/** R2.4, R2.5, F8.16. */
import { describe } from "vitest";
import { SpecialPage } from "../../e2e/special-coins-page.ts";
import { comeBackLater } from "./come-back.ts";
import { expect, test } from "./pages.ts";
import { wallet } from "./special-wallet.ts";

const { list } = SpecialPage;

describe("the pages around it", () => {
  test("without an id stand the coins, each a way to its exchange", async ({ page, special, signIn }) => {
    await signIn(wallet);
    await page.goto(list);
    const rows = page.getByRole("main").getByRole("listitem");
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText("1 : 0.9995");
    await expect(rows.nth(1)).toContainText("One direction");
    await rows.first().getByRole("link").click();
    await expect(page).toHaveURL(`${list}/usdt-usdc?from=USDT&to=USDC`);
    await expect(special.pay).toBeVisible();
  });

  test("each is a page of its own: by title and focus, on the way there and back", async ({
    page,
    signIn,
  }) => {
    await signIn(wallet);
    await page.goto(list);
    const rows = page.getByRole("main").getByRole("listitem");
    await expect(rows).toHaveCount(3);
    await expect(page).toHaveTitle("Special coins · Coffer");
    await rows.first().getByRole("link").click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("USDT exchange");
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle("USDT exchange · Coffer");
    await page.goBack();
    await expect(heading).toHaveText("Special coins");
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle("Special coins · Coffer");
  });

  test("an id that nobody knows says so beside those that are open", async ({ page, signIn }) => {
    await signIn(wallet);
    await page.goto(`${list}/gold%20%3Cb%3E`);
    await expect(page.getByText("Exchange “gold <b>” not found.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
    await page.goto(`${list}/history/gold`);
    await expect(page.getByText("Exchange “gold” not found.")).toBeVisible();
  });

  test("one direction where there is no way back, and what goes at the market", async ({
    page,
    special,
    signIn,
  }) => {
    await signIn(wallet);
    await special.open("dai-usdc");
    await expect(page.getByRole("button", { name: "Switch direction" })).toHaveCount(0);
    await expect(page.getByRole("radio")).toHaveCount(0);
    await page.getByRole("link", { name: "Convert at market price" }).click();
    await expect(page).toHaveURL(/exchange\/index\?from=DAI&to=USDT/);
  });

  test("the history of one product holds its exchanges alone", async ({ page, special, signIn, convert }) => {
    await signIn(wallet);
    await convert.open({ from: "USDT", to: "BTC" });
    await convert.getQuote("50");
    await convert.confirm.click();
    await expect(convert.result).toBeVisible();
    for (const [id, amount] of [
      ["usdt-usdc", "21"],
      ["eurc-usdc", "22"],
    ] as const) {
      await special.open(id);
      await special.pay.fill(amount);
      await special.openReview();
      await special.exchange.click();
      await expect(special.done).toBeVisible();
    }
    await special.open();
    await page.getByRole("link", { name: "View all in history" }).click();
    await expect(page).toHaveURL(`${list}/history/usdt-usdc`);
    await expect(page.getByRole("heading", { name: "USDT exchange history" })).toBeVisible();
    const table = page.getByRole("table", { name: "USDT exchange history" });
    await expect(table).toContainText("21.00");
    await expect(table).not.toContainText("22.00");
    await expect(table).not.toContainText("BTC");
    await page.goto(`${list}/history/dai-usdc`);
    await expect(page.getByText("No exchanges yet")).toBeVisible();
  });

  test("a link with two coins and an amount leads to the product that has both", async ({
    page,
    special,
    signIn,
  }) => {
    await signIn(wallet);
    await page.goto(`${list}?from=USDC&to=USDT&amount=12.5`);
    await expect(page).toHaveURL(/lwb-exchange\/usdt-usdc/);
    await expect(page.getByText("USDC to USDT")).toBeVisible();
    await expect(special.pay).toHaveValue("12.5");
    await expect(special.receive).toHaveValue("12.5");
  });

  test("the market's form leads here: by a hint at this very pair, and by a card for any", async ({
    page,
    special,
    signIn,
    convert,
  }) => {
    await signIn(wallet);
    await convert.open({ from: "USDC", to: "USDT" });
    await convert.pay.fill("12.5");
    await expect(page.getByText("A fixed rate without spread is also available for this pair")).toContainText(
      "1 USDT = 1 USDC",
    );
    await page.getByRole("link", { name: "Use the fixed rate" }).click();
    await expect(page).toHaveURL(/lwb-exchange\/usdt-usdc\?from=USDC&to=USDT&amount=12.5/);
    await expect(special.receive).toHaveValue("12.5");
    // The account and the side go along, there and back.
    await page.goto("/user/assets/exchange/index?from=USDC&to=USDT&account=unified");
    await convert.receive.fill("7.5");
    await page.getByRole("link", { name: "Use the fixed rate" }).click();
    await expect(special.receive).toHaveValue("7.5");
    await expect(page.getByRole("button", { name: "Account: Unified Trading" })).toBeVisible();
    await page.getByRole("link", { name: "Convert at market price" }).first().click();
    await expect(page).toHaveURL(/exchange\/index\?.*account=unified/);
    await convert.open({ from: "BTC", to: "USDT" });
    await page.getByRole("link", { name: /^Special coins/ }).click();
    await expect(page).toHaveURL(list);
    await convert.open({ from: "USDC", to: "DAI" });
    await expect(page.getByRole("link", { name: /^Special coins/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "Use the fixed rate" })).toHaveCount(0);
  });

  test("who is signed out is led to the login", async ({ page }) => {
    await page.goto(`${list}/usdt-usdc`);
    await expect(page).toHaveURL(/\/login\?redirect_url=.*lwb-exchange%2Fusdt-usdc/);
  });

  test("a list that does not load says so and tries again", async ({ page, special, signIn, exchange }) => {
    await signIn(wallet);
    await exchange.fault({ call: "convert.specialProducts", status: 500 });
    await page.goto(`${list}/usdt-usdc`);
    await expect(page.getByText("Couldn't load the special coins")).toBeVisible();
    await exchange.reset();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(special.pay).toBeVisible();
  });
});

test("what a coin can become is marked as of before where it cannot be read again", async ({
  page,
  special,
  signIn,
  fault,
}) => {
  await signIn(wallet);
  await special.open();
  const targets = page.getByRole("region", { name: "Coins you can exchange USDT for" });
  await expect(targets).toContainText("Both directions");
  await expect(targets).not.toContainText("Couldn't load this exchange");
  await fault({ call: "convert.specifiedCoin", status: 400, times: 9 });
  await comeBackLater(page);
  await expect(targets).toContainText("Couldn't load this exchange");
  await expect(targets).toContainText("Both directions");
});
