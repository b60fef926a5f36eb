/** R2.18, F2g.1, F6h.2, F6h.3, F6h.11, R6.4: a session that ends on the way, an account without a deadline, one that stops late. */
import type { Exchange } from "../../e2e/exchange.ts";
import type { Page } from "./harness/test.ts";
import { converting, moving, test } from "./migration-people.ts";
import { expect } from "./pages.ts";

const accept = (page: Page) => page.getByRole("checkbox", { name: /^I accept the/ }).check();
const move = (page: Page) => page.getByRole("button", { name: "Move 1 card" }).first().click();

async function logInAgain(exchange: Exchange, account: string): Promise<string> {
  const again = await fetch(`${exchange.url}/sandbox/session`, {
    method: "POST",
    body: JSON.stringify({ account }),
  });
  return ((await again.json()) as { token: string }).token;
}

test("a session in doubt as cards begin to move: said that none moved, and they can be sent", async ({
  page,
  migration,
  exchange,
  atCards,
  tolerated,
}) => {
  tolerated.push(/./);
  const { status } = await atCards();
  await migration.goto();
  await accept(page);
  await exchange.fault({ call: "cards.start", retCode: 10_007, times: 1 });
  await move(page);
  await expect(page.getByText(/No card was moved\./)).toBeVisible();
  expect(await exchange.seen("cards.start")).toBe(1);
  expect(await status()).toMatchObject({ status: "CARD_PENDING" });
  await move(page);
  await expect(page.getByText(/^You have moved to/)).toBeVisible();
  expect(await exchange.seen("cards.start")).toBe(2);
});

test("a session that is over as the cards' terms are accepted leads to the login and back to the cards", async ({
  page,
  migration,
  exchange,
  atCards,
  tolerated,
}) => {
  tolerated.push(/./);
  const { account, token } = await atCards();
  await migration.goto();
  await accept(page);
  await exchange.call("profile.logout", token, {});
  await move(page);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.logIn(await logInAgain(exchange, account));
  await expect(page.getByRole("heading", { name: "Which cards move" })).toBeVisible();
  await accept(page);
  await move(page);
  await expect(page.getByText(/^You have moved to/)).toBeVisible();
});

test("a session that is over once the cards were sent: their state is looked up after the login", async ({
  page,
  migration,
  exchange,
  atCards,
  tolerated,
}) => {
  tolerated.push(/./);
  const { account, token } = await atCards();
  await migration.goto();
  await accept(page);
  await exchange.fault({ call: "cards.start", dropAfterHandling: true });
  await exchange.fault({ call: "outcome.lookup", dropBeforeHandling: true, times: 2 });
  await move(page);
  await expect.poll(() => exchange.seen("cards.start")).toBe(1);
  await exchange.call("profile.logout", token, {});
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.logIn(await logInAgain(exchange, account));
  await expect(page.getByText(/^You have moved to/)).toBeVisible();
  expect(await exchange.seen("cards.start")).toBe(1);
});

test("without a deadline no day is named", async ({ page, migration, exchange, mover }) => {
  const { token } = await mover(moving);
  const reported = { ...((await exchange.query("migration.banner", token)) as object), deadline: 0 };
  await exchange.fault({ call: "migration.banner", retCode: 0, result: reported });
  await migration.goto();
  await expect(page.getByText("Before you begin")).toBeVisible();
  await expect(page.getByText(/days? left|1970/)).toHaveCount(0);
});

test("a deadline that is over counts no days", async ({ page, migration, exchange, mover }) => {
  const { token } = await mover(moving);
  const over = Date.UTC(2026, 0, 31, 12);
  const reported = { ...((await exchange.query("migration.banner", token)) as object), deadline: over };
  await exchange.fault({ call: "migration.banner", retCode: 0, result: reported });
  await migration.goto();
  // To the minute, with its zone: it ends in the middle of a day for most readers.
  await expect(page.getByText(/The deadline was Jan 31, 2026, .*\d\d:\d\d UTC/)).toBeVisible();
  await expect(page.getByText(/days? left/)).toHaveCount(0);
  await expect(page.getByText("this site is read-only now", { exact: false }).first()).toBeVisible();
  await expect(page.getByText(/becomes read-only/)).toHaveCount(0);
  await page.goto("/user/assets/?lang=en");
  await expect(page.getByRole("link", { name: "Begin the move" })).toBeVisible();
  await expect(page.getByText("this site is read-only now", { exact: false })).toBeVisible();
  await expect(page.getByText(/Move it by/)).toHaveCount(0);
});

test("who stopped after converting reads that the conversion stands", async ({
  page,
  migration,
  exchange,
  reviewed,
}) => {
  const { token, migrationId, status } = await reviewed(converting);
  const quoted = await exchange.call("migration.convertInfo", token, { migrationId, toCoin: "EUR" });
  const { quoteId } = quoted.result as { quoteId: string };
  const wanted = { migrationId, quoteId, requestId: crypto.randomUUID() };
  await exchange.call("migration.confirmQuote", token, wanted);
  await expect.poll(async () => (await status()).status).toBe("ASSETS_READY");
  await exchange.call("migration.abort", token, { migrationId });
  await migration.goto();
  await expect(page.getByText(/What was converted stays converted/)).toBeVisible();
});

test("what is converted can become euros", async ({ page, migration, exchange, reviewed }) => {
  await reviewed(converting);
  await migration.goto();
  await page.getByRole("radio", { name: "EUR", exact: true }).click();
  await migration.getQuote.click();
  await expect(migration.convert).toContainText("EUR");
  await migration.convert.click();
  await expect(page.getByText("Converted", { exact: true })).toBeVisible();
  expect(await exchange.imbalance()).toEqual([]);
});

test("a sub-account in the way is named, and leads to the transfer", async ({
  page,
  migration,
  exchange,
  mover,
}) => {
  const { account } = await mover(moving);
  await exchange.migration({ account, blocker: { type: "SUB_ACCOUNT", count: 1 } });
  await migration.goto();
  await migration.accept();
  await expect(page.getByText("1 sub-account holds assets")).toBeVisible();
  const link = page.getByRole("main").getByRole("link", { name: "Transfer" });
  await expect(link).toHaveAttribute("href", /\/elsewhere\?type=SUB_ACCOUNT$/);
  await expect(page.getByText("No assets in sub-accounts")).toHaveCount(0);
});

test("the way there stands under the header of an account's pages, and of no page for everybody", async ({
  page,
  mover,
}) => {
  await mover(moving);
  const way = page.getByRole("note").getByRole("link");
  const listed = page.getByRole("navigation").getByRole("link", { name: "Account migration" });
  await page.goto("/user/assets/?lang=en");
  await expect(way).toHaveCount(1);
  await page.getByRole("link", { name: "Convert", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Convert");
  await expect(way).toHaveCount(0);
  await expect(listed).toHaveCount(1);
});
