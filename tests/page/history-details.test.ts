/** F6a.6. */
import { describe } from "vitest";
import type { Account, Exchange } from "../../e2e/exchange.ts";
import { idsOf, recordsOf } from "../../e2e/history-page.ts";
import { order } from "../../e2e/limit-page.ts";
import { HistoryView } from "./history-view.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const wallet = { BTC: "2", USDT: "9000", ETH: "5" };
const hour = 3_600_000;

/** So many conversions, half a day apart, and an order that waits. */
async function past(exchange: Exchange, { account, token }: Account, many: number): Promise<string> {
  await exchange.makePast(account, many, 12 * hour);
  const { exchangeTxId } = await order(exchange, token);
  return exchangeTxId;
}

describe("a record's details", () => {
  test("tell what was quoted and what came, and lead to the same again", async ({
    page,
    signIn,
    exchange,
  }) => {
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 8, hour);
    const records = await recordsOf(exchange, account.token);
    const slipped = records.find((row) => row.state === "success" && row.toAmount !== row.quotedToAmount);
    if (slipped === undefined) throw new Error("No conversion came out otherwise than quoted");
    const history = new HistoryView(page);
    // A link to a record that the list beside it does not hold.
    await history.open(`?kind=limit&record=${slipped.exchangeTxId}`);
    await expect(history.main).toContainText("No conversions of this type yet");
    const { drawer } = history;
    await expect(drawer.getByRole("heading", { name: "Conversion details" })).toBeVisible();
    await expect(drawer).toContainText(/TypeConvert(?!ed)/);
    await expect(drawer).toContainText(/Difference[−].* [A-Z]+ [(]−0[.]\d+%[)]/);
    await expect(drawer).toContainText("The amount received is final.");
    await drawer.getByRole("button", { name: "Copy order ID" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(slipped.exchangeTxId);
    await drawer.getByRole("link", { name: "Convert again" }).click();
    const { fromCoin, toCoin, fromAmount } = slipped;
    await expect(page).toHaveURL(new RegExp(`/exchange/index[?]from=${fromCoin}&to=${toCoin}`));
    await expect(page.getByRole("textbox", { name: /^You pay/ })).toHaveValue(
      Number(fromAmount).toLocaleString("en-US", { maximumFractionDigits: 18 }),
    );
  });

  test("of a link whose record stands in no list lead back to the page's heading", async ({
    page,
    signIn,
    exchange,
  }) => {
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 2, hour);
    const [record] = await recordsOf(exchange, account.token);
    const history = new HistoryView(page);
    await history.open(`?kind=limit&record=${record?.exchangeTxId}`);
    const { drawer } = history;
    await expect(drawer.getByRole("heading", { name: "Conversion details" })).toBeVisible();
    await drawer.getByRole("button", { name: "Close" }).click();
    await expect(drawer).toHaveCount(0);
    await expect(history.main.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("of what failed, waits, or is nobody's", async ({ page, signIn, exchange }) => {
    const account = await signIn(wallet);
    const waiting = await past(exchange, account, 9);
    const [failed = ""] = await idsOf(exchange, account.token, { state: "failure" });
    const history = new HistoryView(page);
    await history.open(`?record=${failed}`);
    // Nothing went at any rate.
    const figures = history.main.locator(`tr[data-row="${failed}"] [data-figure]`);
    await expect(figures.nth(2)).toHaveText("—");
    await expect(history.drawer).toContainText("Nothing was converted. Your coins are back in your account.");
    await expect(history.drawer).toContainText("Failed, amount returned");
    await history.drawer.getByRole("button", { name: "Close" }).click();
    await history.row(waiting).click();
    await expect(history.drawer).toContainText("Order placed");
    await expect(history.drawer).toContainText("Open");
    await expect(history.drawer.getByRole("link", { name: "View order" })).toHaveAttribute(
      "href",
      /[?]mode=limit&from=BTC&to=USDT&order=\d+$/,
    );
  });

  test("of what was just made come a while later, and only what stays away is called not found", async ({
    page,
    signIn,
    exchange,
  }) => {
    const { account, token } = await signIn(wallet);
    await exchange.makePast(account, 1, hour);
    const [made] = await idsOf(exchange, token, {});
    const liar = await lieTo(page);
    let looks = 0;
    liar.notify(
      "convert.history",
      ({ text, requestText }) => {
        if (!requestText.includes("recordNo")) return { text };
        looks += 1;
        return { text: looks > 2 ? text : withResult(text, () => ({ list: [], total: 0 })) };
      },
      { signed: true },
    );
    const history = new HistoryView(page);
    await history.open(`?kind=limit&record=${made}`);
    await expect(history.drawer).toContainText("Not found yet");
    page.quicken(12);
    await expect(history.drawer).toContainText("Received: Funding");
    expect(looks).toBe(3);

    page.quicken(1);
    await history.open("?record=99999");
    await expect(history.drawer).toContainText("Not found yet");
    page.quicken(12);
    const none = history.drawer.getByRole("alert");
    await expect(none).toContainText("Conversion not found");
    const before = looks;
    await none.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => looks).toBe(before + 1);
    page.quicken(1);
  });

  test("of what waits follow it to its end, though no list beside them holds it", async ({
    page,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn(wallet);
    const { exchangeTxId } = await order(exchange, token);
    const history = new HistoryView(page);
    await history.open(`?kind=block&record=${exchangeTxId}`);
    await expect(history.drawer).toContainText("Order placed");
    await expect(history.drawer).toContainText("Open");
    page.quicken(8);
    const requestId = crypto.randomUUID();
    expect((await exchange.call("limitOrder.cancel", token, { exchangeTxId, requestId })).code).toBe(0);
    await expect(history.drawer).toContainText("Canceled, amount returned");
    page.quicken(1);
  });

  test("of a run of small balances, coin by coin", async ({ page, signIn, exchange }) => {
    const account = await signIn({ ...wallet, DOGE: "20", TON: "1.5", XRP: "2" });
    await exchange.settings({ failBatchCoins: ["TON"] });
    const accountType = "eb_convert_funding";
    const run = { accountType, fromCoinList: ["DOGE", "TON", "XRP"], toCoin: "USDT" };
    const quoted = await exchange.call("batch.quote", account.token, run);
    const { quoteId } = quoted.result as { quoteId: string };
    const taken = await exchange.call("batch.convert", account.token, {
      quoteId,
      requestId: crypto.randomUUID(),
    });
    expect(taken.code).toBe(0);
    const history = new HistoryView(page);
    await history.open("?coin=TON");
    await expect(history.main).toContainText("2 of 3 coins");
    const nobody = { cursor: "1", size: "50", lastPage: "1", totalCount: "0", records: [] };
    await exchange.fault({ call: "batch.query", retCode: 0, result: nobody, times: 1 });
    await history.rows.first().locator("[data-whole]").click();
    // The history lists it, and its coins are not known.
    await expect(history.drawer.getByRole("alert")).toContainText("Batch not found");
    await history.drawer.getByRole("button", { name: "Try again" }).click();
    const coins = history.drawer.getByRole("list", { name: "Coins in this batch" }).getByRole("listitem");
    await expect(coins).toHaveCount(3);
    await expect(coins.filter({ hasText: "TON" })).toContainText("Not converted");
    await expect(coins.filter({ hasText: "DOGE" })).toContainText(/\+[\d.]+ USDT/);
    await expect(history.drawer.getByRole("link", { name: "Convert again" })).toHaveAttribute(
      "href",
      /[?]mode=smallBalances&to=USDT&into=USDT$/,
    );
  });
});
