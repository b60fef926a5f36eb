/** D10.5: a batch of small balances whose record in the history and whose coins tell different ends. */
import type { BatchRecord } from "#shared/contract/small-balance.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import { HistoryView } from "./history-view.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { crumbs } from "./small-wallet.ts";

async function convertCrumbs(exchange: Exchange, token: string): Promise<void> {
  const run = { accountType: "eb_convert_funding", fromCoinList: ["DOGE", "ADA"], toCoin: "USDT" };
  const { result } = await exchange.call("batch.quote", token, run);
  const { quoteId } = result as { readonly quoteId: string };
  await exchange.call("batch.convert", token, { quoteId, requestId: crypto.randomUUID() });
}

const failed = (batch: BatchRecord) => ({
  ...batch,
  status: "failure",
  toAmount: "",
  totalFeeAmount: "",
  subRecords: batch.subRecords.map((coin) => ({ ...coin, status: "failure", toAmount: "", feeAmount: "" })),
});
const intoOther = (batch: BatchRecord) => ({
  ...batch,
  toCoin: "BTC",
  feeCoin: "BTC",
  subRecords: batch.subRecords.map((coin) => ({ ...coin, toCoin: "BTC", feeCoin: "BTC" })),
});

test.for([
  ["say that none was converted", failed],
  ["became another coin", intoOther],
] as const)(
  "coins that %s are not shown beside what is told to have come",
  async ([, lie], { page, signIn, exchange }) => {
    const { token } = await signIn(crumbs);
    await convertCrumbs(exchange, token);
    const liar = await lieTo(page);
    liar.notify(
      "batch.query",
      ({ text }) => ({
        text: withResult(text, (reported) => {
          const answer = reported as { readonly records: readonly BatchRecord[] };
          return { ...answer, records: answer.records.map(lie) };
        }),
      }),
      { signed: true },
    );
    const history = new HistoryView(page);
    await history.open("?kind=smallBalances");
    await history.rows.first().locator("[data-whole]").click();
    await expect(history.drawer.getByText("Couldn't load the coins")).toBeVisible();
    await expect(history.drawer.getByRole("list", { name: "Coins in this batch" })).toHaveCount(0);
    expect(liar.reported).toContain("batch.query");
  },
);

test("a batch that is told to have failed is not shown beside coins that came", async ({
  page,
  signIn,
  exchange,
}) => {
  const { token } = await signIn(crumbs);
  await convertCrumbs(exchange, token);
  const liar = await lieTo(page);
  liar.notify(
    "convert.history",
    ({ text }) => ({
      text: withResult(text, (reported) => {
        const { list, ...rest } = reported as { readonly list: readonly object[] };
        const end = {
          state: "failure",
          exchangeStatus: "failure",
          toAmount: "",
          feeAmount: "",
          coinsDone: 0,
        };
        return { ...rest, list: list.map((row) => ({ ...row, ...end })) };
      }),
    }),
    { signed: true },
  );
  const history = new HistoryView(page);
  await history.open("?kind=smallBalances");
  await history.rows.first().locator("[data-whole]").click();
  await expect(history.drawer.getByText("Couldn't load the coins")).toBeVisible();
  await expect(history.drawer.getByRole("list", { name: "Coins in this batch" })).toHaveCount(0);
});
