/** D3.8, D3.11, F6e.2: what a form keeps once its money was sent, its session was over, or its address says something else. */
import { describe } from "vitest";
import { wallet as blockWallet } from "./block-wallet.ts";
import { expect, test } from "./pages.ts";
import { crumbs } from "./small-wallet.ts";
import { wallet as specialWallet } from "./special-wallet.ts";

describe("a form of a conversion", () => {
  test("is empty in every mode once its limit order is placed, though that mode was left meanwhile", async ({
    page,
    convert,
    limit,
    signIn,
    exchange,
  }) => {
    await signIn();
    await convert.open({ from: "BTC", to: "USDT" });
    await page.getByRole("link", { name: "Limit" }).click();
    await limit.openReview("0.1", "98500");
    await exchange.fault({ call: "limitOrder.create", answerLatencyMs: 3_000, times: 1 });
    await limit.place.click();
    await expect.poll(() => exchange.seen("limitOrder.create")).toBe(1);
    await page.goBack();
    await expect(page.getByRole("button", { name: "Get quote" }).first()).toBeVisible();
    await expect(convert.pay).toHaveValue("0.1");
    await expect(convert.pay).toHaveValue("");
    expect(await exchange.seen("limitOrder.create")).toBe(1);
  });

  test("keeps what was typed since a limit order was sent", async ({
    page,
    convert,
    limit,
    signIn,
    exchange,
  }) => {
    await signIn();
    await convert.open({ from: "BTC", to: "USDT" });
    await page.getByRole("link", { name: "Limit" }).click();
    await limit.openReview("0.1", "98500");
    await exchange.fault({ call: "limitOrder.create", answerLatencyMs: 2_000, times: 1 });
    await limit.place.click();
    await expect.poll(() => exchange.seen("limitOrder.create")).toBe(1);
    await page.goBack();
    await convert.pay.fill("0.2");
    await expect(page.getByText(/^Your limit order of .* is open/)).toBeVisible();
    await expect(convert.pay).toHaveValue("0.2");
  });

  test("asks for no login any more once its person is logged in again in another tab", async ({
    page,
    special,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { account, token } = await signIn(specialWallet);
    await special.open();
    await special.pay.fill("250");
    await exchange.call("profile.logout", token, {});
    await special.review.click();
    const logIn = page.getByRole("main").getByRole("button", { name: "Log in to convert" }).first();
    await expect(logIn).toBeVisible();
    const again = await fetch(`${exchange.url}/sandbox/session`, {
      method: "POST",
      body: JSON.stringify({ account }),
    });
    const { token: newToken } = (await again.json()) as { readonly token: string };
    await page.addCookies([{ name: "test-token", value: newToken }]);
    await page.setVisible(false);
    await page.setVisible(true);
    await expect(special.review).toBeVisible();
    await expect(special.pay).toHaveValue("250");
    await special.openReview();
  });

  test("holds no block quote of another account than it shows", async ({ page, block, signIn }) => {
    await signIn(blockWallet, blockWallet);
    await block.open();
    await block.requestQuote("2");
    await page.evaluate(() => history.pushState(null, "", `${location.search}&account=unified`));
    await expect(block.getQuote).toBeVisible();
    await expect(block.convert).toHaveCount(0);
    await expect(block.pay).toHaveValue("2");
  });

  test("takes a choice of small balances out of the address, and keeps it", async ({
    page,
    small,
    signIn,
  }) => {
    await signIn(crumbs);
    await small.open("&coins=DOGE,ADA&into=USDC");
    await expect(small.box("DOGE")).toBeChecked();
    await expect(small.box("ADA")).toBeChecked();
    await expect.poll(() => new URL(page.url()).search).not.toMatch(/coins|into/);
    await expect(small.box("DOGE")).toBeChecked();
  });
});
