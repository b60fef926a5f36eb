/** F2i.2, R1.2, R8.15. */
import { describe } from "vitest";
import { recordsOf } from "../../e2e/history-page.ts";
import { order } from "../../e2e/limit-page.ts";
import { HistoryView } from "./history-view.ts";
import { expect, test } from "./pages.ts";

const wallet = { BTC: "2", USDT: "9000", ETH: "5" };
const hour = 3_600_000;

describe("the CSV file", () => {
  test("holds all pages of what is filtered, exact, in the page's words", async ({
    page,
    signIn,
    exchange,
  }) => {
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 130, hour);
    await order(exchange, account.token);
    const history = new HistoryView(page);
    await history.open("?kind=instant");
    await expect(history.rows).toHaveCount(20);
    const whole = await history.save();
    expect(whole.name).toMatch(/^coffer-convert-history-\d{4}-\d{2}-\d{2}[.]csv$/);
    expect(whole.lines).toHaveLength(131);
    expect(whole.lines[0]).toMatch(/^Time \(UTC\),Order ID,Type,Status,Account,You paid,/);
    await expect(page.locator("[data-toast]")).toContainText("130 records downloaded");

    const failed = await recordsOf(exchange, account.token, { state: "failure" });
    await history.open("?state=failure");
    const { lines } = await history.save();
    expect(lines.slice(1).map((line) => line.split(",").slice(0, 8))).toEqual(
      failed.map((row) => [
        new Date(Number(row.createdAt)).toISOString(),
        `'${row.exchangeTxId}`,
        "Convert",
        "Failed",
        "Funding",
        row.fromAmount,
        row.fromCoin,
        "",
      ]),
    );
  });

  test("is offered as text inside a phone's messaging app, which saves none", async ({
    page,
    signIn,
    exchange,
  }) => {
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 3, hour);
    const history = new HistoryView(page);
    await history.open("#tgWebAppPlatform=android&tgWebAppVersion=8.0");
    await expect(history.rows).toHaveCount(3);
    await history.csv.click();
    const toast = page.locator("[data-toast]");
    await expect(toast).toContainText("can't save files");
    await expect(toast).not.toContainText("downloaded");
    expect(page.downloads).toEqual([]);
    await toast.getByRole("button", { name: "Copy as text" }).click();
    await expect(toast.filter({ hasText: "Copied" })).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Time \(UTC\),Order ID,/);
    expect(copied.trim().split("\r\n")).toHaveLength(4);
  });

  test("runs no formula that an answer smuggles in", async ({ page, signIn, exchange }) => {
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 1, hour);
    const [row] = await recordsOf(exchange, account.token);
    const evil = { ...row, fromCoin: "=2+5", toCoin: "@SUM(A1)", feeCoin: "＝1", accountType: "\t=1" };
    const history = new HistoryView(page);
    await history.open();
    await expect(history.rows).toHaveCount(1);
    const result = { list: [evil], total: 1 };
    await exchange.fault({ call: "convert.history", retCode: 0, result, times: 1 });
    const { lines } = await history.save();
    const fields = (lines[1] ?? "").split(",").map((field) => field.replace(/^"/, ""));
    expect(fields).toContain("'=2+5");
    expect(fields).toContain("'@SUM(A1)");
    expect(fields.filter((field) => /^[=+\-@\t＝]/.test(field))).toEqual([]);
  });

  test("names the account of every source as the page does", async ({ page, signIn, exchange }) => {
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 1, hour);
    const [row] = await recordsOf(exchange, account.token);
    const sources = ["small_asset_funding", "small_asset_uta", "funding_fbtc_convert"];
    const list = sources.map((accountType, at) => ({ ...row, exchangeTxId: `10${at}`, accountType }));
    const history = new HistoryView(page);
    await history.open();
    await expect(history.rows).toHaveCount(1);
    await exchange.fault({ call: "convert.history", retCode: 0, result: { list, total: 3 }, times: 1 });
    const { lines } = await history.save();
    expect(lines.slice(1).map((line) => line.split(",")[4])).toEqual([
      "Funding",
      "Unified Trading",
      "Funding",
    ]);
  });

  test("says when there is nothing to save, and when it could not be read", async ({
    page,
    signIn,
    exchange,
  }) => {
    await signIn(wallet);
    const history = new HistoryView(page);
    await history.open();
    await expect(history.main).toContainText("No conversions yet");
    await history.csv.click();
    await expect(page.locator("[data-toast]")).toContainText("Nothing to download");
    await exchange.fault({ call: "convert.history", retCode: 10_016, retMsg: "no" });
    await history.csv.click();
    const reported = page.locator("[data-notification]");
    await expect(reported).toContainText("Something went wrong on our side");
    await expect(history.csv).toBeEnabled();
  });
});
