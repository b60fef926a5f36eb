/** D3.8, F5.12. */
import { describe } from "vitest";
import { SmallPage } from "../../e2e/small-balances-page.ts";
import { expect, test } from "./pages.ts";
import { crumbs } from "./small-wallet.ts";

describe("small balances whose confirmation or price went wrong", () => {
  test("an answer that is lost is looked up, not sent again", async ({ small, signIn, exchange }) => {
    const { account } = await signIn(crumbs);
    await small.open();
    await small.choose("DOGE");
    await small.getQuote();
    await exchange.fault({ call: "batch.convert", dropAfterHandling: true });
    await small.convert.click();
    await expect(small.ended).toHaveText("1 of 1 coins converted");
    expect(await exchange.seen("outcome.lookup")).toBeGreaterThan(0);
    expect((await exchange.funding(account))("DOGE")).toBe("0");
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("a confirmation that never arrived did not happen, and says so", async ({
    small,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn(crumbs);
    await small.open();
    await small.choose("DOGE");
    await small.getQuote();
    await exchange.fault({ call: "batch.convert", dropBeforeHandling: true });
    await small.convert.click();
    await expect(small.dialog).toHaveAccessibleName("Conversion not submitted");
    expect((await exchange.funding(account))("DOGE")).toBe("41.07");
    await exchange.reset();
    await small.newPrice.click();
    await small.convert.click();
    await expect(small.ended).toBeVisible();
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("what was sent is kept for no second batch while nobody knows what became of it, and then unticked", async ({
    page,
    small,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn(crumbs);
    const kept = (): string => sessionStorage.getItem("coffer.draft.convert/smallBalances") ?? "";
    await small.open();
    await small.choose("DOGE", "ADA");
    await expect.poll(kept).toContain("DOGE");
    await small.getQuote();
    await exchange.fault({ call: "batch.convert", dropAfterHandling: true });
    await exchange.fault({ call: "outcome.lookup", dropBeforeHandling: true });
    page.quicken(20);
    await small.convert.click();
    const status = page.getByRole("dialog", { name: "Status of your conversion" });
    await status.getByRole("button", { name: "Close" }).last().click();
    await expect(status).toHaveCount(0);
    page.quicken(1);
    await small.box("XLM").check();
    await expect.poll(kept).toContain("coins=XLM&");
    await exchange.reset();
    await expect(page.getByText(/^Your conversion of .* completed/)).toBeVisible();
    await expect(page.getByText("1 of 20 coins selected")).toBeVisible();
    await expect.poll(kept).toContain("coins=XLM&");
  });

  test("a coin that a price has dropped is requested no more, and stays named", async ({
    small,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn(crumbs);
    await exchange.settings({ batchQuoteTtlMs: 2000 });
    await small.open();
    await small.choose("DOGE", "ADA", "XLM");
    await small.getPrice.click();
    await expect(small.dialog).toContainText("This quote has expired");
    await exchange.settings({ batchQuoteTtlMs: 30_000, batchPricelessCoins: ["XLM"] });
    await small.newPrice.click();
    const removed = small.dialog.getByRole("status").filter({ hasText: "XLM was removed from the batch." });
    await expect(removed).toBeVisible();
    await exchange.fault({ call: "batch.convert", dropBeforeHandling: true });
    await small.convert.click();
    await expect(small.dialog).toHaveAccessibleName("Conversion not submitted");
    await exchange.reset();
    await exchange.settings({ batchPricelessCoins: [] });
    await small.newPrice.click();
    await expect(small.dialog).toHaveAccessibleName("Convert 2 coins to USDT");
    await expect(removed).toBeVisible();
    await small.convert.click();
    await expect(small.ended).toHaveText("2 of 2 coins converted");
    expect((await exchange.funding(account))("XLM")).toBe("14.02");
  });

  test("what takes longer than usual is left to the history", async ({ page, small, signIn, exchange }) => {
    await signIn(crumbs);
    await exchange.settings({ holdSettlements: true });
    await small.open();
    await small.choose("DOGE");
    const { quoteId } = await small.getQuote();
    page.quicken(4);
    await small.convert.click();
    await expect(small.dialog).toHaveAccessibleName("Still processing");
    await expect(small.dialog.getByRole("link", { name: "View history" })).toHaveAttribute(
      "href",
      /history\?kind=smallBalances/,
    );
    await small.dialog.getByRole("button", { name: "Done" }).click();
    await exchange.settings({ holdSettlements: false });
    await page.goto(`${SmallPage.path}&batch=${quoteId}`);
    await expect(small.ended).toHaveText("1 of 1 coins converted");
  });

  test("a price that is refused says why, and what was chosen stays", async ({
    page,
    small,
    signIn,
    exchange,
  }) => {
    await signIn(crumbs);
    await small.open();
    await small.choose("DOGE", "ADA");
    for (const [code, words] of [
      [700_001, "No quote is available for this pair"],
      [700_006, "below the minimum"],
      [700_007, "above the maximum"],
      [700_013, "can't be converted right now"],
      [700_022, "not available right now"],
      [42_039, "identity"],
    ] as const) {
      await exchange.fault({ call: "batch.quote", retCode: code, retMsg: "refused", times: 1 });
      await small.getPrice.click();
      const alert = page.getByRole("alert").filter({ hasText: new RegExp(words, "i") });
      await expect(alert, String(code)).toBeVisible();
      await expect(small.dialog, String(code)).toBeHidden();
      await expect(small.box("DOGE"), String(code)).toBeChecked();
    }
    await small.getQuote();
  });

  test("a refusal is of what was asked for: another choice has its own words", async ({
    page,
    small,
    signIn,
    exchange,
  }) => {
    await signIn(crumbs, { TRX: "5", WLD: "1" });
    await exchange.settings({ batchTotalMaxValue: "10" });
    await small.open();
    await small.choose("DOGE");
    const refuse = async (code: number): Promise<void> => {
      await exchange.fault({ call: "batch.quote", retCode: code, retMsg: "refused", times: 1 });
      await small.getPrice.click();
    };
    const tooSmall = page.getByRole("alert").filter({ hasText: /below the minimum/ });
    await refuse(700_006);
    await expect(tooSmall).toBeVisible();
    await small.box("ADA").check();
    await expect(page.getByText(/total value is above .*10.00\sUSDT/)).toBeVisible();
    await expect(tooSmall).toHaveCount(0);
    await small.box("ADA").uncheck();
    await expect(tooSmall).toBeVisible();
    await page.getByRole("radio", { name: /^USDC/ }).check();
    await expect(tooSmall).toHaveCount(0);

    await refuse(50_001);
    await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
    await page.getByRole("combobox", { name: "Account" }).selectOption("Unified Trading");
    await expect(small.row("WLD")).toContainText("Temporarily paused");
    await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
  });

  test("a coin that is not eligible is named, and the others can go", async ({
    page,
    small,
    signIn,
    exchange,
  }) => {
    await signIn(crumbs);
    await small.open();
    await small.choose("DOGE", "ADA");
    await exchange.settings({ awayDealers: ["ADA"] });
    await exchange.fault({ call: "batch.quote", retCode: 131_233, retMsg: "refused", times: 1 });
    const refused = page.waitForResponse(/\/batch\/quote$/);
    await small.getPrice.click();
    await refused;
    const note = page.getByRole("status").filter({ hasText: "ADA was removed from the batch." });
    await expect(note).toContainText("No price right now");
    await expect(note).not.toContainText("DOGE");
    await expect(page.getByText("This coin is not offered")).toHaveCount(0);
    const { result } = await small.getQuote();
    expect(result.exchangeCoins.map(({ fromCoin }) => fromCoin)).toEqual(["DOGE"]);
  });

  test("a price that was used elsewhere is refused in its own words", async ({ small, signIn, exchange }) => {
    const { token } = await signIn(crumbs);
    await small.open();
    await small.choose("DOGE");
    const { quoteId } = await small.getQuote();
    const taken = await exchange.call("batch.convert", token, { quoteId, requestId: crypto.randomUUID() });
    expect(taken.code).toBe(0);
    await small.convert.click();
    await expect(small.dialog).toHaveAccessibleName("Not converted");
    await expect(small.dialog).toContainText("This quote was already used");
  });
});
