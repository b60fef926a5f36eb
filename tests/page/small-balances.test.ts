/** F6b.2, F6b.5, F2b.10. */
import { describe } from "vitest";
import { Decimal } from "#shared/domain/decimal.ts";
import { written } from "../../e2e/convert-page.ts";
import { expect, test } from "./pages.ts";
import { crumbs } from "./small-wallet.ts";

describe("small balances", () => {
  test("become one coin: what was told is what the books have", async ({ page, small, signIn, exchange }) => {
    const { account } = await signIn({ ...crumbs, USDT: "100" });
    await small.open();
    await small.choose("DOGE", "ADA", "XLM");
    const card = page.getByRole("region", { name: "Convert to" });
    const figure = card.getByText("You receive, estimated").locator("..").locator("dd");
    await expect(figure).toHaveText(/\d/);
    const estimate = await figure.textContent();
    const { result } = await small.getQuote();
    expect(new Set(result.exchangeCoins.map(({ fromCoin }) => fromCoin))).toEqual(
      new Set(["ADA", "DOGE", "XLM"]),
    );
    const sum = result.exchangeCoins.reduce((total, { toAmount }) => total.plus(toAmount), new Decimal(0));
    await expect(small.dialog).toHaveAccessibleName("Convert 3 coins to USDT");
    // The form's figure, the quote's and the books' are one, to the last digit.
    expect(estimate).toBe(written(sum.toFixed(), "USDT"));
    await expect(small.convert).toHaveText(`Convert to \u2068${written(sum.toFixed(), "USDT")}\u2069`);
    for (const { toAmount, feeInfo } of result.exchangeCoins) {
      await expect(small.dialog.getByText(toAmount, { exact: true })).toBeVisible();
      await expect(small.dialog.getByText(feeInfo.amount, { exact: true })).toBeVisible();
    }

    await small.convert.click();
    await expect(small.ended).toHaveText("3 of 3 coins converted");
    await expect(page).toHaveURL(/batch=\d+/);
    const funding = await exchange.funding(account);
    expect(funding("USDT")).toBe(sum.plus(100).toFixed());
    expect(["DOGE", "ADA", "XLM", "NEAR"].map(funding)).toEqual(["0", "0", "0", "1.177"]);
    expect(await exchange.imbalance()).toEqual([]);

    await page.reload();
    await expect(small.ended).toHaveText("3 of 3 coins converted");
    await page.getByRole("button", { name: "Back to small balances" }).click();
    await expect(small.row("NEAR")).toBeVisible();
    await expect(small.row("DOGE")).toHaveCount(0);
    const runs = page.getByRole("region", { name: "Recent batches" });
    await expect(runs).toContainText("3 of 3 coins");
    await runs.getByRole("link", { name: /^Batch of/ }).click();
    await expect(small.ended).toBeVisible();
  });

  test("that are ticked are so again after a reload, and not once they were sent", async ({
    page,
    small,
    signIn,
    exchange,
  }) => {
    await signIn(crumbs);
    await small.open();
    await small.choose("DOGE", "ADA");
    const into = page.getByRole("radio", { name: /^USDC/ });
    await into.check();
    await page.reload();
    await expect(small.box("DOGE")).toBeChecked();
    await expect(small.box("ADA")).toBeChecked();
    await expect(into).toBeChecked();
    await expect(small.box("XLM")).not.toBeChecked();
    await exchange.settings({ holdSettlements: true });
    await small.getQuote();
    await small.convert.click();
    await expect.poll(() => exchange.seen("batch.convert")).toBe(1);
    await small.open();
    await expect(small.box("XLM")).not.toBeChecked();
    await expect(into).not.toBeChecked();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  });

  test("a price that ran out is renewed with what dropped out, and the rest converts", async ({
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
    await expect(small.convert).toHaveCount(0);
    await exchange.settings({ batchQuoteTtlMs: 30_000, batchPricelessCoins: ["XLM"] });
    await small.newPrice.click();
    await expect(small.dialog).toHaveAccessibleName("Convert 2 coins to USDT");
    await expect(
      small.dialog.getByRole("status").filter({ hasText: "XLM was removed from the batch." }),
    ).toContainText("No price right now");
    await small.convert.click();
    await expect(small.ended).toHaveText("2 of 2 coins converted");
    const funding = await exchange.funding(account);
    expect(["DOGE", "ADA", "XLM"].map(funding)).toEqual(["0", "0", "14.02"]);
    expect(await exchange.seen("batch.convert")).toBe(1);
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("some coins stay: each says why, and is chosen again by one press", async ({
    page,
    small,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn(crumbs);
    await exchange.settings({ failBatchCoins: ["XLM", "NEAR"] });
    await small.open();
    await small.all.check();
    await expect(page.getByText("4 of 20 coins selected")).toBeVisible();
    await small.getQuote();
    await small.convert.click();
    await expect(small.ended).toHaveText("2 of 4 coins converted");
    await expect(page.getByText("2 coins stayed in your account, unchanged")).toBeVisible();
    for (const coin of ["XLM", "NEAR"]) await expect(small.row(coin)).toContainText("Not filled");
    await expect(small.row("DOGE")).toContainText("Completed");
    const funding = await exchange.funding(account);
    expect([funding("XLM"), funding("NEAR"), funding("DOGE")]).toEqual(["14.02", "1.177", "0"]);
    await exchange.settings({ failBatchCoins: [] });
    await page.getByRole("button", { name: "Retry 2 coins" }).first().click();
    await expect(small.box("XLM")).toBeChecked();
    await expect(small.box("NEAR")).toBeChecked();
    await small.getQuote();
    await small.convert.click();
    await expect(small.ended).toHaveText("2 of 2 coins converted");
    expect((await exchange.funding(account))("XLM")).toBe("0");
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("nothing came of it: said so, and everything is back", async ({ page, small, signIn, exchange }) => {
    const { account } = await signIn(crumbs);
    await exchange.settings({ failBatchCoins: Object.keys(crumbs) });
    await small.open();
    await small.choose("DOGE");
    await small.getQuote();
    await small.convert.click();
    await expect(small.ended).toHaveText("0 of 1 coins converted");
    await expect(page.getByText("1 coin stayed in your account, unchanged")).toBeVisible();
    expect((await exchange.funding(account))("DOGE")).toBe("41.07");
  });
});
