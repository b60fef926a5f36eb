/** R2.21, F0.7, F2c.7, F2i.3, F2i.8. */
import { randomUUID } from "node:crypto";
import { describe } from "vitest";
import { expect, test } from "./pages.ts";

const history = "/user/assets/records/asset-history";
const derivatives = "/user/assets/records/derivatives";
const frozen = "/user/assets/records/frozen-assets";

describe("asset history", () => {
  test("says what came and went, with the balance after it, and leads to the record", async ({
    page,
    transfer,
    signIn,
  }) => {
    await signIn();
    await transfer.goto();
    await transfer.send("100");
    await page.getByRole("dialog", { name: "Transfer completed" }).waitFor();
    await page.goto(history);
    const row = page.getByRole("row").filter({ hasText: "Transfer out" });
    await expect(row).toContainText("To Unified Trading");
    await row.getByRole("button").first().click();
    const drawer = page.getByRole("dialog", { name: "Transfer out" });
    await expect(drawer).toContainText("Balance after");
    await expect(drawer.getByRole("link", { name: "Open record" })).toHaveAttribute(
      "href",
      /subAccountTransferRecord\?record=/,
    );
  });

  test("an empty week says so, and leads to the one before and to all before", async ({ page, signIn }) => {
    await signIn();
    await page.goto(`${history}?until=2020-03-08`);
    // A press that leads to no entries is answered aloud, too.
    await expect(
      page.getByRole("status").filter({ hasText: "No entries in these seven days" }),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Load all earlier" })).toHaveAttribute(
      "href",
      /until=2020-03-08&reach=back/,
    );
    await page.getByRole("link", { name: /^Show / }).click();
    await page.waitForURL(/until=2020-03-01/);
  });

  test("a forged answer shows nothing, and can be tried again", async ({ page, signIn, exchange }) => {
    await signIn();
    await exchange.fault({ call: "records.funding", signature: "wrong" });
    await page.goto(history);
    await expect(page.getByText("Couldn't load the entries")).toBeVisible();
    await exchange.reset();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("row").filter({ hasText: "Opening balance" }).first()).toBeVisible();
  });
});

describe("derivatives records", () => {
  test("tell a trade with its parts, and are narrowed by type", async ({ page, signIn, exchange }) => {
    const { account } = await signIn();
    await exchange.pastLedger({ account, entries: 0, events: 12, days: 3 });
    await page.goto(derivatives);
    const trade = page.getByRole("row").filter({ hasText: "Trade" }).first();
    await expect(trade).toContainText("ETHUSDT");
    await trade.getByRole("button").first().click();
    const drawer = page.getByRole("dialog", { name: "Trade" });
    await expect(drawer).toContainText("Cash flow");
    // No record is behind it: no foot either, which would be a line with nothing below.
    expect(document.querySelector("[role=dialog] > :empty")).toBeNull();
    await drawer.getByRole("button", { name: "Close" }).click();
    await page
      .getByRole("button", { name: "Type: Any type" })
      .or(page.getByRole("button", { name: "Any type" }))
      .first()
      .click();
    await page.getByRole("menuitemradio", { name: "Funding" }).click();
    await page.waitForURL(/type=SETTLEMENT/);
    await expect(page.getByRole("row").filter({ hasText: "Funding" }).first()).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "Trade" })).toHaveCount(0);
  });
});

/** An entry of a minute ago, as an exchange of the field tables sends it. */
const entry = {
  ...Object.fromEntries(
    ["symbol", "category", "qty", "size", "tradePrice", "funding", "fee", "feeRate"].map((name) => [
      name,
      "",
    ]),
  ),
  id: "1",
  side: "None",
  currency: "USDT",
  transactionTime: String(Date.now() - 60_000),
  cashFlow: "5",
  change: "5",
  cashBalance: "5",
  bonusChange: "",
  tradeId: "",
  orderId: "",
  orderLinkId: "",
};

test("a kind of entry that is not known here is shown as the exchange writes it", async ({
  page,
  signIn,
  exchange,
}) => {
  await signIn();
  const result = { list: [{ ...entry, type: "constructor" }], nextPageCursor: "" };
  await exchange.fault({ call: "records.derivatives", retCode: 0, result });
  await page.goto(derivatives);
  await expect(page.getByRole("row").filter({ hasText: "constructor" })).toHaveCount(1);
});

test("a bonus that changes no balance is told, and what comes to nothing is not", async ({
  page,
  signIn,
  exchange,
}) => {
  await signIn();
  const bonus = { type: "BONUS", cashFlow: "0.00", change: "0", funding: "0.0000", bonusChange: "10" };
  const result = { list: [{ ...entry, ...bonus }], nextPageCursor: "" };
  await exchange.fault({ call: "records.derivatives", retCode: 0, result });
  await page.goto(derivatives);
  await page.getByRole("row").filter({ hasText: "Bonus" }).getByRole("button").first().click();
  const drawer = page.getByRole("dialog", { name: "Bonus" });
  await expect(drawer).toContainText(/Bonus\s*\+10/);
  await expect(drawer).not.toContainText("Cash flow");
  await expect(drawer).not.toContainText("Funding");
});

describe("frozen assets", () => {
  test("say that nothing is frozen", async ({ page, signIn }) => {
    await signIn();
    await page.goto(frozen);
    await expect(page.getByText("Nothing is frozen")).toBeVisible();
    await expect(page.getByRole("region", { name: "Total frozen" })).toContainText(/^Total frozen0\s*\.00/);
  });

  test("say what holds money back, until when, and lead to what frees it", async ({
    page,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    const order = { fromCoin: "USDT", toCoin: "BTC", fromAmount: "100", limitPrice: "0.00002" };
    const { code } = await exchange.call("limitOrder.create", token, {
      ...order,
      accountType: "limit_order_funding",
      expiredType: "7_D",
      requestId: randomUUID(),
    });
    expect(code).toBe(0);
    await page.goto(frozen);
    const row = page.getByRole("row").filter({ hasText: "Open limit order" });
    await expect(row).toContainText("100");
    await expect(row).toContainText("Freed when the order is filled, canceled or expired");
    // Its worth, and that of all of it: one line, so the same.
    await expect(row).toContainText(/\d\d\.\d\d.*USD/);
    await expect(page.getByRole("region", { name: "Total frozen" })).toContainText(/\d\d\.\d\d.*USD/);
    await expect(row.getByRole("link", { name: "View order" })).toHaveAttribute(
      "href",
      /exchange\/history\?record=\d+/,
    );
    // That nothing fits a filter does not say that nothing is frozen: the sum is of everything.
    await page.goto(`${frozen}?coin=ETH`);
    await expect(page.getByText("No matching frozen assets")).toBeVisible();
    await expect(page.getByRole("region", { name: "Total frozen" })).toContainText(/\d\d\.\d\d.*USD/);
  });
});
