/** F6h.3, F6h.4: what another tab, another page or time itself has done to the step that is shown. */
import { describe } from "vitest";
import type { CallOutput, HttpCallName } from "#shared/contract/index.ts";
import { type Honest, lieTo, withResult } from "./hostile/liar.ts";
import { converting, moving, test } from "./migration-people.ts";
import { expect } from "./pages.ts";

describe("a step that is done elsewhere", () => {
  test("what came in the way of assets is seen to go, without a press", async ({
    page,
    migration,
    exchange,
    reviewed,
  }) => {
    const { account } = await reviewed(moving);
    await exchange.migration({ account, blocker: { type: "BOT", count: 1 } });
    await migration.goto();
    await expect(page.getByText("1 running bot")).toBeVisible();
    await expect(migration.open).toBeDisabled();
    await exchange.migration({ account, blocker: { type: "BOT", count: 0 } });
    page.quicken(4);
    await expect(migration.open).toBeEnabled();
  });

  test("what something holds back is seen to be free, without a press", async ({
    page,
    migration,
    reviewed,
  }) => {
    const liar = await lieTo(page);
    await reviewed({ BTC: "0.5" });
    const forge = (call: HttpCallName, change: (result: unknown) => unknown): void =>
      liar.notify(call, ({ text }: Honest) => ({ text: withResult(text, change) }), { signed: true });
    forge("migration.assetsInfo", (result) => {
      const { list, ...rest } = result as { readonly list: readonly object[] };
      return { ...rest, list: list.map((one) => ({ ...one, action: "KEEP", reason: 4 })) };
    });
    forge("migration.assetsTotal", (result) => {
      const { totalUsd, ...rest } = result as { readonly totalUsd: string };
      return { ...rest, totalUsd, transferableUsd: "0", leftUsd: totalUsd };
    });
    await migration.goto();
    await expect(page.getByText(/^Something under way holds a balance back/)).toBeVisible();
    await expect(migration.open).toBeDisabled();
    // The list is read once more with the first answer about the state.
    await expect.poll(() => liar.seen.filter((call) => call === "migration.assetsInfo").length).toBe(2);
    liar.rest();
    page.quicken(4);
    await expect(migration.open).toBeEnabled();
  });

  test("one that another tab has taken is refused here, and the page goes on to where it stands", async ({
    page,
    migration,
    exchange,
    atCards,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { token, migrationId } = await atCards();
    await exchange.settings({ holdMigrations: true });
    await migration.goto();
    await page.getByRole("button", { name: "Finish without a card" }).first().click();
    const { result } = await exchange.call("cards.migrable", token, { migrationId });
    const { list, tncVersion } = result as CallOutput<"cards.migrable">;
    const cardIds = list.map(({ cardId }) => cardId);
    await exchange.call("cards.acceptTerms", token, { cardIds, tncVersion, agree: true });
    const requestId = crypto.randomUUID();
    const sent = await exchange.call("cards.start", token, { migrationId, cardIds, requestId });
    expect(sent.code).toBe(0);
    await migration.dialog.getByRole("button", { name: "Finish without a card" }).click();
    await expect(page.getByText("Your card is moving")).toBeVisible();
  });

  test("a conversion that takes longer than anybody watches is told by the migration's own state", async ({
    page,
    migration,
    exchange,
    reviewed,
  }) => {
    await reviewed(converting);
    await migration.goto();
    await exchange.settings({ holdMigrations: true });
    await migration.getQuote.click();
    await migration.convert.click();
    await expect(page.getByText("Processing")).toBeVisible();
    page.quicken(10);
    await expect(page.getByText("Your coins are being converted")).toBeVisible();
    await exchange.settings({ holdMigrations: false });
    await expect(page.getByText("Converted", { exact: true })).toBeVisible();
    await expect(migration.open).toBeEnabled();
    expect(await exchange.seen("migration.confirmQuote")).toBe(1);
  });
});
