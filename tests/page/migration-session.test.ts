/** F2g.1, F6h.2, F6h.3, R6.4: a session that ends on the way, and an account without a deadline. */
import type { Exchange } from "../../e2e/exchange.ts";
import type { Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";

async function asDemo(exchange: Exchange, page: Page, name: string): Promise<string> {
  const token = await exchange.demo(name);
  await page.addCookies([{ name: "test-token", value: token }]);
  return token;
}

const accept = async (page: Page): Promise<void> => {
  await page.getByRole("checkbox", { name: /^I accept the/ }).check();
  await page
    .getByRole("button", { name: /^Move \d card/ })
    .first()
    .click();
};

async function statusOf(exchange: Exchange, token: string): Promise<unknown> {
  return (await exchange.call("migration.status", token, {})).result;
}

test("a session in doubt as cards begin to move: the login is offered, and no card has moved", async ({
  page,
  migration,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const token = await asDemo(exchange, page, "mover-card");
  await migration.goto();
  await exchange.fault({ call: "cards.start", retCode: 10_007, times: 1 });
  await accept(page);
  await expect(page.getByText(/No card was moved\./)).toBeVisible();
  expect(await exchange.seen("cards.start")).toBe(1);
  expect(await statusOf(exchange, token)).toMatchObject({ status: "CARD_PENDING" });
  // The choice is still there and can be sent.
  await page
    .getByRole("button", { name: /^Move \d card/ })
    .first()
    .click();
  await expect(page.getByText(/^Your .*card.* moving|^You have moved to|^Your .*card.* moved/).first()).toBeVisible();
});

test("a session that is over as cards begin to move leads to the login, and on from where it was", async ({
  page,
  migration,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const token = await asDemo(exchange, page, "mover-card");
  await migration.goto();
  await page.getByRole("checkbox", { name: /^I accept the/ }).check();
  await exchange.call("profile.logout", token, {});
  await page
    .getByRole("button", { name: /^Move \d card/ })
    .first()
    .click();
  const logIn = page.getByRole("link", { name: "Log in" }).or(page.getByRole("button", { name: "Log in" }));
  await expect(logIn.first()).toBeVisible();
  const again = await exchange.demo("mover-card");
  expect(await statusOf(exchange, again)).toMatchObject({ status: "CARD_PENDING" });
  await page.addCookies([{ name: "test-token", value: again }]);
  await migration.goto();
  await accept(page);
  await expect(page.getByText(/^Your .*card.* moving|^You have moved to|^Your .*card.* moved/).first()).toBeVisible();
});

test("a session that ends after the cards' terms were accepted: the login stands beside what did not happen", async ({
  page,
  migration,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  await asDemo(exchange, page, "mover-card");
  await migration.goto();
  await exchange.fault({ call: "cards.start", retCode: 10_007 });
  await exchange.fault({ call: "outcome.lookup", retCode: 10_007 });
  await accept(page);
  const dialog = page.getByRole("dialog").filter({ visible: true });
  await expect(dialog.getByRole("button", { name: "Log in" })).toBeVisible();
  expect(await exchange.seen("cards.start")).toBe(1);
});

test("without a deadline no day is named", async ({ page, migration, exchange }) => {
  const token = await asDemo(exchange, page, "mover");
  const { result } = await exchange.call("migration.banner", token, {});
  await exchange.fault({ call: "migration.banner", retCode: 0, result: { ...(result as object), deadline: 0 } });
  await migration.goto();
  await expect(page.getByText("Before you begin")).toBeVisible();
  await expect(page.getByText(/days? left|until|1970/)).toHaveCount(0);
});

test("who stopped after converting reads that the conversion stands", async ({ page, migration, exchange }) => {
  const token = await asDemo(exchange, page, "mover-ready");
  const { migrationId } = (await statusOf(exchange, token)) as { migrationId: string };
  await exchange.call("migration.abort", token, { migrationId });
  await migration.goto();
  await expect(page.getByText(/What was converted stays converted/)).toBeVisible();
});

test("a sub-account in the way is named, and leads to the transfer", async ({ page, migration, exchange }) => {
  await asDemo(exchange, page, "mover-subs");
  await migration.goto();
  await expect(page.getByText("1 sub-account holds assets")).toBeVisible();
  await expect(page.getByRole("link", { name: "Transfer" }).first()).toHaveAttribute("href", /\/user\/assets\/transfer$/);
});
