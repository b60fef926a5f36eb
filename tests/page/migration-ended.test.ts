/** F6h.5, D3.10: what a migration says at its end of conversions and cards that have not come to theirs. */
import type { CallOutput } from "#shared/contract/index.ts";
import type { MigrationState } from "#shared/contract/migration.ts";
import { received } from "../../e2e/answer-of.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { converting, test } from "./migration-people.ts";
import { expect } from "./pages.ts";

test("a conversion that is not told to have ended is not one of no coins", async ({
  page,
  migration,
  exchange,
  atCards,
}) => {
  const liar = await lieTo(page);
  const { token, migrationId } = await atCards();
  await exchange.call("cards.complete", token, { migrationId, skip: true });
  const forge = (state: unknown) => ({ ...(state as object), quoteId: "q-1" });
  liar.notify("migration.status", ({ text }) => ({ text: withResult(text, forge) }), { signed: true });
  const coin = {
    fromCoin: "DAI",
    fromAmount: "90",
    toCoin: "USDC",
    toAmount: "",
    feeCoin: "USDC",
    feeAmount: "",
    status: "processing",
    taxFeeInfo: null,
  };
  const result = { status: "processing", records: [coin] };
  await exchange.fault({ call: "migration.confirmQuery", retCode: 0, result });
  const answer = await received(page, /confirm_query/);
  await migration.goto();
  await expect(page.getByText(/^You have moved to/)).toBeVisible();
  await answer();
  await page.settled();
  const told = page.getByText("Last converted to", { exact: true }).locator("..").locator("dd");
  await expect(told).toHaveText("—");
});

test("a card that is listed as moving has not moved, whatever the steps say", async ({
  page,
  migration,
  atCards,
}) => {
  const liar = await lieTo(page);
  await atCards();
  const moved = (state: unknown) => {
    const { steps, ...rest } = state as MigrationState;
    const told = steps.map((step) => (step.key === "CARD" ? { ...step, state: "OK" } : step));
    return { ...rest, status: "CARD_PROCESSING", steps: told };
  };
  const halfMoved = (answer: unknown) => {
    const { list, ...rest } = answer as CallOutput<"cards.migrable">;
    return { ...rest, list: list.map((card) => ({ ...card, status: "MOVING", migrable: false })) };
  };
  liar.notify("migration.status", ({ text }) => ({ text: withResult(text, moved) }), { signed: true });
  liar.notify("cards.migrable", ({ text }) => ({ text: withResult(text, halfMoved) }), { signed: true });
  await migration.goto();
  await expect(page.getByRole("listitem").filter({ hasText: "Moving" })).toBeVisible();
  await expect(page.getByText("Your card is moving")).toBeVisible();
  await expect(page.getByText("Your card has moved")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Finish the migration" })).toHaveCount(0);
});

test("a list that names no coin any more does not say that none has moved", async ({
  page,
  migration,
  exchange,
  atCards,
}) => {
  const liar = await lieTo(page);
  const { token, migrationId } = await atCards();
  await exchange.call("cards.complete", token, { migrationId, skip: true });
  const nothing = { totalUsd: "0", transferableUsd: "0", convertUsd: "0", leftUsd: "0" };
  const empty = (answer: unknown) => ({ ...(answer as object), list: [], nextPageCursor: "" });
  const without = (answer: unknown) => ({ ...(answer as object), ...nothing });
  liar.notify("migration.assetsInfo", ({ text }) => ({ text: withResult(text, empty) }), { signed: true });
  liar.notify("migration.assetsTotal", ({ text }) => ({ text: withResult(text, without) }), { signed: true });
  const answer = await received(page, /assets.info/);
  await migration.goto();
  await expect(page.getByText(/^You have moved to/)).toBeVisible();
  await answer();
  await page.settled();
  const told = page.getByText("Assets", { exact: true }).locator("..").locator("dd");
  await expect(told).toHaveText("—");
});

test("one that broke off promises nothing that nobody knows", async ({ page, migration, reviewed }) => {
  await reviewed(converting);
  const liar = await lieTo(page);
  const broke = (state: unknown) => {
    const { steps, ...rest } = state as MigrationState;
    const told = steps.map((step) =>
      step.key === "ASSETS" ? { ...step, state: "FAIL", code: 10_016 } : step,
    );
    return { ...rest, status: "FAILED", canAbort: false, steps: told };
  };
  liar.notify("migration.status", ({ text }) => ({ text: withResult(text, broke) }), { signed: true });
  await migration.goto();
  const said = page.getByText(/^Something went wrong while your assets were moving/);
  await expect(said).toContainText(
    /Some may be here and some on .*Contact our support with the migration ID/,
  );
  await expect(said).not.toContainText(/safe|nothing is/);
});
