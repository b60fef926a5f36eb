/** F2c.1, F8.11, D5.3, D5.6, D10.15. */
import { describe } from "vitest";
import { order } from "../../e2e/limit-page.ts";
import type { NodePage } from "./harness/page.ts";
import { expect, test } from "./pages.ts";

const overview = "/user/assets/?lang=en";
const wallet = { BTC: "0.5", USDT: "2500", SOL: "40", DOGE: "2" };
const main = (page: NodePage) => page.getByRole("main");
const rows = (page: NodePage) => main(page).locator("tr[data-coin]");
const total = (page: NodePage) => main(page).locator("[data-total]");

describe("the overview", () => {
  test("has one row a coin over all accounts, by value, with the accounts one press away", async ({
    page,
    signIn,
    exchange,
  }) => {
    await exchange.market({ freeze: true, symbol: "BTCUSDT", price: "94000.00" });
    await signIn(wallet, { BTC: "0.25", USDT: "100" });
    await page.goto(overview);
    await expect(rows(page)).toHaveCount(4);
    const bitcoin = rows(page).first();
    await expect(bitcoin).toContainText("Bitcoin");
    await expect(bitcoin).toContainText("0.75");
    const details = bitcoin.getByRole("button", { name: "Details of BTC" });
    await details.click();
    await expect(details).toHaveAttribute("aria-expanded", "true");
    const parts = main(page).getByRole("table", { name: "BTC by account" });
    await expect(parts).toContainText("Funding");
    await expect(parts).toContainText("Unified Trading");
    await expect(main(page).getByRole("link", { name: "Limit order" })).toHaveAttribute(
      "href",
      "/user/assets/exchange/index?mode=limit&from=BTC",
    );
    await details.click();
    await expect(parts).toHaveCount(0);
  });

  test("tells everything in the chosen currency, and still does after a reload", async ({
    page,
    signIn,
    exchange,
  }) => {
    await exchange.market({ freeze: true, symbol: "BTCUSDT", price: "94000.00" });
    await signIn({ BTC: "1" });
    await page.goto(overview);
    await expect(total(page)).toHaveText(/^9[34],\d{3}\.\d\d$/);
    await main(page).getByRole("button", { name: "Display currency: USD" }).click();
    await page.getByRole("menuitemradio", { name: /EUR/ }).click();
    await expect(total(page)).toHaveText(/^8\d,\d{3}\.\d\d$/);
    await expect(main(page).getByRole("columnheader", { name: "Price, EUR" })).toBeVisible();
    await expect(rows(page).first().locator('[data-quote="BTCUSDT"][data-field="lastPrice"]')).toHaveText(
      /^8\d,\d{3}\.\d\d$/,
    );
    await page.reload();
    await expect(total(page)).toHaveText(/^8\d,\d{3}\.\d\d$/);
  });

  test("says what came in and cannot leave yet, and hides how much with the rest", async ({
    page,
    signIn,
    exchange,
  }) => {
    await signIn({});
    await page.goto(overview);
    await expect(total(page)).toContainText("0");
    const card = main(page).getByRole("region", { name: "On its way" });
    await expect(card).toHaveCount(0);
    const result = { totalEquity: "0", list: [], kycLevel: "LEVEL_1", limitAmountUsd: "1234.509" };
    await exchange.fault({ call: "assets.overview", retCode: 0, result });
    await page.reload();
    await expect(card).toContainText(
      /1,234\.50 USD.? can be withdrawn once its deposits are fully confirmed\./,
    );
    await expect(card.getByRole("link", { name: "Details" })).toHaveAttribute(
      "href",
      /deposit\?view=history$/,
    );
    await main(page).getByRole("button", { name: "Hide amounts" }).click();
    await expect(card).toContainText("Part of your assets can't be withdrawn yet");
    await expect(card).not.toContainText("1,234");
  });

  test("says nothing of less than a cent that cannot leave yet", async ({ page, signIn, exchange }) => {
    await signIn({});
    const result = { totalEquity: "0", list: [], kycLevel: "LEVEL_1", limitAmountUsd: "0.00999" };
    await exchange.fault({ call: "assets.overview", retCode: 0, result });
    await page.goto(overview);
    await expect(total(page)).toContainText("0");
    await expect(main(page)).not.toContainText("can't be withdrawn yet");
  });

  test("hides every amount, and nothing of the market", async ({ page, signIn }) => {
    await signIn(wallet);
    await page.goto(overview);
    await expect(rows(page)).toHaveCount(4);
    await main(page).getByRole("button", { name: "Hide amounts" }).click();
    await expect(total(page)).not.toHaveText(/\d/);
    const bitcoin = rows(page).first();
    await expect(bitcoin.locator(".amount")).not.toHaveText(/\d/);
    await expect(bitcoin.locator(".value")).not.toHaveText(/\d/);
    await expect(bitcoin.locator(".price")).toHaveText(/\d/);
    await expect(main(page).locator("li b").first()).not.toHaveText(/\d/);
  });

  test("leaves out coins below one dollar when asked, and finds a coin by its name", async ({
    page,
    signIn,
  }) => {
    await signIn(wallet);
    await page.goto(overview);
    await expect(rows(page)).toHaveCount(4);
    await main(page).getByRole("checkbox", { name: "Hide below 1 USD" }).click();
    await expect(rows(page)).toHaveCount(3);
    await main(page).getByRole("searchbox", { name: "Search coins" }).fill("sola");
    await expect(rows(page)).toHaveCount(1);
    await main(page).getByRole("searchbox", { name: "Search coins" }).fill("doge");
    await expect(main(page)).toContainText("No results for “doge”");
  });

  test("tells what an open order holds back, and that it is on its way", async ({
    page,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn({ BTC: "0.5", USDT: "2500" });
    await order(exchange, token, { fromAmount: "0.1", limitPrice: "120000" });
    await page.goto(overview);
    const card = main(page).getByRole("region", { name: "On its way" });
    await expect(card).toContainText(/0\.10 BTC.{0,2} to .{0,2}12,000\.00 USDT/);
    await expect(card.getByRole("link", { name: "See open orders" })).toBeVisible();
    await expect(rows(page).first().locator(".frozen")).toHaveText("0.10");
  });

  test("leads to what is asked about a deposit, and hides its amount with all others", async ({
    page,
    exchange,
  }) => {
    const { account, token } = await exchange.createPerson({ BTC: "0.1" }, { kycRegion: "AUT" });
    await page.addCookies([{ name: "test-token", value: token }]);
    await exchange.settings({ depositBlockMs: 1 });
    const { id = "" } = await exchange.deposit({ account, coin: "XRP", chain: "XRP", amount: "150.25" });
    await expect.poll(async () => (await exchange.locked(account))("XRP")).toBe("150.25");
    await page.goto(overview);
    const card = main(page).getByRole("region", { name: "Needs you" });
    await expect(card).toContainText(/Deposit of .?150\.25.XRP/);
    await expect(card.getByRole("link", { name: "Answer the questions" })).toHaveAttribute(
      "href",
      `/user/assets/deposit?view=questions&record=${id}`,
    );
    await main(page).getByRole("button", { name: "Hide amounts" }).click();
    await expect(card).toContainText(/Deposit of .?XRP/);
    await expect(card).not.toContainText("150");
  });

  test("shows a deposit on its way with its confirmations, to the last block", async ({ page, exchange }) => {
    const { account, token } = await exchange.createPerson({ BTC: "0.1" }, { kycRegion: "IND" });
    await page.addCookies([{ name: "test-token", value: token }]);
    await exchange.settings({ depositBlockMs: 3_600_000 });
    await exchange.deposit({ account, coin: "USDT", chain: "TRX", amount: "25" });
    await page.goto(overview);
    const card = main(page).getByRole("region", { name: "On its way" });
    await expect(card).toContainText(/Deposit of .?25\.00.USDT/);
    await expect(card).toContainText(/\d\/20/);
    await exchange.settings({ depositBlockMs: 1 });
  });

  test("asks for the identity and offers the small balances", async ({ page, signIn }) => {
    await signIn({ DOGE: "20", XRP: "2", TRX: "12", BTC: "0.1" });
    await page.goto(overview);
    const card = main(page).getByRole("region", { name: "Needs you" });
    await expect(card).toContainText("3 small balances");
    await expect(card.getByRole("link", { name: "Convert small balances" })).toHaveAttribute(
      "href",
      "/user/assets/exchange/index?mode=smallBalances",
    );
  });
});

describe("the unified account", () => {
  const card = (page: NodePage) => main(page).getByRole("region", { name: "Unified Trading" });
  const figure = (equity: string, borrowAmount: string) => ({
    accountType: "UNIFIED",
    totalEquity: equity,
    totalWalletBalance: "900.00",
    totalMarginBalance: "900.00",
    totalAvailableBalance: "640.5",
    accountIMRate: "0.1",
    accountMMRate: "0.05",
    coin: [
      {
        coin: "USDT",
        equity,
        usdValue: equity,
        walletBalance: "900",
        locked: "0",
        borrowAmount,
        unrealisedPnl: "0",
        bonus: "0",
        marginCollateral: true,
        collateralSwitch: true,
      },
    ],
  });

  test("shows what it is worth, what can be used of it, and that nothing is owed", async ({
    page,
    signIn,
  }) => {
    await signIn({ BTC: "1" }, { USDT: "100" });
    await page.goto(overview);
    await expect(card(page)).toContainText(/Equity.{0,2}(99|100)\.\d\d/);
    await expect(card(page)).toContainText(/Available.{0,2}(99|100)\.\d\d/);
    await expect(card(page)).toContainText("Nothing borrowed");
  });

  test("shows a debt and an equity below zero as they are, and hides them with the other amounts", async ({
    page,
    signIn,
    exchange,
  }) => {
    await signIn({ BTC: "1" }, { USDT: "100" });
    const list = [figure("-12.34", "912.34")];
    await exchange.fault({ call: "assets.unifiedBalance", retCode: 0, result: { list } });
    await page.goto(overview);
    await expect(card(page)).toContainText(/[-−]12\.34/);
    await expect(card(page)).toContainText(/640\.50/);
    await expect(card(page)).toContainText(/912\.34.{0,2}USDT/);
    await main(page).getByRole("button", { name: "Hide amounts" }).click();
    await expect(card(page)).not.toContainText(/\d/);
  });

  test("does not say that nothing is owed where nobody tells of a debt", async ({
    page,
    signIn,
    exchange,
  }) => {
    await signIn({ BTC: "1" }, { USDT: "100" });
    await exchange.fault({
      call: "assets.unifiedBalance",
      retCode: 0,
      result: { list: [figure("900", "")] },
    });
    await page.goto(overview);
    await expect(card(page)).toContainText(/640\.50/);
    await expect(card(page)).toContainText("Borrowed");
    await expect(card(page)).not.toContainText("Nothing borrowed");
  });

  test("looks as old as the prices that its worth is of, while none come", async ({
    page,
    signIn,
    exchange,
  }) => {
    await signIn({ BTC: "1" }, { USDT: "100" });
    await page.goto(overview);
    const stale = card(page).locator("[data-stale]");
    await expect(card(page)).toContainText(/Equity.{0,2}(99|100)\.\d\d/);
    await expect(stale).toHaveCount(0);
    await exchange.feed("refuse");
    await exchange.feed("drop-all");
    await expect(stale).toContainText(/Equity.{0,2}(99|100)\.\d\d/);
    await exchange.feed("accept");
    await expect(stale).toHaveCount(0);
  });

  const total77 = { ...figure("900", "0"), totalEquity: "77777.00" };
  for (const [kind, fault] of [
    ["forged", { signature: "wrong", result: { list: [figure("77777.00", "0")] } }],
    ["impossible in itself", { result: { list: [total77] } }],
  ] as const) {
    test(`shows nothing of an answer that is ${kind}, and requests again`, async ({
      page,
      signIn,
      exchange,
      tolerated,
    }) => {
      tolerated.push(/./);
      await signIn({ BTC: "1" }, { USDT: "100" });
      await exchange.fault({ call: "assets.unifiedBalance", retCode: 0, ...fault, times: 1 });
      await page.goto(overview);
      await expect(card(page)).toContainText("Couldn't load the Unified Trading account");
      await expect(card(page)).not.toContainText("77,777");
      await card(page).getByRole("button", { name: "Try again" }).click();
      await expect(card(page)).toContainText(/Equity.{0,2}(99|100)\.\d\d/);
    });
  }
});

describe("without a unified account", () => {
  test("nothing is asked of one", async ({ page, signIn, exchange }) => {
    await signIn(wallet);
    await page.goto(overview);
    await expect(rows(page)).toHaveCount(4);
    await expect(main(page).getByRole("region", { name: "Unified Trading" })).toHaveCount(0);
    expect(await exchange.seen("assets.unifiedBalance")).toBe(0);
  });
});
