/** F6d.1-F6d.4, F1.6, F1.8, F2c.3, F0.7, F2i.2, R1.10. */
import { describe } from "vitest";
import { DepositPage } from "../../e2e/deposit-page.ts";
import { HistoryView } from "./history-view.ts";
import { expect, test } from "./pages.ts";

/** What the depositor's page shows of the sandbox's own past, by the demo account that has a deposit in each state. */
async function depositor(url: string): Promise<string> {
  const answer = await fetch(`${url}/sandbox/session`, {
    method: "POST",
    body: JSON.stringify({ account: "depositor" }),
  });
  return ((await answer.json()) as { token: string }).token;
}

describe("somebody who is signed out", () => {
  test("is asked to log in, and comes back to the coin and network", async ({ page, exchange }) => {
    await page.goto(`${DepositPage.path}?coin=USDT&chain=TRX`);
    await page.waitForURL(/\/login[?]redirect_url=.*coin%3DUSDT/);
    expect(await exchange.seen("deposit.order")).toBe(0);
  });
});

describe("what is to be known before coins are sent", () => {
  test("stands beside the address: minimum, confirmations, contract, account", async ({
    page,
    deposit,
    signIn,
  }) => {
    await signIn();
    await deposit.goto({ coin: "DOT", chain: "DOT" });
    await expect(deposit.yours("DOT", ".*")).toBeVisible();
    const fact = (words: string) => page.locator("dd").filter({ hasText: words });
    await expect(fact("Less is not credited and not returned")).toContainText("1.00 DOT");
    await expect(fact("Funding")).toBeVisible();
    await expect(page.getByText("Send only DOT over", { exact: false })).toBeVisible();
  });

  test("a memo is copied for itself, and requested again when the network is chosen anew", async ({
    page,
    deposit,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    const { result } = await exchange.call("deposit.order", token, { coin: "TON", chain: "TON" });
    const [{ addressDeposit, tagDeposit } = { addressDeposit: "", tagDeposit: "" }] = (
      result as { chains: { addressDeposit: string; tagDeposit: string }[] }
    ).chains;
    await deposit.goto({ coin: "TON", chain: "TON" });
    await expect(deposit.promise).toBeVisible();
    await expect(deposit.copy).toHaveCount(0);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole("button", { name: "Copy memo" }).click();
    expect(await copied()).toBe(tagDeposit);
    await deposit.promise.click();
    await deposit.copy.click();
    expect(await copied()).toBe(addressDeposit);
    await deposit.promise.click();
    await expect(deposit.copy).toHaveCount(0);
  });
});

describe("a deposit that arrives while the page is open", () => {
  test("is shown and announced once, and so are its milestones", async ({
    page,
    deposit,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn({});
    await exchange.settings({ depositBlockMs: 200 });
    await deposit.goto({ coin: "USDT", chain: "TRX" });
    await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
    await expect(page.getByText("No deposit is on its way")).toBeVisible();
    const requests = await exchange.seen("deposit.records");
    await exchange.deposit({ account, coin: "USDT", chain: "TRX", amount: "25" });
    const coming = page.getByRole("region", { name: "On its way" });
    await expect(coming.getByRole("listitem")).toHaveCount(1);
    const toast = page.locator("[data-toast]").filter({ hasText: "25.00 USDT" });
    await expect(toast).toHaveCount(1);
    await expect(coming.getByText("No deposit is on its way")).toBeVisible();
    await expect(toast.filter({ hasText: "can be withdrawn" })).toHaveCount(1);
    expect((await exchange.funding(account))("USDT")).toBe("25");
    const recent = page.getByRole("region", { name: "Recent deposits" });
    await expect(recent.getByRole("listitem").filter({ hasText: "Completed" })).toHaveCount(1);
    // One question for each thing that came to pass: forty blocks were counted without one.
    expect((await exchange.seen("deposit.records")) - requests).toBeLessThan(10);
    await page.reload();
    await expect(recent.getByRole("listitem")).toHaveCount(1);
    await expect(toast).toHaveCount(0);
  });
});

describe("the records", () => {
  test("by kind, coin, state and TxID, a window at a time, kept in the address", async ({
    page,
    exchange,
  }) => {
    await page.addCookies([{ name: "test-token", value: await depositor(exchange.url) }]);
    const history = new HistoryView(page);
    await page.goto(DepositPage.history);
    await expect(history.rows).toHaveCount(13);
    await history.tab("From users").click();
    await expect(history.rows).toHaveCount(1);
    await expect(page).toHaveURL(/kind=internal/);
    await history.tab("On-chain").click();
    await expect(history.rows).toHaveCount(12);
    await history.filters.getByRole("button", { name: "Any status" }).click();
    await page.getByRole("menuitemradio", { name: "Processing" }).click();
    await expect(history.rows).toHaveCount(4);
    await history.filters.getByRole("button", { name: "Remove filter: Status" }).click();
    await history.filters.getByRole("button", { name: "Any coin" }).click();
    await page.getByRole("combobox", { name: "Coin code or name" }).fill("xrp");
    await page.getByRole("option").first().click();
    await expect(history.rows).toHaveCount(1);
    await expect(page).toHaveURL(/coin=XRP/);
    await page.goto(DepositPage.history);
    await page.getByRole("button", { name: "Previous 29 days" }).click();
    await expect(history.rows).toHaveCount(2);
    await expect(page).toHaveURL(/until=\d{4}-\d\d-\d\d/);
    await page.getByRole("button", { name: "Previous 29 days" }).click();
    await expect(page.getByText("No deposits in these days")).toBeVisible();
    await page.goBack();
    await expect(history.rows).toHaveCount(2);
  });

  test.for([
    ["questions", "XRP", "Held until we know who sent it."],
    ["documents", "LTC", "Held by our compliance check until we have seen documents"],
    ["a limit", "SOL", "Above your daily deposit limit of \u2068100.00 SOL\u2069."],
    ["a return", "ETH", "It goes back to where it came from."],
    ["a reversal", "ETC", "The amount was taken back out of your account."],
    ["a block", "ADA", "contact support to return it, with the deposit ID."],
    ["a review", "BCH", "Our team is reviewing it; nothing was deducted."],
  ] as const)("say of %s what it is and what comes next", async ([, coin, words], { page, exchange }) => {
    await page.addCookies([{ name: "test-token", value: await depositor(exchange.url) }]);
    const history = new HistoryView(page);
    await page.goto(`${DepositPage.history}&coin=${coin}`);
    await expect(history.rows).toHaveCount(1);
    await history.rows.first().locator("[data-whole]").click();
    const drawer = page.getByRole("dialog", { name: "Deposit details" });
    await expect(drawer).toContainText(words);
    await expect(drawer.getByRole("link", { name: `Deposit ${coin} again` })).toBeVisible();
  });

  test("tell of a whole deposit, with a link to the block explorer, and are saved", async ({
    page,
    exchange,
  }) => {
    await page.addCookies([{ name: "test-token", value: await depositor(exchange.url) }]);
    const history = new HistoryView(page);
    await page.goto(`${DepositPage.history}&kind=chain&coin=USDT`);
    await expect(history.rows).toHaveCount(1);
    await history.rows.first().locator("[data-whole]").click();
    const drawer = page.getByRole("dialog", { name: "Deposit details" });
    await expect(drawer).toContainText("+2,500.00 USDT");
    await expect(drawer).toContainText("Withdrawable");
    await expect(drawer.getByRole("link", { name: "tronscan.org" })).toHaveAttribute(
      "href",
      /^https:\/\/tronscan[.]org\/#\/transaction\/[0-9a-f]+$/,
    );
    await drawer.getByRole("button", { name: "Close" }).click();
    const file = await history.save();
    expect(file.name).toMatch(/^coffer-deposits-\d{4}-\d{2}-\d{2}[.]csv$/);
    expect(file.lines[0]).toMatch(/^Time \(UTC\),Deposit ID,Type,Status,Coin,Network,Amount,/);
    expect(file.lines).toHaveLength(2);
    expect(file.lines[1]).toContain(",2500,");
  });

  test("whose answer is forged are none", async ({ page, signIn, exchange }) => {
    await signIn();
    await exchange.fault({ call: "deposit.records", signature: "wrong" });
    await page.goto(DepositPage.history);
    await expect(page.getByText("Couldn't load your deposits")).toBeVisible();
  });
});

describe("the list of addresses", () => {
  const row = {
    coin: "USDT",
    chain: "TRX",
    chainType: "TRC20",
    tagDeposit: "",
    batchReleaseLimit: "-1",
    contractAddress: "gjLj6t",
    id: "1",
    remark: "",
    isDefault: true,
    status: 0,
  };

  test("shows and copies no address that fails its check", async ({ page, signIn, exchange }) => {
    await signIn();
    const chains = [{ ...row, addressDeposit: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u" }];
    await exchange.fault({ call: "deposit.addresses", retCode: 0, result: { coin: "", chains } });
    await page.goto(DepositPage.addresses);
    await expect(page.getByText("Failed its check. Do not use it.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy address" })).toHaveCount(0);
  });

  test("copies no address of a network with memos that comes without one", async ({
    page,
    signIn,
    exchange,
  }) => {
    await signIn();
    const xrp = { ...row, coin: "XRP", chain: "XRP", chainType: "XRP Ledger", contractAddress: "", id: "2" };
    const chains = [
      { ...row, addressDeposit: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" },
      { ...xrp, addressDeposit: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh" },
    ];
    await exchange.fault({ call: "deposit.addresses", retCode: 0, result: { coin: "", chains } });
    await page.goto(DepositPage.addresses);
    const copy = (coin: string) =>
      page.getByRole("row").filter({ hasText: coin }).getByRole("button", { name: "Copy address" });
    await expect(copy("USDT")).toHaveCount(1);
    await expect(copy("XRP")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Deposit XRP over XRP Ledger" })).toBeVisible();
  });

  test("that is unsigned is none", async ({ page, signIn, exchange }) => {
    await signIn();
    await exchange.fault({ call: "deposit.addresses", signature: "absent" });
    await page.goto(DepositPage.addresses);
    await expect(page.getByText("Couldn't load your deposit addresses")).toBeVisible();
  });

  test("renames, moves the default and hides; a lost answer is looked up", async ({
    page,
    deposit,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    await exchange.call("deposit.order", token, { coin: "USDT", chain: "TRX" });
    await exchange.call("deposit.order", token, { coin: "USDT", chain: "ETH" });
    await page.goto(DepositPage.addresses);
    const edit = async (network: string) => {
      await page.getByRole("button", { name: `Edit the address of USDT on ${network}` }).click();
      return page.getByRole("dialog", { name: "Edit address" });
    };
    const first = await edit("Ethereum");
    await first.getByRole("textbox", { name: "Remark" }).fill("Salary");
    await first.getByRole("switch", { name: "Default for USDT" }).click();
    await exchange.fault({ call: "deposit.editAddress", dropAfterHandling: true, times: 1 });
    await first.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("row").filter({ hasText: "Salary" })).toContainText("Default");
    expect(await exchange.seen("deposit.editAddress")).toBe(1);

    const second = await edit("TRC20");
    await second.getByRole("switch", { name: "Hide" }).click();
    await exchange.fault({ call: "deposit.editAddress", dropBeforeHandling: true, times: 1 });
    await second.getByRole("button", { name: "Save" }).click();
    await expect(second).toContainText("We couldn't confirm that your changes were saved.");
    await second.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("row").filter({ hasText: "TRC20" })).toHaveCount(0);
    await page.getByRole("link", { name: "Hidden" }).click();
    await expect(page.getByRole("row").filter({ hasText: "TRC20" })).toHaveCount(1);
    await deposit.goto({ coin: "USDT", chain: "TRX" });
    await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
  });

  test("a save that was left closes no other dialog, and says what it did not learn; an old list says so", async ({
    page,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { token } = await signIn();
    await exchange.call("deposit.order", token, { coin: "USDT", chain: "TRX" });
    await exchange.call("deposit.order", token, { coin: "USDT", chain: "ETH" });
    await page.goto(DepositPage.addresses);
    const edit = (network: string) =>
      page.getByRole("button", { name: `Edit the address of USDT on ${network}` }).click();
    const dialog = page.getByRole("dialog", { name: "Edit address" });
    const remark = dialog.getByRole("textbox", { name: "Remark" });
    await edit("Ethereum");
    await remark.fill("Salary");
    await exchange.fault({ call: "deposit.editAddress", latencyMs: 1500, times: 1 });
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await edit("TRC20");
    await remark.fill("Rent");
    await expect(page.getByText("Address saved")).toBeVisible();
    await expect(remark).toHaveValue("Rent");
    await exchange.fault({ call: "deposit.editAddress", latencyMs: 500, status: 502, times: 1 });
    await exchange.fault({ call: "deposit.addresses", status: 502 });
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page.locator("[data-toast]").filter({ hasText: "We couldn't confirm" })).toHaveCount(1);
    await expect(page.getByText("Your deposit addresses could not be read again.")).toBeVisible();
    await page.getByRole("link", { name: "Hidden" }).click();
    await expect(page.getByText("No hidden addresses")).toHaveCount(0);
    await exchange.reset();
    await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("No hidden addresses")).toBeVisible();
  });
});
