/** F6h.2-F6h.4, D3.8: a session in doubt, and lists and prices that are not what they seem. */
import { describe } from "vitest";
import type { Account, Exchange, Wallet } from "../../e2e/exchange.ts";
import { atOnce, moverProfile } from "../../e2e/migration-page.ts";
import { mailedCode } from "../../e2e/withdraw-page.ts";
import type { Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";

const moving: Wallet = { BTC: "0.5", EURC: "30" };
const converting: Wallet = { BTC: "0.5", USDT: "1200.5", DAI: "90" };

interface Mover extends Account {
  readonly migrationId: string;
}

/** As far as the review of assets, by another client than the page. */
async function reviewed(exchange: Exchange, page: Page, funding: Wallet): Promise<Mover> {
  await exchange.settings(atOnce);
  const account = await exchange.createPerson(funding, moverProfile);
  await page.addCookies([{ name: "test-token", value: account.token }]);
  const wanted = { targetSite: "EU", tncVersion: "1", agree: true };
  await exchange.call("migration.create", account.token, wanted);
  const now = async () =>
    (await exchange.call("migration.status", account.token, {})).result as Record<string, string>;
  await expect.poll(async () => (await now()).status).toBe("ASSET_REVIEW");
  return { ...account, migrationId: (await now()).migrationId ?? "" };
}

test("a session in doubt as assets begin to move: the dialog stays and says what did not happen", async ({
  page,
  migration,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const { account, token } = await reviewed(exchange, page, moving);
  await migration.goto();
  await migration.insist();
  const code = await mailedCode(exchange, account);
  await exchange.fault({ call: "migration.start", retCode: 10_007, times: 1 });
  await migration.confirm(code);
  await expect(page.getByRole("dialog")).toContainText("Nothing was moved.");
  await expect(page.getByRole("button", { name: "Back" })).toBeVisible();
  expect(await exchange.seen("migration.start")).toBe(1);
  const { result } = await exchange.call("migration.status", token, {});
  expect(result).toMatchObject({ status: "ASSET_REVIEW" });
});

test("a list of assets that does not load says so, starts nothing, and loads again", async ({
  page,
  migration,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  await reviewed(exchange, page, moving);
  await exchange.fault({ call: "migration.assetsInfo", status: 500 });
  await migration.goto();
  await expect(page.getByText("Your assets could not be loaded")).toBeVisible();
  await expect(migration.open).toHaveCount(0);
  await exchange.reset();
  await exchange.settings(atOnce);
  await expect(migration.open).toBeEnabled();
});

describe("a price that is not what it seems", () => {
  test.for<[string, (told: Record<string, unknown>) => object]>([
    ["whose sum is not that of its coins", (told) => ({ ...told, totalToAmount: "999999" })],
    ["of another migration", (told) => ({ ...told, migrationId: "another" })],
    ["for another coin than asked", (told) => ({ ...told, exchangeCoins: into(told, "EUR") })],
    ["of no coin", (told) => ({ ...told, exchangeCoins: [], totalToAmount: "0" })],
  ])("one %s is not offered", async ([, lie], { page, migration, exchange, tolerated }) => {
    tolerated.push(/./);
    const { token, migrationId } = await reviewed(exchange, page, converting);
    const wanted = { migrationId, toCoin: "USDC" };
    const { result } = await exchange.call("migration.convertInfo", token, wanted);
    await exchange.fault({
      call: "migration.convertInfo",
      retCode: 0,
      result: lie(result as Record<string, unknown>),
      times: 9,
    });
    await migration.goto();
    await migration.getQuote.click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(migration.convert).toHaveCount(0);
    await expect(page.getByText(/^Price held for/)).toHaveCount(0);
    expect(await exchange.seen("migration.confirmQuote")).toBe(0);
  });

  test("one that is forged is not offered; the next one is", async ({
    page,
    migration,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await reviewed(exchange, page, converting);
    await exchange.fault({ call: "migration.convertInfo", signature: "wrong", times: 1 });
    await migration.goto();
    await migration.getQuote.click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(migration.convert).toHaveCount(0);
    await migration.getQuote.click();
    await expect(migration.convert).toBeVisible();
  });
});

function into({ exchangeCoins }: Record<string, unknown>, toCoin: string): object[] {
  return (exchangeCoins as object[]).map((coin) => ({ ...coin, toCoin }));
}
