/** D3.10, F1.5, F6b.5: small balances of which an exchange tells more than has come. */

import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import type { BatchRecord } from "#shared/contract/small-balance.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import { SmallPage } from "../../e2e/small-balances-page.ts";
import { comeBackLater } from "./come-back.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { crumbs } from "./small-wallet.ts";

/** Two small balances that are on their way into USDT; its number. */
async function begin(exchange: Exchange, token: string): Promise<string> {
  const run = { accountType: "eb_convert_funding", fromCoinList: ["DOGE", "ADA"], toCoin: "USDT" };
  const { result } = await exchange.call("batch.quote", token, run);
  const { quoteId } = result as { readonly quoteId: string };
  await exchange.call("batch.convert", token, { quoteId, requestId: crypto.randomUUID() });
  return quoteId;
}

test("what a batch under way is expected to bring is not told as received", async ({
  page,
  signIn,
  exchange,
}) => {
  const { token } = await signIn(crumbs);
  await exchange.settings({ holdSettlements: true });
  const quoteId = await begin(exchange, token);
  const liar = await lieTo(page);
  const expected = { toAmount: "31337.25", feeAmount: "626.75" };
  const forge = (reported: unknown) => {
    const { records, ...rest } = reported as { readonly records: readonly BatchRecord[] };
    const told = records.map((record) => ({
      ...record,
      toAmount: "62674.5",
      totalFeeAmount: "1253.5",
      subRecords: record.subRecords.map((coin) => ({ ...coin, ...expected })),
    }));
    return { ...rest, records: told };
  };
  liar.notify("batch.query", ({ text }) => ({ text: withResult(text, forge) }), { signed: true });
  await page.goto(`${SmallPage.path}&batch=${quoteId}`);
  const main = page.getByRole("main");
  await expect(main).toContainText("2 coins are processing");
  await expect(main).toContainText("Received");
  await expect(main).not.toContainText(/31,337|62,674|626\.75|1,253/);
});

test("of a batch that failed nothing is told as a sum beside the others", async ({
  page,
  small,
  signIn,
  exchange,
}) => {
  const { token } = await signIn(crumbs);
  await exchange.settings({ failBatchCoins: ["DOGE", "ADA"] });
  await begin(exchange, token);
  const liar = await lieTo(page);
  const forge = (reported: unknown) => {
    const { list, ...rest } = reported as { readonly list: readonly ConvertHistoryRow[] };
    return { ...rest, list: list.map((row) => ({ ...row, toAmount: "31337.25" })) };
  };
  liar.notify("convert.history", ({ text }) => ({ text: withResult(text, forge) }), { signed: true });
  await small.open();
  const runs = page.getByRole("region", { name: "Recent batches" });
  await expect(runs).toContainText("0 of 2 coins");
  await expect(runs).not.toContainText("31,337.25");
});

test("recent batches that could not be read again are said to be of before", async ({
  page,
  small,
  signIn,
  exchange,
  fault,
}) => {
  const { token } = await signIn(crumbs);
  await exchange.settings({ holdSettlements: true });
  await begin(exchange, token);
  await small.open();
  const runs = page.getByRole("region", { name: "Recent batches" });
  await expect(runs).toContainText("Processing");
  await fault({ call: "convert.history", status: 502 });
  page.quicken(20);
  await comeBackLater(page);
  await expect(runs).toContainText("Your recent batches could not be read again.");
  await expect(runs).toContainText("Processing");
});
