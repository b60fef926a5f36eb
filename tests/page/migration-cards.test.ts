/** F6h.3, D3.8: cards that move, do not move, or whose answer is lost. */
import { describe } from "vitest";
import type { Fault } from "../../e2e/exchange.ts";
import { comeBackLater } from "./come-back.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { test } from "./migration-people.ts";
import { expect } from "./pages.ts";

describe("cards", () => {
  test("a lost answer is looked up, and never sent again", async ({
    page,
    migration,
    exchange,
    atCards,
    fault,
  }) => {
    await atCards();
    await migration.goto();
    await page.getByRole("checkbox", { name: /^I accept the/ }).check();
    await fault({ call: "cards.start", dropAfterHandling: true, times: 1 });
    await page.getByRole("button", { name: "Move 1 card" }).first().click();
    await expect(page.getByText(/^You have moved to/)).toBeVisible();
    expect(await exchange.seen("cards.start")).toBe(1);
  });

  test.for<[string, Partial<Fault>]>([
    ["was lost", { dropAfterHandling: true }],
    ["is an error", { retCode: 10_016, afterHandling: true }],
  ])(
    "terms that were accepted, whose answer %s, are not said to be unchanged",
    async ([, how], { page, migration, exchange, atCards, fault }) => {
      await atCards();
      await migration.goto();
      const accept = page.getByRole("checkbox", { name: /^I accept the/ });
      await accept.check();
      await fault({ call: "cards.acceptTerms", ...how, times: 1 });
      const move = page.getByRole("button", { name: "Move 1 card" }).first();
      await move.click();
      await expect(accept).toHaveCount(0);
      await expect(page.getByText(/^No clear answer came/)).toHaveCount(0);
      await move.click();
      await expect(page.getByText(/^You have moved to/)).toBeVisible();
      expect(await exchange.seen("cards.acceptTerms")).toBe(1);
      expect(await exchange.seen("cards.start")).toBe(1);
    },
  );

  test("a session that is over says so, and speaks of no amount", async ({
    page,
    migration,
    atCards,
    fault,
  }) => {
    await atCards({ lost: true });
    await migration.goto();
    await page.getByRole("button", { name: "Finish without a card" }).first().click();
    await fault({ call: "cards.complete", retCode: 10_007, afterHandling: true, times: 1 });
    await fault({ call: "migration.status", status: 502 });
    await migration.dialog.getByRole("button", { name: "Finish without a card" }).click();
    await expect(migration.dialog).toContainText("You have been logged out");
    await expect(migration.dialog).not.toContainText("amount");
  });

  test("one that cannot move says why; the migration ends without it after a question", async ({
    page,
    migration,
    exchange,
    atCards,
  }) => {
    await atCards({ lost: true });
    await migration.goto();
    await expect(page.getByText(/^Reported lost/)).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /^Move Plastic|^Move Virtual/ })).toBeDisabled();
    await page.getByRole("button", { name: "Finish without a card" }).first().click();
    expect(await exchange.seen("cards.complete")).toBe(0);
    await migration.dialog.getByRole("button", { name: "Finish without a card" }).click();
    await expect(page.getByText(/^You have moved to/)).toBeVisible();
    expect(await exchange.seen("cards.complete")).toBe(1);
  });

  test.for([
    ["none are offered to move, and the migration ends", "hide", "One step left to finish"],
    ["by another word of the site they are", "show", "Which cards move"],
  ] as const)(
    "where the site says so %s",
    async ([, action, title], { page, migration, exchange, atCards }) => {
      await atCards();
      const config = { config: { card: { action, ext: "" } }, version: action };
      await exchange.fault({ call: "site.config", retCode: 0, result: config });
      await migration.goto();
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expect(page.getByRole("checkbox")).toHaveCount(action === "hide" ? 0 : 2);
      await page.getByRole("button", { name: "Finish without a card" }).first().click();
      await migration.dialog.getByRole("button", { name: "Finish without a card" }).click();
      await expect(page.getByText(/^You have moved to/)).toBeVisible();
      expect(await exchange.seen("cards.start")).toBe(0);
    },
  );

  test("terms that changed meanwhile are said to be others, and are accepted anew", async ({
    page,
    migration,
    exchange,
    atCards,
  }) => {
    await atCards();
    await migration.goto();
    const accept = page.getByRole("checkbox", { name: /^I accept the/ });
    await accept.check();
    await exchange.settings({ migrationCardTerms: "3" });
    await page.getByRole("button", { name: "Move 1 card" }).first().click();
    await expect(page.getByText(/^The terms have changed meanwhile/)).toBeVisible();
    await accept.check();
    await page.getByRole("button", { name: "Move 1 card" }).first().click();
    await expect(page.getByText(/^You have moved to/)).toBeVisible();
  });

  test("that could not be read again are said to be of before", async ({
    page,
    migration,
    atCards,
    fault,
  }) => {
    await atCards();
    await migration.goto();
    await expect(page.getByRole("button", { name: "Move 1 card" }).first()).toBeVisible();
    await fault({ call: "cards.migrable", status: 502 });
    page.quicken(20);
    await comeBackLater(page);
    await expect(page.getByRole("main")).toContainText("Couldn't load your cards");
    await expect(page.getByRole("button", { name: "Move 1 card" }).first()).toBeVisible();
  });

  test("one that did not move can be tried again", async ({ page, migration, exchange, atCards }) => {
    await atCards();
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

test("of two cards the one that has moved is told to have, and is not counted among those that move", async ({
  page,
  migration,
  exchange,
  atCards,
}) => {
  await atCards();
  await exchange.settings({ migrationCardMs: 600_000 });
  const liar = await lieTo(page);
  const withMoved = (told: unknown) => {
    const { list, ...rest } = told as { readonly list: readonly object[] };
    const moved = { ...list[0], cardId: "2", pan4: "9914", status: "MOVED", migrable: false, reason: 3 };
    return { ...rest, list: [...list, moved] };
  };
  liar.notify("cards.migrable", ({ text }) => ({ text: withResult(text, withMoved) }), { signed: true });
  await migration.goto();
  const moved = page.getByRole("listitem").filter({ hasText: "9914" });
  await expect(moved).toContainText("Moved");
  await expect(moved).not.toContainText("Cannot move");
  await page.getByRole("button", { name: "Finish without a card" }).first().click();
  await expect(migration.dialog).toContainText("Cards that have not moved stay here");
  await migration.dialog.getByRole("button", { name: "Back" }).click();
  await page.getByRole("checkbox", { name: /^I accept the/ }).check();
  await page.getByRole("button", { name: "Move 1 card" }).first().click();
  await expect(page.getByRole("heading", { name: "Your card is moving" })).toBeVisible();
});
