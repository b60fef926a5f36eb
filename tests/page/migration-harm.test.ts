/** F6h.2, F6h.3, F6h.4, D3.8, D10.5: what is lost, late, forged, replayed or refused. */
import { describe } from "vitest";
import type { Account, Exchange, Wallet } from "../../e2e/exchange.ts";
import { atOnce, moverProfile } from "../../e2e/migration-page.ts";
import { mailedCode } from "../../e2e/withdraw-page.ts";
import type { Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";

const moving: Wallet = { BTC: "0.5", EURC: "30" };
const converting: Wallet = { BTC: "0.5", USDT: "1200.5", DAI: "90" };

async function mover(exchange: Exchange, page: Page, funding: Wallet): Promise<Account> {
  await exchange.settings(atOnce);
  const account = await exchange.createPerson(funding, moverProfile);
  await page.addCookies([{ name: "test-token", value: account.token }]);
  return account;
}

/** As far as the review of assets, by another client than the page. */
async function reviewed(exchange: Exchange, page: Page, funding: Wallet): Promise<Account> {
  const account = await mover(exchange, page, funding);
  const wanted = { targetSite: "EU", tncVersion: "1", agree: true };
  await exchange.call("migration.create", account.token, wanted);
  await expect
    .poll(async () => ((await statusOf(exchange, account)) as { status: string }).status)
    .toBe("ASSET_REVIEW");
  return account;
}

async function statusOf(exchange: Exchange, { token }: Account): Promise<object> {
  return (await exchange.call("migration.status", token, {})).result as object;
}

/** Whether the checks were seen to go on or not. */
const hasBegun = /^(What moves, and how|All checks are clear)$/;

describe("beginning", () => {
  test("a lost answer is read from the status, and not sent again", async ({
    page,
    migration,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await mover(exchange, page, moving);
    await migration.goto();
    await exchange.fault({ call: "migration.create", dropAfterHandling: true, times: 1 });
    await migration.accept();
    await expect(page.getByText(hasBegun)).toBeVisible();
    expect(await exchange.seen("migration.create")).toBe(1);
  });

  test("one that did not arrive says so, and can be tried again", async ({
    page,
    migration,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await mover(exchange, page, moving);
    await migration.goto();
    await exchange.fault({ call: "migration.create", dropBeforeHandling: true, times: 1 });
    await migration.accept();
    await expect(page.getByText(/^No answer came, and the status shows no change/)).toBeVisible();
    await migration.begin.click();
    await expect(page.getByText(hasBegun)).toBeVisible();
  });

  test("a double press begins once; a refusal says that nothing has changed", async ({
    page,
    migration,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await mover(exchange, page, moving);
    await migration.goto();
    await exchange.fault({ call: "migration.create", retCode: 10_001, times: 1 });
    await migration.accept();
    await expect(page.getByText(/Nothing has changed\./)).toBeVisible();
    await migration.begin.dblclick();
    await expect(page.getByText(hasBegun)).toBeVisible();
    expect(await exchange.seen("migration.create")).toBe(2);
  });

  test("who has nowhere to move is told so", async ({ page, migration, signIn }) => {
    await signIn();
    await migration.goto();
    await expect(page.getByText("There is nothing to move")).toBeVisible();
    await expect(migration.begin).toHaveCount(0);
  });

  test("a status that does not load says so and loads again", async ({
    page,
    migration,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await mover(exchange, page, moving);
    await exchange.fault({ call: "migration.status", status: 500, times: 2 });
    await migration.goto();
    await expect(page.getByText("The state of the migration could not be loaded")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Before you begin")).toBeVisible();
  });
});

describe("a status that cannot be", () => {
  test.for<[string, (now: Record<string, unknown>) => object]>([
    ["goes backwards", (now) => ({ ...now, status: "PRECHECK", steps: backAtChecks(now) })],
    ["is of another migration", (now) => ({ ...now, migrationId: "another" })],
    ["is older", (now) => ({ ...now, updatedTime: Number(now.updatedTime) - 1 })],
  ])("%s is not shown, and said", async ([, lie], { page, migration, exchange, tolerated }) => {
    tolerated.push(/./);
    const account = await reviewed(exchange, page, moving);
    await migration.goto();
    await expect(migration.open).toBeEnabled();
    const now = (await statusOf(exchange, account)) as Record<string, unknown>;
    await exchange.fault({ call: "migration.status", retCode: 0, result: lie(now), times: 1 });
    await page.setVisible(false);
    await page.setVisible(true);
    await expect(page.getByText(/^No answer came to the last check/)).toBeVisible();
    await expect(page.getByText("What moves, and how")).toBeVisible();
    // The next answer is asked for by itself.
    await expect(page.getByText(/^No answer came to the last check/)).toHaveCount(0);
  });

  test("one that is forged is not shown", async ({ page, migration, exchange, tolerated }) => {
    tolerated.push(/./);
    await reviewed(exchange, page, moving);
    await exchange.fault({ call: "migration.status", signature: "wrong", times: 2 });
    await migration.goto();
    await expect(page.getByText("The state of the migration could not be loaded")).toBeVisible();
    await expect(page.getByText("What moves, and how")).toBeVisible();
  });
});

function backAtChecks({ steps }: Record<string, unknown>): object[] {
  const states = ["OK", "SKIP", "ACTIVE", "WAIT", "WAIT", "WAIT"];
  return (steps as object[]).map((step, at) => ({ ...step, state: states[at], code: 0 }));
}

describe("stopping", () => {
  test("asks first, stops once, and can begin again", async ({ page, migration, exchange }) => {
    await reviewed(exchange, page, moving);
    await migration.goto();
    await page.getByRole("button", { name: "Stop the migration" }).first().click();
    await expect(migration.dialog).toContainText("Stop the migration?");
    expect(await exchange.seen("migration.abort")).toBe(0);
    await migration.dialog.getByRole("button", { name: "Stop the migration" }).click();
    await expect(page.getByText("You stopped the migration")).toBeVisible();
    expect(await exchange.seen("migration.abort")).toBe(1);
    await page.getByRole("button", { name: "Start again" }).click();
    await migration.accept();
    await expect(page.getByText(hasBegun)).toBeVisible();
  });

  test("a lost answer is read from the status", async ({ page, migration, exchange, tolerated }) => {
    tolerated.push(/./);
    await reviewed(exchange, page, moving);
    await migration.goto();
    await page.getByRole("button", { name: "Stop the migration" }).first().click();
    await exchange.fault({ call: "migration.abort", dropAfterHandling: true, times: 1 });
    await migration.dialog.getByRole("button", { name: "Stop the migration" }).click();
    await expect(page.getByText("You stopped the migration")).toBeVisible();
    expect(await exchange.seen("migration.abort")).toBe(1);
  });
});

describe("converting", () => {
  test("a price that ran out greys in its place, and is renewed by a press alone", async ({
    page,
    migration,
    exchange,
  }) => {
    await reviewed(exchange, page, converting);
    await exchange.settings({ migrationQuoteTtlMs: 800 });
    await migration.goto();
    await migration.getQuote.click();
    await expect(page.getByText("This price has expired")).toBeVisible();
    await expect(page.locator("[data-dead]")).toBeVisible();
    await expect(page.getByText("Nothing was converted.")).toBeVisible();
    await expect(migration.convert).toHaveCount(0);
    expect(await exchange.seen("migration.convertInfo")).toBe(1);
    await exchange.settings({ migrationQuoteTtlMs: 30_000 });
    await page.getByRole("button", { name: "Get new quote" }).click();
    await expect(migration.convert).toBeVisible();
    expect(await exchange.seen("migration.confirmQuote")).toBe(0);
  });

  test("a double press converts once", async ({ page, migration, exchange }) => {
    await reviewed(exchange, page, converting);
    await migration.goto();
    await migration.getQuote.click();
    await migration.convert.dblclick();
    await expect(page.getByText("Converted", { exact: true })).toBeVisible();
    expect(await exchange.seen("migration.confirmQuote")).toBe(1);
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("a lost confirmation is looked up, never sent again", async ({
    page,
    migration,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await reviewed(exchange, page, converting);
    await migration.goto();
    await migration.getQuote.click();
    await exchange.fault({ call: "migration.confirmQuote", dropAfterHandling: true, times: 1 });
    await migration.convert.click();
    await expect(page.getByText("Converted", { exact: true })).toBeVisible();
    expect(await exchange.seen("migration.confirmQuote")).toBe(1);
  });

  test("one that never arrived says that nothing was converted", async ({
    page,
    migration,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await reviewed(exchange, page, converting);
    await migration.goto();
    await migration.getQuote.click();
    await exchange.fault({ call: "migration.confirmQuote", dropBeforeHandling: true, times: 1 });
    await migration.convert.click();
    await expect(page.getByText("Your confirmation did not arrive: nothing was converted.")).toBeVisible();
    await page.getByRole("button", { name: "Get new quote" }).click();
    await migration.convert.click();
    await expect(page.getByText("Converted", { exact: true })).toBeVisible();
  });

  test("a coin that fails is named with what to do, and the rest stays converted", async ({
    page,
    migration,
    exchange,
  }) => {
    await reviewed(exchange, page, converting);
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
  }) => {
    await reviewed(exchange, page, converting);
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

  test("a balance that changes under the price is said", async ({ page, migration, exchange }) => {
    const { account } = await reviewed(exchange, page, { BTC: "0.5", USDT: "1200.5" });
    await migration.goto();
    await migration.getQuote.click();
    await expect(migration.convert).toBeVisible();
    const { account: friend } = await exchange.createAccount({ DAI: "400" });
    await exchange.deposit({ account, from: friend, coin: "DAI", amount: "400" });
    await page.setVisible(false);
    await page.setVisible(true);
    await expect(page.getByText(/^Your balances have changed since/)).toBeVisible();
  });

  test("a session that ended before the price asks for the login", async ({
    page,
    migration,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await reviewed(exchange, page, converting);
    await migration.goto();
    await exchange.fault({ call: "migration.convertInfo", retCode: 10_007, times: 1 });
    await migration.getQuote.click();
    await expect(page.getByText(/^You have been logged out/)).toBeVisible();
    expect(await exchange.seen("migration.confirmQuote")).toBe(0);
  });
});

describe("the start", () => {
  test("says that there is no way back, takes a wrong code for none, and sends once", async ({
    page,
    migration,
    exchange,
  }) => {
    const { account } = await reviewed(exchange, page, moving);
    await exchange.settings({ holdMigrations: true });
    await migration.goto();
    await migration.open.click();
    await expect(migration.dialog).toContainText("There is no way back from here");
    await migration.act.click();
    expect(await exchange.seen("risk.intercept")).toBe(0);
    await page.getByRole("button", { name: "Yes, move them for good" }).click();
    await migration.confirm("000000");
    await expect(page.getByText(/^This code is wrong or has expired/)).toBeVisible();
    await migration.confirm(await mailedCode(exchange, account));
    await expect(page.getByText(/^Your assets move to/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Stop the migration" })).toHaveCount(0);
    expect(await exchange.seen("migration.start")).toBe(2);
  });

  test("a lost answer is looked up, and never sent again", async ({
    page,
    migration,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { account } = await reviewed(exchange, page, moving);
    await migration.goto();
    await migration.insist();
    const code = await mailedCode(exchange, account);
    await exchange.fault({ call: "migration.start", dropAfterHandling: true, times: 1 });
    await migration.confirm(code);
    await expect(page.getByText(/^You have moved to/)).toBeVisible();
    expect(await exchange.seen("migration.start")).toBe(1);
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("a reload in the middle finds the transfer, and starts nothing", async ({
    page,
    migration,
    exchange,
  }) => {
    const { account } = await reviewed(exchange, page, moving);
    await exchange.settings({ holdMigrations: true });
    await migration.goto();
    await migration.insist();
    await migration.confirm(await mailedCode(exchange, account));
    await expect(page.getByText(/^Your assets move to/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Your assets move to/)).toBeVisible();
    await exchange.settings({ holdMigrations: false });
    await expect(page.getByText(/^You have moved to/)).toBeVisible();
    expect(await exchange.seen("migration.start")).toBe(1);
  });

  test("what is in its way is said, and where it is cleared", async ({ page, migration, exchange }) => {
    const { account } = await reviewed(exchange, page, moving);
    await exchange.migration({ account, blocker: { type: "BOT", count: 1 } });
    await migration.goto();
    await expect(page.getByText("1 running bot")).toBeVisible();
    await expect(page.getByText(/^Something new is in the way/)).toBeVisible();
    await expect(migration.open).toBeDisabled();
  });

  test("a refusal says why, and that nothing was moved", async ({ page, migration, exchange, tolerated }) => {
    tolerated.push(/./);
    const { account } = await reviewed(exchange, page, moving);
    await migration.goto();
    await migration.insist();
    const code = await mailedCode(exchange, account);
    await exchange.migration({ account, blocker: { type: "LOAN", count: 1 } });
    await migration.confirm(code);
    await expect(page.getByText(/Nothing was moved\./)).toBeVisible();
    await expect(page.getByText("1 loan")).toBeVisible();
  });
});

describe("cards", () => {
  async function atCards(exchange: Exchange, page: Page, card: object = {}): Promise<Account> {
    const account = await reviewed(exchange, page, moving);
    await exchange.migration({ account: account.account, card });
    const { migrationId } = (await statusOf(exchange, account)) as { migrationId: string };
    const form = new URLSearchParams({ sence: "migration", ext_info_str: JSON.stringify({ migrationId }) });
    const checked = await fetch(`${exchange.url}/x-api/user/public/risk/default-intercept`, {
      method: "POST",
      headers: { UserToken: account.token, "Content-Type": "application/x-www-form-urlencoded" },
      body: form.toString(),
    });
    const { result } = (await checked.json()) as { result: { riskToken: string } };
    const { riskToken } = result;
    await exchange.call("risk.sendEmail", account.token, { scene: "MIGRATION", riskToken });
    const emailCode = await mailedCode(exchange, account.account);
    const wanted = { migrationId, riskToken, emailCode, requestId: crypto.randomUUID() };
    const { code, message } = await exchange.call("migration.start", account.token, wanted);
    if (code !== 0) throw new Error(message);
    await expect
      .poll(async () => ((await statusOf(exchange, account)) as { status: string }).status)
      .toBe("CARD_PENDING");
    return account;
  }

  test("a lost answer is looked up, and never sent again", async ({
    page,
    migration,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await atCards(exchange, page);
    await migration.goto();
    await page.getByRole("checkbox", { name: /^I accept the/ }).check();
    await exchange.fault({ call: "cards.start", dropAfterHandling: true, times: 1 });
    await page.getByRole("button", { name: "Move 1 card" }).first().click();
    await expect(page.getByText(/^You have moved to/)).toBeVisible();
    expect(await exchange.seen("cards.start")).toBe(1);
  });

  test("one that cannot move says why; the migration ends without it after a question", async ({
    page,
    migration,
    exchange,
  }) => {
    await atCards(exchange, page, { lost: true });
    await migration.goto();
    await expect(page.getByText(/^Reported lost/)).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /^Move Plastic|^Move Virtual/ })).toBeDisabled();
    await page.getByRole("button", { name: "Finish without a card" }).first().click();
    expect(await exchange.seen("cards.complete")).toBe(0);
    await migration.dialog.getByRole("button", { name: "Finish without a card" }).click();
    await expect(page.getByText(/^You have moved to/)).toBeVisible();
    expect(await exchange.seen("cards.complete")).toBe(1);
  });

  test("one that did not move can be tried again", async ({ page, migration, exchange }) => {
    await atCards(exchange, page);
    await exchange.settings({ failMigrationCards: 1 });
    await migration.goto();
    await page.getByRole("checkbox", { name: /^I accept the/ }).check();
    await page.getByRole("button", { name: "Move 1 card" }).first().click();
    await expect(page.getByText("The card could not be moved")).toBeVisible();
    await expect(page.getByText(/^The issuer refused/)).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).first().click();
    await expect(page.getByText(/^You have moved to/)).toBeVisible();
    expect(await exchange.seen("cards.start")).toBe(2);
  });
});
