/** F1.4, F0.1, D10.5: conversions that an exchange tells less of, or otherwise than their coins say. */

import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import { HistoryView } from "./history-view.ts";
import { type Liar, lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const wallet = { BTC: "2", USDT: "9000", DOGE: "20", TON: "1.5" };

/** The exchange's own signature over rows that were changed. */
function tell(liar: Liar, change: (row: ConvertHistoryRow) => object): void {
  liar.notify(
    "convert.history",
    ({ text }) => ({
      text: withResult(text, (answer) => {
        const { list, ...rest } = answer as { readonly list: readonly ConvertHistoryRow[] };
        return { ...rest, list: list.map(change) };
      }),
    }),
    { signed: true },
  );
}

test("a fee that nobody tells is not told as none", async ({ page, signIn, exchange }) => {
  const { account } = await signIn(wallet);
  await exchange.makePast(account, 1, 3_600_000);
  const liar = await lieTo(page);
  tell(liar, (row) => ({ ...row, feeAmount: undefined }));
  const history = new HistoryView(page);
  await history.open();
  await expect(history.rows.first()).not.toContainText("None");
  await history.rows.first().locator("[data-whole]").click();
  const told = history.drawer.getByText("Fee", { exact: true }).locator("..").locator("dd");
  await expect(told).toBeVisible();
  await expect(told).not.toContainText("None");
});

/** Two small balances that were converted, or were not. */
async function convertCrumbs(exchange: Exchange, token: string): Promise<void> {
  const run = { accountType: "eb_convert_funding", fromCoinList: ["DOGE", "TON"], toCoin: "USDT" };
  const { result } = await exchange.call("batch.quote", token, run);
  const { quoteId } = result as { readonly quoteId: string };
  await exchange.call("batch.convert", token, { quoteId, requestId: crypto.randomUUID() });
}

test("small balances of which none was converted are not told as received", async ({
  page,
  signIn,
  exchange,
}) => {
  const { token } = await signIn(wallet);
  await exchange.settings({ failBatchCoins: ["DOGE", "TON"] });
  await convertCrumbs(exchange, token);
  const liar = await lieTo(page);
  tell(liar, (row) => ({ ...row, toAmount: "31337.25" }));
  const history = new HistoryView(page);
  await history.open("?kind=smallBalances");
  await history.rows.first().locator("[data-whole]").click();
  await expect(history.drawer.getByRole("list", { name: "Coins in this batch" })).toBeVisible();
  await expect(history.drawer).toContainText("Nothing was converted.");
  await expect(history.drawer).not.toContainText("31,337.25");
});

test("small balances that came to another sum than their coins have neither", async ({
  page,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const { token } = await signIn(wallet);
  await convertCrumbs(exchange, token);
  const liar = await lieTo(page);
  const history = new HistoryView(page);
  await history.open("?kind=smallBalances");
  await expect(history.rows.first()).toContainText("Completed");
  tell(liar, (row) => ({ ...row, toAmount: "31337.25", quotedToAmount: "" }));
  await page.reload();
  await history.rows.first().locator("[data-whole]").click();
  await expect(history.drawer.getByRole("alert")).toContainText("Couldn't load the coins");
  await expect(history.drawer).not.toContainText("31,337");
  await expect(history.drawer.getByRole("list", { name: "Coins in this batch" })).toHaveCount(0);
});

test("coins of a batch that nobody counts are not told as none", async ({
  page,
  small,
  signIn,
  exchange,
}) => {
  const { token } = await signIn({ ...wallet, ADA: "8.2143" });
  await convertCrumbs(exchange, token);
  const liar = await lieTo(page);
  tell(liar, (row) => ({ ...row, coinCount: undefined, coinsDone: undefined }));
  const history = new HistoryView(page);
  await history.open("?kind=smallBalances");
  await expect(history.rows.first()).toContainText("Completed");
  await expect(history.rows.first()).not.toContainText(/0 coins/);
  await small.open();
  const runs = page.getByRole("region", { name: "Recent batches" });
  await expect(runs).toContainText("Completed");
  await expect(runs).not.toContainText(/0 coins/);
});
