/** F6b.1, F6b.3. */
import { describe } from "vitest";
import { decimal } from "#shared/domain/decimal.ts";
import { SmallPage } from "../../e2e/small-balances-page.ts";
import { expect, test } from "./pages.ts";
import { blocked, crumbs } from "./small-wallet.ts";

describe("the list of small balances", () => {
  test("each that is not eligible says why, and the target is one of them", async ({
    page,
    small,
    signIn,
  }) => {
    await signIn({ ...crumbs, ...blocked, USDC: "2" });
    await small.open();
    await expect(small.row("XTZ")).toContainText(/Will be delisted on .*24/);
    await expect(small.row("ATOM")).toContainText("No price right now");
    await expect(small.row("WLD")).toContainText("Temporarily paused");
    await expect(small.row("PEPE")).toContainText("Value below the fee");
    for (const coin of Object.keys(blocked)) await expect(small.box(coin)).toBeDisabled();
    await small.box("USDC").check();
    await page.getByRole("radio", { name: /^USDC/ }).check();
    await expect(small.row("USDC")).toContainText("The coin you convert to");
    await expect(small.box("USDC")).toBeDisabled();
    await expect(page.getByText("0 of 20 coins selected")).toBeVisible();
    // MNT has more decimals: there is something left of PEPE.
    await page.getByRole("radio", { name: /^MNT/ }).check();
    await expect(small.box("PEPE")).toBeEnabled();
    await expect(small.box("USDC")).toBeChecked();
  });

  test("a run that would be worth too much is not requested", async ({ page, small, signIn, exchange }) => {
    await signIn(crumbs);
    await exchange.settings({ batchTotalMaxValue: "10" });
    await small.open();
    await small.box("DOGE").check();
    await expect(small.getPrice).toBeEnabled();
    await small.box("ADA").check();
    await expect(page.getByText(/total value is above .*10.00\sUSDT/)).toBeVisible();
    await expect(small.getPrice).toBeDisabled();
    expect(await exchange.seen("batch.quote")).toBe(0);
  });

  test("takes twenty coins: the next says why it has to wait", async ({ page, small, signIn }) => {
    const coins =
      "DOGE ADA XLM NEAR SUI TRX ARB OP POL APT TON LINK UNI FIL HBAR ALGO SEI TIA JUP ENA ONDO INJ".split(
        " ",
      );
    await signIn(Object.fromEntries(coins.map((coin) => [coin, "0.2"])));
    await small.open();
    await expect(page.locator("tr[data-row]")).toHaveCount(22);
    await small.all.click();
    await expect(page.getByText("20 of 20 coins selected")).toBeVisible();
    const left = page.locator("tr[data-row]").filter({ hasText: "You can convert up to 20 coins" });
    await expect(left).toHaveCount(2);
    await expect(left.first().getByRole("checkbox")).toBeDisabled();
    expect(await small.all.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true);
    await expect(small.getPrice).toHaveText("Get quote for 20 coins");
    await page.locator("tr[data-row]").first().getByRole("checkbox").uncheck();
    await expect(page.getByText("19 of 20 coins selected")).toBeVisible();
    await expect(left).toHaveCount(0);
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await expect(page.getByText("0 of 20 coins selected")).toBeVisible();
    await expect(small.getPrice).toBeDisabled();
  });

  test("a search narrows the list and keeps what is chosen", async ({ page, small, signIn }) => {
    await signIn(crumbs);
    await small.open();
    await small.box("DOGE").check();
    await page.getByRole("searchbox", { name: "Search 4 coins" }).fill("card");
    await expect(page.locator("tr[data-row]")).toHaveCount(1);
    await expect(small.row("ADA")).toBeVisible();
    await small.all.check();
    await expect(page.getByText("2 of 20 coins selected")).toBeVisible();
    await page.getByRole("searchbox").fill("nope");
    await expect(page.getByRole("heading", { name: /nope/ })).toBeVisible();
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(page.locator("tr[data-row]")).toHaveCount(4);
  });

  test("each wallet has its own", async ({ page, small, signIn, exchange }) => {
    const { account } = await signIn({ DOGE: "10" }, { ADA: "5", USDT: "3" });
    await small.open();
    await expect(small.row("ADA")).toHaveCount(0);
    await page.getByRole("combobox", { name: "Account" }).selectOption("Unified Trading");
    await small.choose("ADA");
    await expect(small.row("DOGE")).toHaveCount(0);
    await small.getQuote();
    await small.convert.click();
    await expect(small.ended).toBeVisible();
    expect((await exchange.unified(account))("ADA")).toBe("0");
    expect(decimal((await exchange.unified(account))("USDT")).gt(3)).toBe(true);
    expect((await exchange.funding(account))("DOGE")).toBe("10");
  });

  test("a price on its way is of what was chosen: after a change of that none is shown", async ({
    page,
    small,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn(crumbs, { TRX: "5" });
    let answer = (): void => undefined;
    const later = new Promise<void>((resolve) => {
      answer = resolve;
    });
    page.network.route(/\/batch\/quote$/, async (route) => {
      await later;
      return route.fetch();
    });
    await small.open();
    await small.choose("DOGE");
    const changes = [
      () => small.box("ADA").check(),
      () => small.box("DOGE").uncheck(),
      () => page.getByRole("radio", { name: /^USDC/ }).check(),
      () => page.getByRole("combobox", { name: "Account" }).selectOption("Unified Trading"),
    ];
    for (const change of changes) {
      await small.getPrice.click();
      await expect(small.getPrice).toHaveAttribute("aria-busy", "true");
      await change();
      await expect(small.getPrice).not.toHaveAttribute("aria-busy", "true");
    }
    const late = page.waitForResponse(/\/batch\/quote$/);
    answer();
    await late;
    await small.choose("TRX");
    await small.getQuote();
    await expect(small.dialog).toContainText("You receive in Unified Trading");
    await small.convert.click();
    await expect(small.ended).toHaveText("1 of 1 coins converted");
    expect((await exchange.unified(account))("TRX")).toBe("0");
    expect((await exchange.funding(account))("DOGE")).toBe(crumbs.DOGE);
  });

  test("with nothing small there is a way on; signed out there is the way in", async ({ page, signIn }) => {
    await page.goto(SmallPage.path);
    await expect(page.getByRole("heading", { name: "Log in to see your small balances" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Log in to convert" })).toBeVisible();
    await signIn({ BTC: "1" });
    await page.goto(SmallPage.path);
    await expect(page.getByRole("heading", { name: /^No balances under .*10 USDT/ })).toBeVisible();
    await page.getByRole("link", { name: "Convert a coin" }).click();
    await expect(page.getByRole("textbox", { name: /^You pay/ })).toBeVisible();
  });

  test("a list that did not load is requested again; a run that nobody knows says so", async ({
    page,
    small,
    signIn,
    exchange,
  }) => {
    await signIn(crumbs);
    await exchange.fault({ call: "batch.list", retCode: 10_016, retMsg: "fault" });
    await page.goto(SmallPage.path);
    await expect(page.getByRole("heading", { name: "Couldn't load your small balances" })).toBeVisible();
    await exchange.reset();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(small.row("DOGE")).toBeVisible();
    await page.goto(`${SmallPage.path}&batch=123456789`);
    await expect(page.getByRole("heading", { name: "Batch not found" })).toBeVisible();
    await page.getByRole("button", { name: "Back to small balances" }).click();
    await expect(small.row("DOGE")).toBeVisible();
  });

  test("prices that stopped are no facts: figures go, the price can still be requested", async ({
    small,
    signIn,
    exchange,
  }) => {
    await signIn(crumbs);
    await small.open();
    await small.choose("DOGE");
    await expect(small.row("DOGE")).toContainText("7.9");
    await exchange.feed("refuse");
    await exchange.feed("drop-all");
    await expect(small.row("DOGE")).not.toContainText("7.9");
    await expect(small.getPrice).toBeEnabled();
    await exchange.feed("accept");
    await small.getQuote();
  });
});

test("a batch on its way that cannot be read again is marked as that", async ({
  page,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const { token } = await signIn(crumbs);
  await exchange.settings({ settleDelayMs: 600_000 });
  const selection = { accountType: "eb_convert_funding", fromCoinList: ["DOGE"], toCoin: "USDT" };
  const { result } = await exchange.call("batch.quote", token, selection);
  const { quoteId } = result as { readonly quoteId: string };
  await exchange.call("batch.convert", token, { quoteId, requestId: crypto.randomUUID() });
  await page.goto(`${SmallPage.path}&batch=${quoteId}`);
  const running = page.getByRole("heading", { name: /processing/ });
  await expect(running).toBeVisible();
  await expect(page.getByText("Couldn't load this batch")).toHaveCount(0);
  await exchange.fault({ call: "batch.query", status: 503 });
  await expect(page.getByText("Couldn't load this batch")).toBeVisible();
  await expect(running).toBeVisible();
  await exchange.reset();
});
