/** F6h.3, F6h.4, D3.8, D10.5: a price that ran out, is forged or is not what it seems, and a conversion whose answer is lost. */
import { describe } from "vitest";
import type { SmallRecord } from "#shared/contract/small-balance.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
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
    await expect(page.getByText("Only some coins were converted")).toBeVisible();
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
    await expect(page.getByText("Converted", { exact: true })).toBeVisible();
    await fault({ call: "migration.confirmQuery", status: 400 });
    await page.reload();
    await expect(page.getByText("Couldn't load the result of your conversion")).toBeVisible();
    await exchange.reset();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Converted", { exact: true })).toBeVisible();
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

describe("a price that is not what it seems", () => {
  test.for<[string, (reported: Record<string, unknown>) => object]>([
    ["whose sum is not that of its coins", (reported) => ({ ...reported, totalToAmount: "999999" })],
    ["of another migration", (reported) => ({ ...reported, migrationId: "another" })],
    ["for another coin than asked", (reported) => ({ ...reported, exchangeCoins: into(reported, "EUR") })],
    ["of no coin", (reported) => ({ ...reported, exchangeCoins: [], totalToAmount: "0" })],
    ["that leaves a listed coin out", (reported) => covering(reported, (coins) => coins.slice(1))],
    [
      "of a coin that is not listed",
      (reported) => covering(reported, ([coin, ...rest]) => named(coin, rest)),
    ],
    ["of one coin more", (reported) => covering(reported, ([coin, ...rest]) => named(coin, [coin, ...rest]))],
  ])("one %s is not offered", async ([, lie], { page, migration, exchange, reviewed, fault }) => {
    const { token, migrationId } = await reviewed(converting);
    const wanted = { migrationId, toCoin: "USDC" };
    const { result } = await exchange.call("migration.convertInfo", token, wanted);
    await fault({
      call: "migration.convertInfo",
      retCode: 0,
      result: lie(result as Record<string, unknown>),
      times: 9,
    });
    await migration.goto();
    await migration.getQuote.click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(migration.convert).toHaveCount(0);
    await expect(page.getByText(/^Quote expires in/)).toHaveCount(0);
    expect(await exchange.seen("migration.confirmQuote")).toBe(0);
  });

  const taxed = (totalAmount: string) => (reported: unknown) => {
    const { exchangeCoins, ...rest } = reported as { readonly exchangeCoins: readonly object[] };
    const taxFeeInfo = { totalAmount, feeCoin: "USDC", taxFeeItems: [] };
    return { ...rest, exchangeCoins: exchangeCoins.map((coin) => ({ ...coin, taxFeeInfo })) };
  };
  test.for([
    ["1.25", true],
    ["-1.25", false],
  ] as const)("a tax of %s is told, or ends it", async ([tax, isOffered], { page, migration, reviewed }) => {
    await reviewed(converting);
    const liar = await lieTo(page);
    liar.notify("migration.convertInfo", ({ text }) => ({ text: withResult(text, taxed(tax)) }), {
      signed: true,
    });
    await migration.goto();
    await migration.getQuote.click();
    const coins = page.getByRole("list", { name: "Coins in this quote" });
    if (isOffered) await expect(coins).toContainText(/Tax 1\.25.USDC/);
    else await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(migration.convert).toHaveCount(isOffered ? 1 : 0);
  });

  test("one that is forged is not offered; the next one is", async ({ page, migration, reviewed, fault }) => {
    await reviewed(converting);
    await fault({ call: "migration.convertInfo", signature: "wrong", times: 1 });
    await migration.goto();
    await migration.getQuote.click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(migration.convert).toHaveCount(0);
    await migration.getQuote.click();
    await expect(migration.convert).toBeVisible();
  });
});

describe("a conversion that brought another sum than was confirmed", () => {
  const cut = (share: string) => (reported: unknown) => {
    const { records, ...rest } = reported as { readonly records: readonly SmallRecord[] };
    const short = (amount: string) => new Decimal(amount).times(share).decimalPlaces(2, 1).toFixed();
    return {
      ...rest,
      records: records.map((coin) =>
        coin.status === "success" ? { ...coin, toAmount: short(coin.toAmount) } : coin,
      ),
    };
  };
  test.for([
    ["0.01", "far from the quote that you confirmed. Ask support with the migration ID", true],
    ["0.999", "the final amount can differ slightly", true],
    ["1", "", false],
  ] as const)("%s of it", async ([share, says, isSaid], { page, migration, reviewed }) => {
    await reviewed(converting);
    const liar = await lieTo(page);
    await migration.goto();
    await migration.getQuote.click();
    await expect(migration.convert).toBeVisible();
    const quoted = page.locator("dl").filter({ hasText: "You receive" }).locator("dd");
    const total = (await quoted.textContent()) ?? "";
    const lie = cut(share);
    if (isSaid)
      liar.notify("migration.confirmQuery", ({ text }) => ({ text: withResult(text, lie) }), {
        signed: true,
      });
    await migration.convert.click();
    const card = page.getByRole("region", { name: "Converted" });
    await expect(card).toBeVisible();
    if (isSaid) {
      await expect(card).toContainText(says);
      const fact = card.getByText("Quoted", { exact: true }).locator("..").locator("dd");
      await expect(fact).toHaveText(total);
    } else {
      await expect(card).not.toContainText(/far from the quote|differ slightly|Quoted/);
    }
  });
});

type Priced = Readonly<Record<string, string>>;

/** The same price of other coins, sound in itself. */
function covering(
  reported: Record<string, unknown>,
  change: (coins: readonly Priced[]) => readonly (Priced | undefined)[],
): object {
  const exchangeCoins = change(reported.exchangeCoins as readonly Priced[]);
  const total = exchangeCoins.reduce((sum, coin) => sum.plus(coin?.toAmount ?? 0), new Decimal(0));
  return { ...reported, exchangeCoins, totalToAmount: total.toFixed() };
}

function named(
  coin: Priced | undefined,
  rest: readonly (Priced | undefined)[],
): readonly (Priced | undefined)[] {
  return [...rest, { ...coin, fromCoin: "BTC" }];
}

function into({ exchangeCoins }: Record<string, unknown>, toCoin: string): object[] {
  return (exchangeCoins as object[]).map((coin) => ({ ...coin, toCoin }));
}
