import type { Account, Exchange } from "./exchange.ts";
import { HistoryPage, idsOf, recordsOf } from "./history-page.ts";
import { order } from "./limit-page.ts";
import { expect, test } from "./test.ts";

const wallet = { BTC: "2", USDT: "9000", ETH: "5" };
const hour = 3_600_000;
const words = { processing: "Being settled", failure: "Failed", success: "Completed" };

/** So many conversions, half a day apart, and an order that waits. */
async function past(exchange: Exchange, { account, token }: Account, many: number): Promise<string> {
  await exchange.makePast(account, many, 12 * hour);
  const { exchangeTxId } = await order(exchange, token);
  return exchangeTxId;
}

test.describe("the history's filters", () => {
  test("each narrows the list, together they narrow it further, and the address keeps them", async ({
    page,
    signIn,
    exchange,
  }) => {
    const account = await signIn(wallet);
    await past(exchange, account, 14);
    const ids = (filter = {}) => idsOf(exchange, account.token, filter);
    const history = new HistoryPage(page);
    await history.open();
    await history.shows(await ids());
    await expect(history.main.getByText("15 of 15 conversions")).toBeVisible();

    await history.tab("Limit").click();
    await history.shows(await ids({ kind: "limit" }));
    await expect(page).toHaveURL(/[?]kind=limit$/);
    await history.tab("Market").click();
    await history.shows(await ids({ kind: "market" }));

    await history.filters.getByRole("button", { name: "Any status" }).click();
    await page.getByRole("checkbox", { name: "Failed" }).check();
    const failed = await ids({ kind: "market", state: "failure" });
    expect(failed.length).toBeGreaterThan(0);
    await history.shows(failed);
    await page.getByRole("checkbox", { name: "Being settled" }).check();
    await expect(history.filters.getByRole("button", { name: "Status: 2 of 7" })).toBeVisible();
    await page.keyboard.press("Escape");
    await history.filters.getByRole("button", { name: "Remove the filter: Status" }).click();
    await history.shows(await ids({ kind: "market" }));

    await history.filters.getByRole("button", { name: "Any coin" }).click();
    await page.getByRole("combobox", { name: "Coin code or name" }).fill("eth");
    await page.getByRole("option").first().click();
    await history.shows(await ids({ kind: "market", coin: "ETH" }));

    await history.filters.getByRole("button", { name: "Any account" }).click();
    await page.getByRole("menuitemradio", { name: "Unified Trading" }).click();
    await history.shows([]);
    await expect(history.main).toContainText("No conversion fits these filters");
    await expect(page).toHaveURL(/[?]kind=market&coin=ETH&account=unified$/);

    // Back and forward go through them, a reload keeps them.
    await page.goBack();
    await history.shows(await ids({ kind: "market", coin: "ETH" }));
    await page.goForward();
    await history.shows([]);
    await page.reload();
    await expect(history.main).toContainText("No conversion fits these filters");
    await history.main.getByRole("button", { name: "Clear the filters" }).click();
    await history.shows(await ids({ kind: "market" }));
    await expect(page).toHaveURL(/[?]kind=market$/);
  });

  test("dates count whole days of the reader's own time zone", async ({ page, signIn, exchange }) => {
    const account = await signIn(wallet);
    await past(exchange, account, 14);
    const rows = await recordsOf(exchange, account.token);
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    const dayOf = (ms: number) => new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(ms);
    const day = dayOf(Date.now() - 72 * hour);
    const history = new HistoryPage(page);
    await history.open(`?since=${day}&until=${day}`);
    const meant = rows.filter((row) => dayOf(Number(row.createdAt)) === day);
    expect(meant.length).toBeGreaterThan(0);
    await history.shows(meant.map((row) => row.exchangeTxId));

    await history.filters.getByRole("button").first().click();
    await page.getByRole("button", { name: "7 days" }).click();
    const week = rows.filter((row) => dayOf(Number(row.createdAt)) >= dayOf(Date.now() - 6 * 24 * hour));
    expect(week.length).toBeLessThan(rows.length);
    await history.shows(week.map((row) => row.exchangeTxId));
    // A range the wrong way round is said, not asked for.
    await page.getByLabel("From", { exact: true }).fill(dayOf(Date.now()));
    await page.getByLabel("To", { exact: true }).fill(day);
    await expect(page.getByText("The first date comes after the last.")).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(`until=${day}`));
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
    const history = new HistoryPage(page);
    await history.open();
    await history.shows(all);
    await history.search.pressSequentially(wanted.slice(0, 18), { delay: 30 });
    await history.shows([wanted]);
    await history.search.fill(`${wanted.slice(0, 4)} ${wanted.slice(4)}`);
    await history.shows([wanted]);
    await page.goBack();
    await history.shows(all);
    await expect(history.search).toHaveValue("");
  });
});

test.describe("a record's details", () => {
  test("open beside the list and leave it where it was; keys lead on", async ({ page, signIn, exchange }) => {
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 60, hour);
    const history = new HistoryPage(page);
    await history.open();
    const ids = await idsOf(exchange, account.token);
    await history.row(ids[19] ?? "").scrollIntoViewIfNeeded();
    await expect(history.rows).toHaveCount(40);
    const row = history.row(ids[30] ?? "");
    await row.scrollIntoViewIfNeeded();
    await expect(history.rows).toHaveCount(60);
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(200);

    await row.click();
    await expect(history.drawer.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`record=${ids[30]}`));
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(new RegExp(`record=${ids[31]}`));
    await expect(history.main.locator("tr[aria-current]")).toHaveAttribute("data-row", ids[31] ?? "");
    await page.keyboard.press("Escape");
    await expect(history.drawer).toBeHidden();
    await expect(history.row(ids[31] ?? "")).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${HistoryPage.path}$`));
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

    // The back button closes them too; a reload with them open keeps list and details.
    await row.click();
    await expect(history.drawer).toBeVisible();
    await page.goBack();
    await expect(history.drawer).toBeHidden();
    await row.click();
    await page.reload();
    await expect(history.drawer).toBeVisible();
    await expect(history.rows).toHaveCount(60);
    await history.drawer.getByRole("button", { name: "Close" }).click();
    await expect(row).toBeFocused();
  });

  test("tell what was quoted and what came, and lead to the same again", async ({
    page,
    context,
    signIn,
    exchange,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 8, hour);
    const records = await recordsOf(exchange, account.token);
    const slipped = records.find((row) => row.state === "success" && row.toAmount !== row.quotedToAmount);
    if (slipped === undefined) throw new Error("No conversion came out otherwise than quoted");
    const history = new HistoryPage(page);
    // A link to a record that the list beside it does not hold.
    await history.open(`?kind=limit&record=${slipped.exchangeTxId}`);
    await expect(history.main).toContainText("No conversions of this type yet");
    const { drawer } = history;
    await expect(drawer.getByRole("heading", { name: "Conversion: Market" })).toBeVisible();
    await expect(drawer).toContainText(/Difference[−].* [A-Z]+ [(]−0[.]\d+%[)]/);
    await expect(drawer).toContainText("What you received is what counts.");
    await drawer.getByRole("button", { name: "Copy the record number" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(slipped.exchangeTxId);
    await drawer.getByRole("link", { name: "Convert again" }).click();
    const { fromCoin, toCoin, fromAmount } = slipped;
    await expect(page).toHaveURL(new RegExp(`/exchange/index[?]from=${fromCoin}&to=${toCoin}`));
    await expect(page.getByRole("textbox", { name: /^You pay/ })).toHaveValue(
      Number(fromAmount).toLocaleString("en-US", { maximumFractionDigits: 18 }),
    );
    await page.goBack();
    await expect(drawer).toBeVisible();
  });

  test("of what failed, waits, or is nobody's", async ({ page, signIn, exchange }) => {
    const account = await signIn(wallet);
    const waiting = await past(exchange, account, 9);
    const [failed] = await idsOf(exchange, account.token, { state: "failure" });
    const history = new HistoryPage(page);
    await history.open(`?record=${failed}`);
    await expect(history.drawer).toContainText("Nothing was converted; your coins are back in your account.");
    await expect(history.drawer).toContainText("Failed, money returned");
    await history.drawer.getByRole("button", { name: "Close" }).click();
    await history.row(waiting).click();
    await expect(history.drawer).toContainText("Order placed");
    await expect(history.drawer).toContainText("Waiting for price");
    await expect(history.drawer.getByRole("link", { name: "Go to the order" })).toHaveAttribute(
      "href",
      /[?]mode=limit&from=BTC&to=USDT$/,
    );
    await history.open("?record=99999");
    await expect(history.drawer).toContainText("No such conversion");
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
    const history = new HistoryPage(page);
    await history.open("?coin=TON");
    await expect(history.main).toContainText("2 of 3 coins");
    await history.rows.first().locator("[data-whole]").click();
    const coins = history.drawer.getByRole("list", { name: "Coins of this run" }).getByRole("listitem");
    await expect(coins).toHaveCount(3);
    await expect(coins.filter({ hasText: "TON" })).toContainText("Not converted");
    await expect(coins.filter({ hasText: "DOGE" })).toContainText(/\+[\d.]+ USDT/);
    await expect(history.drawer.getByRole("link", { name: "Convert again" })).toHaveAttribute(
      "href",
      /[?]mode=small&to=USDT$/,
    );
  });
});

test.describe("the list", () => {
  test("grows at its end by itself, then when asked, and says what is shown", async ({
    page,
    signIn,
    exchange,
  }) => {
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 90, hour);
    const ids = await idsOf(exchange, account.token);
    const history = new HistoryPage(page);
    await history.open();
    await history.shows(ids.slice(0, 20));
    for (const shown of [40, 60]) {
      await history.rows.last().scrollIntoViewIfNeeded();
      await expect(history.rows).toHaveCount(shown);
    }
    await expect(history.main.getByText("60 of 90 conversions")).toBeVisible();
    const asked = await exchange.seen("convert.history");
    await history.main.getByRole("button", { name: "Load more" }).click();
    await history.shows(ids.slice(0, 80));
    // The pages that were there are not asked for again.
    expect(await exchange.seen("convert.history")).toBeLessThanOrEqual(asked + 2);
    await history.main.getByRole("button", { name: "Load more" }).click();
    await history.shows(ids);
    await expect(history.main.getByRole("button", { name: "Load more" })).toHaveCount(0);
    await expect(history.main.getByText("90 of 90 conversions")).toBeFocused();
  });

  test("follows what is being settled", async ({ page, convert, signIn, exchange }) => {
    await signIn();
    await exchange.settings({ settleDelayMs: 8_000 });
    await convert.open();
    await convert.askPrice("0.01");
    await convert.confirm.click();
    // Leaving the page sooner would take the confirmation back.
    await expect.poll(() => exchange.seen("convert.execute")).toBe(1);
    const history = new HistoryPage(page);
    await history.open();
    await expect(history.rows.first()).toContainText(words.processing);
    await expect(history.rows.first()).toContainText(words.success);
  });
});

test.describe("a history that does not load", () => {
  test.use({ tolerated: /Failed to load resource/ });

  test("says so and loads when asked again; so does a page further down", async ({
    page,
    signIn,
    exchange,
  }) => {
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 45, hour);
    await exchange.fault({ call: "convert.history", retCode: 10_016, retMsg: "no" });
    const history = new HistoryPage(page);
    await history.open();
    const failure = history.main.getByRole("alert");
    await expect(failure).toContainText("The history could not be loaded.");
    await exchange.reset();
    await failure.getByRole("button", { name: "Try now" }).click();
    await expect(history.rows).toHaveCount(20);

    await exchange.fault({ call: "convert.history", retCode: 10_016, retMsg: "no" });
    await history.rows.last().scrollIntoViewIfNeeded();
    const again = history.main.getByRole("button", { name: "Try now" });
    await expect(again).toBeVisible();
    await expect(history.rows).toHaveCount(20);
    await exchange.reset();
    await again.click();
    await expect(history.rows).toHaveCount(40);
  });
});

test.describe("the CSV file", () => {
  test("holds all pages of what is filtered, exact, in the page's words", async ({
    page,
    signIn,
    exchange,
  }) => {
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 130, hour);
    await order(exchange, account.token);
    const history = new HistoryPage(page);
    await history.open("?kind=market");
    await expect(history.rows).toHaveCount(20);
    const whole = await history.save();
    expect(whole.name).toMatch(/^coffer-convert-history-\d{4}-\d{2}-\d{2}[.]csv$/);
    expect(whole.lines).toHaveLength(131);
    expect(whole.lines[0]).toMatch(/^Time \(UTC\),Record no[.],Type,Status,Account,You paid,/);
    await expect(page.locator("[data-toast]")).toContainText("130 records saved");

    const failed = await recordsOf(exchange, account.token, { state: "failure" });
    await history.open("?state=failure");
    const { lines } = await history.save();
    expect(lines.slice(1).map((line) => line.split(",").slice(0, 8))).toEqual(
      failed.map((row) => [
        new Date(Number(row.createdAt)).toISOString(),
        `'${row.exchangeTxId}`,
        "Market",
        "Failed",
        "Funding",
        row.fromAmount,
        row.fromCoin,
        "",
      ]),
    );
  });

  test("runs no formula that an answer smuggles in", async ({ page, signIn, exchange }) => {
    const account = await signIn(wallet);
    await exchange.makePast(account.account, 1, hour);
    const [row] = await recordsOf(exchange, account.token);
    const evil = { ...row, fromCoin: "=2+5", toCoin: "@SUM(A1)", feeCoin: "＝1", accountType: "\t=1" };
    const history = new HistoryPage(page);
    await history.open();
    await expect(history.rows).toHaveCount(1);
    const body = {
      ret_code: 0,
      ret_msg: "OK",
      result: { list: [evil], total: 1 },
      ext_code: "",
      ext_info: {},
    };
    await exchange.fault({
      call: "convert.history",
      body: JSON.stringify({ ...body, time_now: `${Date.now() / 1000}` }),
      times: 1,
    });
    const { lines } = await history.save();
    const fields = (lines[1] ?? "").split(",").map((field) => field.replace(/^"/, ""));
    expect(fields).toContain("'=2+5");
    expect(fields).toContain("'@SUM(A1)");
    expect(fields.filter((field) => /^[=+\-@\t＝]/.test(field))).toEqual([]);
  });

  test("says when there is nothing to save, and when it could not be read", async ({
    page,
    signIn,
    exchange,
  }) => {
    await signIn(wallet);
    const history = new HistoryPage(page);
    await history.open();
    await expect(history.main).toContainText("No conversions yet");
    await history.csv.click();
    await expect(page.locator("[data-toast]")).toContainText("There is nothing to save");
    await exchange.fault({ call: "convert.history", retCode: 10_016, retMsg: "no" });
    await history.csv.click();
    await expect(
      page.locator("[data-toast]").filter({ hasText: "Something went wrong on our side" }),
    ).toBeVisible();
    await expect(history.csv).toBeEnabled();
  });
});
