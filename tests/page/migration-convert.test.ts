/** F6h.3, F6h.4, D3.8: a price that ran out, and a conversion whose answer is lost. */
import { describe } from "vitest";
import { comeBackLater } from "./come-back.ts";
import { converting, test } from "./migration-people.ts";
import { expect } from "./pages.ts";

describe("converting", () => {
  test("a price that ran out greys in its place, and is renewed by a press alone", async ({
    page,
    migration,
    exchange,
    reviewed,
  }) => {
    await reviewed(converting);
    await exchange.settings({ migrationQuoteTtlMs: 3_000 });
    await migration.goto();
    await migration.getQuote.click();
    await expect(page.getByText("This quote has expired")).toBeVisible();
    await expect(page.locator("[data-dead]")).toBeVisible();
    await expect(page.getByText("Nothing was converted.")).toBeVisible();
    await expect(migration.convert).toHaveCount(0);
    expect(await exchange.seen("migration.convertInfo")).toBe(1);
    await exchange.settings({ migrationQuoteTtlMs: 30_000 });
    await page.getByRole("button", { name: "Get new quote" }).click();
    await expect(migration.convert).toBeVisible();
    expect(await exchange.seen("migration.confirmQuote")).toBe(0);
  });

  test("a double press converts once", async ({ page, migration, exchange, reviewed }) => {
    await reviewed(converting);
    await migration.goto();
    await migration.getQuote.click();
    await migration.convert.dblclick();
    await expect(page.getByText("Converted", { exact: true })).toBeVisible();
    expect(await exchange.seen("migration.confirmQuote")).toBe(1);
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("at a price far from the live one takes a second press, elsewhere", async ({
    page,
    migration,
    exchange,
    reviewed,
  }) => {
    await exchange.market({ freeze: true, symbol: "DAIUSDT", price: "1.0000" });
    await reviewed(converting);
    await migration.goto();
    await expect(migration.getQuote).toBeVisible();
    // The page goes on with the price from before.
    await exchange.feed("silence");
    await exchange.market({ symbol: "DAIUSDT", price: "0.8000" });
    await migration.getQuote.click();
    const note = page.getByRole("status").filter({ hasText: "Some rates differ more than usual" });
    await expect(note).toContainText(/DAI.*\d+\.\d+%.{0,2}below/);
    await migration.convert.click();
    expect(await exchange.seen("migration.confirmQuote")).toBe(0);
    await page.getByRole("button", { name: "I understand, convert at these rates" }).click();
    await expect(page.getByText("Converted", { exact: true })).toBeVisible();
    expect(await exchange.seen("migration.confirmQuote")).toBe(1);
  });

  test("a lost confirmation is looked up, never sent again", async ({
    page,
    migration,
    exchange,
    reviewed,
    fault,
  }) => {
    await reviewed(converting);
    await migration.goto();
    await migration.getQuote.click();
    await fault({ call: "migration.confirmQuote", dropAfterHandling: true, times: 1 });
    await migration.convert.click();
    await expect(page.getByText("Converted", { exact: true })).toBeVisible();
    expect(await exchange.seen("migration.confirmQuote")).toBe(1);
  });

  test("one that never arrived says that nothing was converted", async ({
    page,
    migration,
    reviewed,
    fault,
  }) => {
    await reviewed(converting);
    await migration.goto();
    await migration.getQuote.click();
    await fault({ call: "migration.confirmQuote", dropBeforeHandling: true, times: 1 });
    await migration.convert.click();
    await expect(
      page.getByText("We did not receive your confirmation. Nothing was converted."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Get new quote" }).click();
    await migration.convert.click();
    await expect(page.getByText("Converted", { exact: true })).toBeVisible();
  });

  test("a coin that fails is named with what to do, and the rest stays converted", async ({
    page,
    migration,
    exchange,
    reviewed,
  }) => {
    await reviewed(converting);
    await exchange.settings({ failMigrationCoins: ["DAI"] });
    await migration.goto();
    await migration.getQuote.click();
    await migration.convert.click();
    const some = page.getByRole("region", { name: "Only some coins were converted" });
    await expect(some).toContainText("There was no price for this coin.");
    await expect(page.getByText("Not converted")).toBeVisible();
    await exchange.settings({ failMigrationCoins: [] });
    await migration.getQuote.click();
    await migration.convert.click();
    await expect(page.getByText("Converted", { exact: true })).toBeVisible();
    await expect(migration.open).toBeEnabled();
  });

  test("a reload in the middle finds it again, and it cannot be stopped meanwhile", async ({
    page,
    migration,
    exchange,
    reviewed,
  }) => {
    await reviewed(converting);
    await migration.goto();
    await exchange.settings({ holdMigrations: true });
    await migration.getQuote.click();
    await migration.convert.click();
    await expect(page.getByText("Processing")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Your coins are being converted")).toBeVisible();
    await expect(page.getByRole("button", { name: "Stop the migration" })).toHaveCount(0);
    await expect(migration.getQuote).toHaveCount(0);
    await exchange.settings({ holdMigrations: false });
    await expect(page.getByText("Converted", { exact: true })).toBeVisible();
    expect(await exchange.seen("migration.confirmQuote")).toBe(1);
  });

  test("one whose result cannot be read says so, and is read by a press", async ({
    page,
    migration,
    exchange,
    reviewed,
    fault,
  }) => {
    await reviewed(converting);
    await migration.goto();
    await migration.getQuote.click();
    await migration.convert.click();
    const converted = page.getByText("Converted", { exact: true });
    await expect(converted).toBeVisible();
    await fault({ call: "migration.confirmQuery", status: 400 });
    // What was read before stands, and is said to be of before.
    page.quicken(20);
    await comeBackLater(page);
    await expect(page.getByText("Couldn't load the result of your conversion")).toBeVisible();
    await expect(converted).toBeVisible();
    page.quicken(1);
    await page.reload();
    await expect(converted).toHaveCount(0);
    await expect(page.getByText("Couldn't load the result of your conversion")).toBeVisible();
    await exchange.reset();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(converted).toBeVisible();
  });

  test("a balance that changes under the price is said", async ({ page, migration, exchange, reviewed }) => {
    const { account } = await reviewed({ BTC: "0.5", USDT: "1200.5" });
    await migration.goto();
    await migration.getQuote.click();
    await expect(migration.convert).toBeVisible();
    const { account: friend } = await exchange.createAccount({ DAI: "400" });
    await exchange.deposit({ account, from: friend, coin: "DAI", amount: "400" });
    await page.setVisible(false);
    await page.setVisible(true);
    await expect(page.getByText(/^Your balances have changed since/)).toBeVisible();
  });

  test("a price is renewed for the coins that stand in the list by then", async ({
    page,
    migration,
    exchange,
    reviewed,
  }) => {
    const { account } = await reviewed({ BTC: "0.5", USDT: "1200.5" });
    await exchange.settings({ migrationQuoteTtlMs: 3_000 });
    await migration.goto();
    await migration.getQuote.click();
    const { account: friend } = await exchange.createAccount({ DAI: "400" });
    await exchange.deposit({ account, from: friend, coin: "DAI", amount: "400" });
    await page.setVisible(false);
    await page.setVisible(true);
    await expect(page.getByText(/^Your balances have changed since/)).toBeVisible();
    await expect(page.getByText("This quote has expired")).toBeVisible();
    await exchange.settings({ migrationQuoteTtlMs: 30_000 });
    await page.getByRole("button", { name: "Get new quote" }).click();
    const coins = page.getByRole("list", { name: "Coins in this quote" }).getByRole("listitem");
    await expect(coins).toHaveCount(2);
    await expect(page.getByText(/^Your balances have changed since/)).toHaveCount(0);
    await migration.convert.click();
    await expect(page.getByText("Converted", { exact: true })).toBeVisible();
  });

  test("a session that ended before the price asks for the login", async ({
    page,
    migration,
    exchange,
    reviewed,
    fault,
  }) => {
    await reviewed(converting);
    await migration.goto();
    await fault({ call: "migration.convertInfo", retCode: 10_007, times: 1 });
    await migration.getQuote.click();
    await expect(page.getByText(/^You have been logged out/)).toBeVisible();
    expect(await exchange.seen("migration.confirmQuote")).toBe(0);
  });
});
