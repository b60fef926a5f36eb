/** F6h.3, F6h.4, D10.5: a price that is forged or is not what it seems, and a conversion that brought another sum. */
import { describe } from "vitest";
import type { SmallRecord } from "#shared/contract/small-balance.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { converting, test } from "./migration-people.ts";
import { expect } from "./pages.ts";

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
    ["0.01", "far from the quote that you confirmed. Contact support with the migration ID", true],
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

test("a result of other coins than were confirmed is not told as that of the conversion", async ({
  page,
  migration,
  reviewed,
  tolerated,
}) => {
  tolerated.push(/./);
  await reviewed(converting);
  const liar = await lieTo(page);
  await migration.goto();
  await migration.getQuote.click();
  await expect(migration.convert).toBeEnabled();
  page.quicken(8);
  const ofOthers = (text: string): string => text.replaceAll('"fromCoin":"DAI"', '"fromCoin":"DOGE"');
  liar.notify("migration.confirmQuery", ({ text }) => ({ text: ofOthers(text) }), { signed: true });
  await migration.convert.click();
  await expect(page.getByText("Couldn't load the result of your conversion")).toBeVisible();
  await expect(page.getByRole("region", { name: "Converted" })).toHaveCount(0);
  liar.rest();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Converted" })).toContainText("DAI");
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
