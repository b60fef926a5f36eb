/** F6h.1-F6h.4, F6h.7, D3.8: what each step of the state table says when it is refused, and what stands then. */
import type { HttpCallName } from "#shared/contract/index.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import type { MigrationPage } from "../../e2e/migration-page.ts";
import { mailedCode } from "../../e2e/withdraw-page.ts";
import type { Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";

interface At {
  readonly page: Page;
  readonly migration: MigrationPage<ReturnType<Page["getByText"]>>;
  readonly exchange: Exchange;
  readonly account: string;
}
type Press = (at: At) => Promise<void>;

const begin: Press = ({ migration }) => migration.accept();
const stop: Press = async ({ page, migration }) => {
  await page.getByRole("button", { name: "Stop the migration" }).first().click();
  await migration.dialog.getByRole("button", { name: "Stop the migration" }).click();
};
const ask: Press = ({ migration }) => migration.getQuote.click();
const convert: Press = async ({ migration }) => {
  await migration.getQuote.click();
  await migration.convert.click();
};
const start: Press = async ({ migration, exchange, account }) => {
  await migration.insist();
  await migration.confirm(await mailedCode(exchange, account));
};
const move: Press = async ({ page }) => {
  await page.getByRole("checkbox", { name: /^I accept the/ }).check();
  await page
    .getByRole("button", { name: /^Move \d card/ })
    .first()
    .click();
};
const skip: Press = async ({ page, migration }) => {
  await page.getByRole("button", { name: "Finish without a card" }).first().click();
  await migration.dialog.getByRole("button", { name: "Finish without a card" }).click();
};

const unchanged = /Nothing has changed\./;
const notConverted = /Nothing was converted\./;
const notMoved = /Nothing was moved\./;
const noCard = /No card was moved\./;

/** Demo account, its state, what is pressed, the call that is refused, with what; what the page says of it. */
const table: readonly (readonly [string, string, Press, HttpCallName, number, RegExp])[] = [
  ["mover", "NOT_STARTED", begin, "migration.create", 10_005, unchanged],
  ["mover", "NOT_STARTED", begin, "migration.create", 42_039, unchanged],
  ["mover", "NOT_STARTED", begin, "migration.create", 700_003, unchanged],
  ["mover-identity", "KYC_PENDING", stop, "migration.abort", 700_003, unchanged],
  ["mover-rejected", "KYC_REJECTED", stop, "migration.abort", 700_003, unchanged],
  ["mover-checks", "PRECHECK_FAILED", stop, "migration.abort", 700_003, unchanged],
  ["mover-review", "ASSET_REVIEW", stop, "migration.abort", 700_003, unchanged],
  ["mover-review", "ASSET_REVIEW", ask, "migration.convertInfo", 700_001, /dealer|quote|price/i],
  [
    "mover-review",
    "ASSET_REVIEW",
    ask,
    "migration.convertInfo",
    700_003,
    /^The migration does not allow this/,
  ],
  ["mover-review", "ASSET_REVIEW", ask, "migration.convertInfo", 700_012, /^Your account is being upgraded/],
  [
    "mover-review",
    "ASSET_REVIEW",
    ask,
    "migration.convertInfo",
    700_013,
    /^One of these coins is not converted/,
  ],
  ["mover-review", "ASSET_REVIEW", convert, "migration.confirmQuote", 700_003, notConverted],
  ["mover-review", "ASSET_REVIEW", convert, "migration.confirmQuote", 700_005, notConverted],
  ["mover-review", "ASSET_REVIEW", convert, "migration.confirmQuote", 700_008, /expired/],
  ["mover-review", "ASSET_REVIEW", convert, "migration.confirmQuote", 700_021, notConverted],
  ["mover-ready", "ASSETS_READY", stop, "migration.abort", 700_003, unchanged],
  ["mover-ready", "ASSETS_READY", start, "migration.start", 700_003, notMoved],
  ["mover-ready", "ASSETS_READY", start, "migration.start", 700_021, notMoved],
  ["mover-ready", "ASSETS_READY", start, "migration.start", 10_005, notMoved],
  ["mover-card", "CARD_PENDING", move, "cards.acceptTerms", 10_001, unchanged],
  ["mover-card", "CARD_PENDING", move, "cards.start", 700_003, noCard],
  ["mover-card", "CARD_PENDING", move, "cards.start", 700_004, noCard],
  ["mover-card", "CARD_PENDING", skip, "cards.complete", 700_003, unchanged],
];

test.for(table)("%s: %s, %o %s refused with %i", async (row, { page, migration, exchange, tolerated }) => {
  tolerated.push(/./);
  const [account, status, press, call, retCode, says] = row;
  const token = await exchange.demo(account);
  await page.addCookies([{ name: "test-token", value: token }]);
  await exchange.settings({ holdMigrations: true });
  await migration.goto();
  await exchange.fault({ call, retCode, times: 1 });
  await press({ page, migration, exchange, account });
  await expect(page.getByText(says).first()).toBeVisible();
  expect(await exchange.seen(call)).toBe(1);
  expect((await exchange.call("migration.status", token, {})).result).toMatchObject({ status });
  expect(await exchange.imbalance()).toEqual([]);
});
