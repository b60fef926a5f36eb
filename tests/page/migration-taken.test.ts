/** F6h.4, D10.5: what became of a conversion that this visit confirmed, whatever the host says was converted last. */
import type { SmallRecord } from "#shared/contract/small-balance.ts";
import { type Liar, lieTo, withResult } from "./hostile/liar.ts";
import { converting, test } from "./migration-people.ts";
import { expect } from "./pages.ts";

/** What a host may say was converted last. */
const told: readonly (readonly [string, object])[] = [
  ["names none", { quoteId: undefined }],
  ["says that there was none", { quoteId: "" }],
  ["names another", { quoteId: "of-before" }],
];

function tell(liar: Liar, part: object): void {
  const change = (result: unknown) => ({ ...(result as object), ...part });
  liar.notify("migration.status", ({ text }) => ({ text: withResult(text, change) }), { signed: true });
}

test.for(told)(
  "is told, and held against its price, where the host %s",
  async ([, part], { page, migration, reviewed }) => {
    await reviewed(converting);
    const liar = await lieTo(page);
    tell(liar, part);
    const little = (result: unknown) => {
      const { records, ...rest } = result as { readonly records: readonly SmallRecord[] };
      return { ...rest, records: records.map((coin) => ({ ...coin, toAmount: "0.9" })) };
    };
    liar.notify(
      "migration.confirmQuery",
      ({ text, requestText }) =>
        requestText.includes("of-before")
          ? { text: '{"ret_code":700004,"ret_msg":"","result":null}' }
          : { text: text.includes('"success"') ? withResult(text, little) : text },
      { signed: true },
    );
    await migration.goto();
    await migration.getQuote.click();
    await migration.convert.click();
    const card = page.getByRole("region", { name: "Converted" });
    await expect(card).toContainText("DAI");
    await expect(card).toContainText("far from the quote that you confirmed");
  },
);

test.for(told.slice(0, 2))(
  "is not denied once it was stopped, where the host %s",
  async ([, part], { page, migration, exchange, reviewed }) => {
    const { token, migrationId, status } = await reviewed(converting);
    const liar = await lieTo(page);
    tell(liar, part);
    await migration.goto();
    await migration.getQuote.click();
    await migration.convert.click();
    await expect(page.getByRole("region", { name: "Converted" })).toBeVisible();
    await expect.poll(async () => (await status()).status).toBe("ASSETS_READY");
    await exchange.call("migration.abort", token, { migrationId });
    // What does not go on by itself is looked at when the page is seen.
    await page.setVisible(false);
    await page.setVisible(true);
    await expect(page.getByText("You stopped the migration")).toBeVisible();
    await expect(page.getByText(/What was converted stays converted/)).toBeVisible();
  },
);

test("is none of this visit where it was denied, and the exchange has no record of it", async ({
  page,
  migration,
  exchange,
  reviewed,
}) => {
  const { token, migrationId, status } = await reviewed(converting);
  const liar = await lieTo(page);
  tell(liar, { quoteId: "" });
  const failed = (result: unknown) => ({ ...(result as object), status: "failure" });
  liar.notify("migration.confirmQuote", ({ text }) => ({ text: withResult(text, failed) }), { signed: true });
  liar.notify("migration.confirmQuery", () => ({ text: '{"ret_code":700004,"ret_msg":"","result":null}' }), {
    signed: true,
  });
  await migration.goto();
  await migration.getQuote.click();
  await migration.convert.click();
  await expect(page.getByText(/could not complete this conversion/)).toBeVisible();
  await expect.poll(async () => (await status()).status).toBe("ASSETS_READY");
  await exchange.call("migration.abort", token, { migrationId });
  await page.setVisible(false);
  await page.setVisible(true);
  await expect(page.getByText("You stopped the migration")).toBeVisible();
  await expect(page.getByText(/What was converted stays converted/)).toHaveCount(0);
});

test("may have been one before, where a host never says", async ({ page, migration, exchange, reviewed }) => {
  const { token, migrationId } = await reviewed(converting);
  await exchange.call("migration.abort", token, { migrationId });
  const liar = await lieTo(page);
  tell(liar, { quoteId: undefined });
  await migration.goto();
  await expect(page.getByText(/What was converted stays converted/)).toBeVisible();
});

test("goes on while its record does, whatever the state says: neither a price nor the start is offered beside it", async ({
  page,
  migration,
  exchange,
  reviewed,
}) => {
  const { status } = await reviewed(converting);
  await exchange.settings({ failMigrationCoins: ["DAI"] });
  const liar = await lieTo(page);
  const running = (result: unknown) => {
    const { records, ...rest } = result as { readonly records: readonly SmallRecord[] };
    const open = records.map((coin) => ({ ...coin, failCode: 0, status: "processing", toAmount: "" }));
    return { ...rest, status: "processing", records: open };
  };
  liar.notify("migration.confirmQuery", ({ text }) => ({ text: withResult(text, running) }), {
    signed: true,
  });
  await migration.goto();
  await migration.getQuote.click();
  await migration.convert.click();
  await expect.poll(() => liar.seen.includes("migration.confirmQuery")).toBe(true);
  await expect.poll(async () => (await status()).status).toBe("ASSET_REVIEW");
  await page.reload();
  await expect(page.getByRole("region", { name: "Converting" })).toBeVisible();
  await expect(migration.title).toHaveText("What moves, and how");
  await expect(migration.getQuote).toHaveCount(0);
  await expect(migration.open).toHaveCount(0);
  liar.rest();
  page.quicken(20);
  await expect(page.getByRole("region", { name: "Only some coins were converted" })).toBeVisible();
  await expect(migration.getQuote).toBeVisible();
});
