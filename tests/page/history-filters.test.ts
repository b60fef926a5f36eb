/** R2.3. */
import { describe } from "vitest";
import type { Account, Exchange } from "../../e2e/exchange.ts";
import { idsOf, recordsOf } from "../../e2e/history-page.ts";
import { order } from "../../e2e/limit-page.ts";
import { HistoryView } from "./history-view.ts";
import { expect, test } from "./pages.ts";

const wallet = { BTC: "2", USDT: "9000", ETH: "5" };
const hour = 3_600_000;

/** So many conversions, half a day apart, and an order that waits. */
async function past(exchange: Exchange, { account, token }: Account, many: number): Promise<string> {
  await exchange.makePast(account, many, 12 * hour);
  const { exchangeTxId } = await order(exchange, token);
  return exchangeTxId;
}

describe("the history's filters", () => {
  test("each narrows the list, together they narrow it further, and the address keeps them", async ({
    page,
    signIn,
    exchange,
  }) => {
    const account = await signIn(wallet);
    await past(exchange, account, 14);
    const ids = (filter = {}) => idsOf(exchange, account.token, filter);
    const history = new HistoryView(page);
    await history.open();
    await history.shows(await ids());
    await expect(history.main.getByText("15 of 15 conversions")).toBeVisible();

    await history.tab("Limit").click();
    await history.shows(await ids({ kind: "limit" }));
    await expect(page).toHaveURL(/[?]kind=limit$/);
    await history.tab("Convert").click();
    await history.shows(await ids({ kind: "instant" }));

    await history.filters.getByRole("button", { name: "Any status" }).click();
    await page.getByRole("checkbox", { name: "Failed" }).check();
    const failed = await ids({ kind: "instant", state: "failure" });
    expect(failed.length).toBeGreaterThan(0);
    await history.shows(failed);
    await page.getByRole("checkbox", { name: "Processing" }).check();
    await expect(history.filters.getByRole("button", { name: "Status: 2 of 7" })).toBeVisible();
    await page.keyboard.press("Escape");
    await history.filters.getByRole("button", { name: "Remove filter: Status" }).click();
    await history.shows(await ids({ kind: "instant" }));

    await history.filters.getByRole("button", { name: "Any coin" }).click();
    await page.getByRole("combobox", { name: "Coin code or name" }).fill("eth");
    await page.getByRole("option").first().click();
    await history.shows(await ids({ kind: "instant", coin: "ETH" }));

    await history.filters.getByRole("button", { name: "Any account" }).click();
    await page.getByRole("menuitemradio", { name: "Unified Trading" }).click();
    await history.shows([]);
    await expect(history.main).toContainText("No conversions match these filters");
    await expect(page).toHaveURL(/[?]kind=instant&coin=ETH&account=unified$/);

    // Back and forward go through them, a reload keeps them.
    await page.goBack();
    await history.shows(await ids({ kind: "instant", coin: "ETH" }));
    await page.goForward();
    await history.shows([]);
    await page.reload();
    await expect(history.main).toContainText("No conversions match these filters");
    await history.main.getByRole("button", { name: "Clear filters" }).click();
    await history.shows(await ids({ kind: "instant" }));
    await expect(page).toHaveURL(/[?]kind=instant$/);
  });

  test("dates count whole days of the reader's own time zone", async ({ page, signIn, exchange }) => {
    const account = await signIn(wallet);
    await past(exchange, account, 14);
    const rows = await recordsOf(exchange, account.token);
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    const dayOf = (ms: number) => new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(ms);
    const day = dayOf(Date.now() - 72 * hour);
    const history = new HistoryView(page);
    await history.open(`?since=${day}&until=${day}`);
    const meant = rows.filter((row) => dayOf(Number(row.createdAt)) === day);
    expect(meant.length).toBeGreaterThan(0);
    await history.shows(meant.map((row) => row.exchangeTxId));

    await history.filters.getByRole("button").first().click();
    await page.getByRole("button", { name: "7 days" }).click();
    const week = rows.filter((row) => dayOf(Number(row.createdAt)) >= dayOf(Date.now() - 6 * 24 * hour));
    expect(week.length).toBeLessThan(rows.length);
    await history.shows(week.map((row) => row.exchangeTxId));
    // A range the wrong way round is said, not requested.
    await page.getByLabel("From", { exact: true }).fill(dayOf(Date.now()));
    await page.getByLabel("To", { exact: true }).fill(day);
    await expect(page.getByText("The start date must be before the end date.")).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(`until=${day}`));
  });

  test("one end alone is a range, and dates that cannot hold keep the sheet", async ({
    page,
    signIn,
    exchange,
  }) => {
    const account = await signIn(wallet);
    await past(exchange, account, 14);
    const rows = await recordsOf(exchange, account.token);
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    const dayOf = (ms: number) => new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(ms);
    const [day, later] = [72, 24].map((hours) => dayOf(Date.now() - hours * hour));
    await page.setViewportSize({ width: 390, height: 844 });
    const history = new HistoryView(page);
    await history.open();
    await expect(history.rows).toHaveCount(rows.length);
    await history.main.getByRole("button", { name: "Filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Filter" });
    const [first, last] = ["From", "To"].map((name) => sheet.getByLabel(name, { exact: true }));
    const show = sheet.getByRole("button", { name: /^Show/ });

    await first?.fill(later ?? "");
    await last?.fill(day ?? "");
    await show.click();
    await expect(sheet).toContainText("The start date must be before the end date.");
    await expect(first ?? sheet).toBeFocused();
    await expect(page).toHaveURL(/history$/);

    await last?.fill("");
    await first?.fill(day ?? "");
    await show.click();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`[?]since=${day}$`));
    const since = rows.filter((row) => dayOf(Number(row.createdAt)) >= (day ?? ""));
    expect(since.length).toBeLessThan(rows.length);
    await history.shows(since.map((row) => row.exchangeTxId));
    await expect(history.main.getByText(/^\w{3} \d+, \d{4} –$/)).toBeVisible();
  });

  test("a number is looked for as it is typed or pasted, in one step of going back", async ({
    page,
    signIn,
    exchange,
  }) => {
    const account = await signIn(wallet);
    await past(exchange, account, 5);
    const all = await idsOf(exchange, account.token);
    const wanted = all[3] ?? "";
    const history = new HistoryView(page);
    await history.open();
    await history.shows(all);
    await history.search.pressSequentially(wanted.slice(0, 18));
    await history.shows([wanted]);
    await history.search.fill(`${wanted.slice(0, 4)} ${wanted.slice(4)}`);
    await history.shows([wanted]);
    await page.goBack();
    await history.shows(all);
    await expect(history.search).toHaveValue("");
  });
});
