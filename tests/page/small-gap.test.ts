/** F6b.2. */
import { describe } from "vitest";
import type { SmallQuotes } from "#shared/contract/small-balance.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { crumbs } from "./small-wallet.ts";

const stop = "Some rates differ more than usual from the live price";

describe("small balances at rates away from the live prices", () => {
  test("need a second press that names the coins; then they convert", async ({ small, signIn, exchange }) => {
    const { account } = await signIn(crumbs);
    await exchange.market({ freeze: true, symbol: "DOGEUSDT", price: "0.20000" });
    await exchange.market({ symbol: "ADAUSDT", price: "0.5000" });
    await small.open();
    await small.choose("DOGE", "ADA");
    // The page goes on with the price from before, as with a feed that lags.
    await exchange.feed("silence");
    await exchange.market({ symbol: "DOGEUSDT", price: "0.18000" });
    await small.getQuote();
    await expect(small.dialog).toContainText(stop);
    const note = small.dialog.getByRole("status").filter({ hasText: stop });
    await expect(note).toContainText("DOGE");
    await expect(note).toContainText(/10\.05%.{0,2}below/);
    await expect(note).not.toContainText("ADA");

    await small.convert.click();
    const confirm = small.dialog.getByRole("button", { name: "I understand, convert at these rates" });
    await expect(confirm).toBeVisible();
    await expect(small.convert).toHaveCount(0);
    expect(await exchange.seen("batch.convert")).toBe(0);
    await small.dialog.getByRole("button", { name: "Back" }).click();
    await expect(confirm).toHaveCount(0);
    await small.convert.click();
    await confirm.click();
    await expect(small.ended).toHaveText("2 of 2 coins converted");
    expect(await exchange.seen("batch.convert")).toBe(1);
    expect((await exchange.funding(account))("DOGE")).toBe("0");
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("within the gap one press is enough", async ({ small, signIn, exchange }) => {
    await signIn(crumbs);
    await exchange.market({ freeze: true, symbol: "DOGEUSDT", price: "0.20000" });
    await small.open();
    await small.choose("DOGE");
    await exchange.feed("silence");
    await exchange.market({ symbol: "DOGEUSDT", price: "0.19920" });
    await small.getQuote();
    await expect(small.convert).toBeEnabled();
    await expect(small.dialog).not.toContainText(stop);
    await small.convert.click();
    await expect(small.ended).toHaveText("1 of 1 coins converted");
  });

  test("with no live price at all, each coin is named before a second press converts", async ({
    page,
    small,
    signIn,
    exchange,
  }) => {
    await signIn(crumbs);
    await small.open();
    await small.choose("DOGE", "ADA");
    await exchange.feed("refuse");
    await exchange.feed("drop-all");
    await expect(page.getByText("Live", { exact: true })).toHaveCount(0);
    await small.getQuote();
    const note = small.dialog.getByRole("status").filter({ hasText: "No live price to compare with" });
    await expect(note).toContainText(/DOGE.*no live price/);
    await expect(note).toContainText(/ADA.*no live price/);
    await small.convert.click();
    expect(await exchange.seen("batch.convert")).toBe(0);
    await small.dialog.getByRole("button", { name: "I understand, convert at these rates" }).click();
    await expect(small.ended).toHaveText("2 of 2 coins converted");
  });

  test("with no live price at first, are compared as soon as there is one", async ({
    page,
    small,
    signIn,
    exchange,
  }) => {
    await signIn(crumbs);
    await exchange.settings({ batchQuoteTtlMs: 120_000 });
    await exchange.market({ freeze: true, symbol: "DOGEUSDT", price: "0.20000" });
    await small.open();
    await small.choose("DOGE");
    await exchange.feed("refuse");
    await exchange.feed("drop-all");
    await expect(page.getByText("Live", { exact: true })).toHaveCount(0);
    await small.getQuote();
    await expect(small.dialog.getByRole("status").filter({ hasText: "No live price" })).toContainText("DOGE");
    await small.convert.click();
    const confirm = small.dialog.getByRole("button", { name: "I understand, convert at these rates" });
    await expect(confirm).toBeVisible();
    await exchange.market({ symbol: "DOGEUSDT", price: "0.30000" });
    await exchange.feed("accept");
    await expect(small.dialog.getByRole("status").filter({ hasText: stop })).toContainText(
      /DOGE.*%.{0,2}below/,
    );
    // Another objection than the one that was read.
    await expect(confirm).toHaveCount(0);
    expect(await exchange.seen("batch.convert")).toBe(0);
  });

  test("and a tax that takes half of it, or what is no small balance, is named and takes a second press", async ({
    page,
    small,
    signIn,
    exchange,
  }) => {
    await signIn(crumbs);
    await exchange.market({ freeze: true, symbol: "DOGEUSDT", price: "0.20000" });
    await exchange.market({ symbol: "ADAUSDT", price: "0.5000" });
    const liar = await lieTo(page);
    const tax = { totalAmount: "6", feeCoin: "USDT", taxFeeItems: [] };
    const priced = ({ text }: { readonly text: string }) => ({
      text: withResult(text, (reported) => {
        const price = reported as SmallQuotes;
        return { ...price, result: { ...price.result, totalTaxFeeInfo: tax } };
      }),
    });
    liar.notify("batch.quote", priced, { signed: true });
    const bounded = ({ text }: { readonly text: string }) => ({
      text: withResult(text, (terms) => ({ ...(terms as object), coinMaxValue: "5" })),
    });
    liar.notify("batch.setting", bounded, { signed: true });
    await small.open();
    await small.choose("DOGE", "ADA");
    await small.getQuote();
    const off = small.dialog.getByRole("status").filter({ hasText: stop });
    await expect(off).toContainText(/DOGE.*below.*ADA.*below/);
    const large = small.dialog.getByRole("status").filter({ hasText: "more than small balances may be" });
    await expect(large).toContainText(/DOGE.*worth more than .?5 USDT/);
    await expect(large).not.toContainText("ADA");
    await small.convert.click();
    await expect(
      small.dialog.getByRole("button", { name: "I understand, convert at these rates" }),
    ).toBeVisible();
    expect(await exchange.seen("batch.convert")).toBe(0);
  });
});
