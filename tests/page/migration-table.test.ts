/** F6h.1-F6h.4, F6h.7, D3.8: what each step of the state table says when it is refused, and what stands then. */
import type { HttpCallName } from "#shared/contract/index.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import type { MigrationPage } from "../../e2e/migration-page.ts";
import { mailedCode } from "../../e2e/withdraw-page.ts";
import type { Locator, Page } from "./harness/test.ts";
import { converting, moving, test } from "./migration-people.ts";
import { expect } from "./pages.ts";

interface At {
  readonly page: Page;
  readonly migration: MigrationPage<Locator>;
  readonly exchange: Exchange;
  readonly account: string;
}
type Press = (at: At) => Promise<void>;

const begin: Press = ({ migration }) => migration.accept();
const stop: Press = async ({ page, migration }) => {
  await page.getByRole("button", { name: "Stop the migration" }).first().click();
  await migration.dialog.getByRole("button", { name: "Stop the migration" }).click();
};
const requestQuote: Press = ({ migration }) => migration.getQuote.click();
const convert: Press = async ({ migration }) => {
  await migration.getQuote.click();
  await migration.convert.click();
};
const start: Press = async ({ migration, exchange, account }) => {
  await migration.acknowledge();
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

interface Row {
  /** Of the person, when the press is refused. */
  readonly status: string;
  readonly press: Press;
  readonly call: HttpCallName;
  readonly codes: readonly number[];
  readonly says: RegExp;
}

/** Of demo accounts, which such a press leaves as they are. */
const demos: readonly (Row & { readonly account: string })[] = (
  [
    ["begun", "CREATED"],
    ["identity", "KYC_PENDING"],
    ["rejected", "KYC_REJECTED"],
    ["checking", "PRECHECK"],
    ["checks", "PRECHECK_FAILED"],
    ["review", "ASSET_REVIEW"],
    ["ready", "ASSETS_READY"],
  ] as const
).map(([name, status]) => ({
  account: `mover-${name}`,
  status,
  press: stop,
  call: "migration.abort" as const,
  codes: [700_003],
  says: unchanged,
}));

const price: Omit<Row, "codes" | "says"> = {
  status: "ASSET_REVIEW",
  press: requestQuote,
  call: "migration.convertInfo",
};
const confirmation: Omit<Row, "codes" | "says"> = {
  status: "ASSET_REVIEW",
  press: convert,
  call: "migration.confirmQuote",
};
const reviews: readonly Row[] = [
  { ...price, codes: [700_001], says: /^No quote is available for this pair/ },
  { ...price, codes: [700_003], says: /^The migration does not allow this/ },
  { ...price, codes: [700_012], says: /^Your account is being upgraded/ },
  { ...price, codes: [700_013], says: /^One of these coins is not converted/ },
  { ...confirmation, codes: [700_003, 700_005, 700_021], says: notConverted },
  { ...confirmation, codes: [700_008], says: /expired/ },
];

const cards: readonly Row[] = [
  { status: "CARD_PENDING", press: move, call: "cards.acceptTerms", codes: [10_001], says: unchanged },
  { status: "CARD_PENDING", press: move, call: "cards.start", codes: [700_003, 700_004], says: noCard },
  { status: "CARD_PENDING", press: skip, call: "cards.complete", codes: [700_003], says: unchanged },
];

const each = <R extends Row>(rows: readonly R[]) =>
  rows.flatMap((row) => row.codes.map((code) => ({ ...row, code, name: `${row.call} ${code}` })));

/** Refuses the press once and looks at what the page and the exchange say then. */
async function refuse(at: At, token: string, { call, code, press, says, status }: Row & { code: number }) {
  await at.migration.goto();
  const before = await at.exchange.seen(call);
  await at.exchange.fault({ call, retCode: code, times: 1 });
  await press(at);
  await expect(at.page.getByText(says).first()).toBeVisible();
  expect((await at.exchange.seen(call)) - before).toBe(1);
  expect((await at.exchange.call("migration.status", token, {})).result).toMatchObject({ status });
  expect(await at.exchange.imbalance()).toEqual([]);
}

test.for([10_005, 42_039, 700_003])(
  "NOT_STARTED: migration.create %i",
  async (code, { page, migration, exchange, mover, tolerated }) => {
    tolerated.push(/./);
    const { account, token } = await mover(moving);
    const row = { status: "NOT_STARTED", press: begin, call: "migration.create", says: unchanged } as const;
    await refuse({ page, migration, exchange, account }, token, { ...row, codes: [code], code });
  },
);

test.for(each(demos))("$status: $name", async (row, { page, migration, exchange, tolerated }) => {
  tolerated.push(/./);
  const token = await exchange.demo(row.account);
  await page.addCookies([{ name: "test-token", value: token }]);
  await refuse({ page, migration, exchange, account: row.account }, token, row);
});

test.for(each(reviews))("$status: $name", async (row, { page, migration, exchange, reviewed, tolerated }) => {
  tolerated.push(/./);
  const { account, token } = await reviewed(converting);
  await refuse({ page, migration, exchange, account }, token, row);
});

test.for<[number, RegExp]>([
  [700_003, notMoved],
  [700_021, notMoved],
  [10_005, /^Your account is not allowed to do this\./],
])(
  "ASSET_REVIEW: migration.start %i",
  async ([code, says], { page, migration, exchange, reviewed, tolerated }) => {
    tolerated.push(/./);
    const { account, token } = await reviewed(moving);
    const row = { status: "ASSET_REVIEW", press: start, call: "migration.start", says } as const;
    await refuse({ page, migration, exchange, account }, token, { ...row, codes: [code], code });
  },
);

test.for(each(cards))("$status: $name", async (row, { page, migration, exchange, atCards, tolerated }) => {
  tolerated.push(/./);
  const { account, token } = await atCards();
  await refuse({ page, migration, exchange, account }, token, row);
});

test("CARD_PROCESSING: cards.complete 700003", async ({ page, migration, exchange, atCards, tolerated }) => {
  tolerated.push(/./);
  const { account, token, migrationId, status: now } = await atCards();
  const cardIds = await migrableCards(exchange, token, migrationId);
  await exchange.call("cards.acceptTerms", token, { cardIds, tncVersion: "2", agree: true });
  // The card is there, and the migration does not end by itself before the press.
  await exchange.settings({ migrationPauseMs: 3_600_000 });
  await exchange.call("cards.start", token, { migrationId, cardIds, requestId: crypto.randomUUID() });
  await expect.poll(async () => JSON.stringify((await now()).steps)).toContain('"key":"CARD","state":"OK"');
  const row: Row = {
    status: "CARD_PROCESSING",
    press: () => page.getByRole("button", { name: "Finish the migration" }).click(),
    call: "cards.complete",
    codes: [],
    says: unchanged,
  };
  await refuse({ page, migration, exchange, account }, token, { ...row, code: 700_003 });
  await row.press({ page, migration, exchange, account });
  await expect(page.getByText(/^You have moved to/)).toBeVisible();
});

async function migrableCards(
  exchange: Exchange,
  token: string,
  migrationId: string,
): Promise<readonly string[]> {
  const { result } = await exchange.call("cards.migrable", token, { migrationId });
  return (result as { list: { cardId: string }[] }).list.map(({ cardId }) => cardId);
}
