/** R1.14, R2.18, R7.26, R7.27, F2g.1-F2g.3, F6h.1-F6h.5, D3.8, D10.5. */
import { describe } from "vitest";
import type { Account, Exchange, Wallet } from "../../e2e/exchange.ts";
import { immediate, moverProfile } from "../../e2e/migration-page.ts";
import { mailedCode } from "../../e2e/withdraw-page.ts";
import type { Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";

const wallet: Wallet = { BTC: "0.5", USDT: "1200.5", EURC: "30" };

/** Somebody whose account has to move, signed in. */
async function mover(exchange: Exchange, page: Page, funding: Wallet = wallet): Promise<Account> {
  await exchange.settings(immediate);
  const account = await exchange.createPerson(funding, moverProfile);
  await page.addCookies([{ name: "test-token", value: account.token }]);
  return account;
}

async function asDemo(exchange: Exchange, page: Page, name: string): Promise<void> {
  const token = await exchange.demo(name);
  await page.addCookies([{ name: "test-token", value: token }]);
}

test("an account moves from the terms to the new site", async ({ page, migration, exchange }) => {
  const { account } = await mover(exchange, page);
  await exchange.migration({ account, card: {} });
  await exchange.migration({ account, blocker: { type: "LOAN", count: 2 } });
  await migration.goto();
  await expect(page.getByText(/days left, until/)).toBeVisible();
  await expect(migration.begin).toBeDisabled();
  await migration.accept();
  await expect(page.getByText("1 thing to clear first")).toBeVisible();
  await expect(page.getByText("2 loans")).toBeVisible();
  await expect(page.getByRole("img", { name: "9 of 10 checks are clear" })).toBeVisible();
  await exchange.migration({ account, blocker: { type: "LOAN", count: 0 } });
  await migration.checkAgain.click();
  await expect(page.getByRole("heading", { name: "All checks are clear" })).toBeVisible();
  await migration.toAssets();
  await expect(page.getByText("Convert first what the new site does not list.")).toBeVisible();
  await expect(migration.open).toBeDisabled();
  await migration.getQuote.click();
  await expect(page.getByText(/^Quote expires in/)).toBeVisible();
  await migration.convert.click();
  await expect(page.getByText("Converted", { exact: true })).toBeVisible();
  expect(await exchange.seen("migration.confirmQuote")).toBe(1);
  await expect(migration.open).toBeEnabled();
  await migration.acknowledge();
  await migration.confirm(await mailedCode(exchange, account));
  await expect(page.getByRole("heading", { name: "Which cards move" })).toBeVisible();
  expect(await exchange.seen("migration.start")).toBe(1);
  await page.getByRole("checkbox", { name: /^I accept the/ }).check();
  await page.getByRole("button", { name: "Move 1 card" }).first().click();
  await expect(page.getByText(/^You have moved to/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Go to/ })).toHaveAttribute("href", /^http:\/\/eu\./);
  expect(await exchange.seen("cards.start")).toBe(1);
  expect(await exchange.imbalance()).toEqual([]);
});

describe("each state has its screen", () => {
  test.for<[string, string | RegExp]>([
    ["mover", "Before you begin"],
    ["mover-begun", "Your migration is being prepared"],
    ["mover-identity", "Your identity is being checked"],
    ["mover-rejected", "Your identity was not accepted"],
    ["mover-checking", "We check what is in the way"],
    ["mover-checks", /things? to clear first$/],
    ["mover-review", "What moves, and how"],
    ["mover-converting", "Your coins are being converted"],
    ["mover-ready", /^This is the step without a way back/],
    ["mover-moving", /^Your assets move to/],
    ["mover-card", "Which cards move"],
    ["mover-card-moving", "Your card is moving"],
    ["mover-card-retry", "The card could not be moved"],
    ["mover-stopped", "You stopped the migration"],
    ["mover-failed", "The migration has stopped"],
    ["mover-done", /^You have moved to/],
  ])("%s", async ([account, words], { page, migration, exchange }) => {
    await asDemo(exchange, page, account);
    await migration.goto();
    await expect(page.getByText(words).first()).toBeVisible();
  });
});

test("what is in the way leads to where it is cleared, each to a page of its own", async ({
  page,
  migration,
  exchange,
}) => {
  const { account, token } = await mover(exchange, page);
  const order = { accountType: "limit_order_funding", fromCoin: "BTC", toCoin: "USDT", fromAmount: "0.01" };
  const until = { limitPrice: "190000", expiredType: "1_D", requestId: crypto.randomUUID() };
  await exchange.call("limitOrder.create", token, { ...order, ...until });
  for (const type of ["OPEN_POSITION", "LOAN", "EARN_LOCKED", "BOT", "P2P_ORDER"]) {
    await exchange.migration({ account, blocker: { type, count: 1 } });
  }
  await migration.goto();
  await migration.accept();
  for (const [name, href] of [
    ["View orders", /\/user\/assets\/exchange\/history\?kind=limit$/],
    ["Close positions", /\/elsewhere\?type=OPEN_POSITION$/],
    ["Repay", /\/elsewhere\?type=LOAN$/],
    ["Redeem early", /\/elsewhere\?type=EARN_LOCKED$/],
    ["Stop bots", /\/elsewhere\?type=BOT$/],
    ["View P2P orders", /\/elsewhere\?type=P2P_ORDER$/],
  ] as const) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("who has moved sees what moved, and where the statements of this site are", async ({
  page,
  migration,
  exchange,
}) => {
  await asDemo(exchange, page, "mover-done");
  await migration.goto();
  await expect(page.getByText(/\d USD · \d+ coins$/)).toBeVisible();
  await expect(page.getByText("•• 4471")).toBeVisible();
  await expect(page.getByText(/0926|7318/)).toHaveCount(0);
  await expect(page.getByText(/USDC.* · \d+ coins?$/)).toBeVisible();
  await page.getByRole("link", { name: "Statement of this site" }).click();
  await expect(page.getByRole("heading", { name: "Statements" }).first()).toBeVisible();
  await page.goto("/user/assets/?lang=en");
  await page.getByRole("button", { name: "Hide amounts" }).click();
  await migration.goto();
  await expect(page.getByText(/•••••• USD · \d+ coins$|^•••••• · \d+ coins$/)).toBeVisible();
  await expect(page.getByText(/\d USD · \d+ coins$/)).toHaveCount(0);
});
