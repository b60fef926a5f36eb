/** R1.14, R2.18, F6h.1-F6h.5, D8.4. */
import type { Page } from "@playwright/test";
import { faults, sideways } from "./axe.ts";
import { type Shift, shiftsAtRest, sumOf, watchShifts } from "./layout-shift.ts";
import { MigrationPage, moverProfile } from "./migration-page.ts";
import { expect, test } from "./test.ts";
import { mailedCode } from "./withdraw-page.ts";

const path = "/user/assets/center/migration";
/** Of issue and spec: what a page may move while it comes. */
const limit = 0.01;

/** In light and dark, from left and from right: nothing that a person could not read or reach. */
async function look(page: Page, state: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect.soft(await faults(page), `${state}, ${colorScheme}`).toEqual([]);
  }
  expect.soft(await sideways(page), state).toBeLessThanOrEqual(0);
}

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

test("an account moves, from the banner to the new site", async ({ page, context, exchange }) => {
  const person = await exchange.createPerson({ BTC: "0.5", USDT: "1200.5", EURC: "30" }, moverProfile);
  await context.addCookies([{ name: "test-token", value: person.token, url: exchange.url }]);
  const { account } = person;
  await exchange.migration({ account, card: {} });
  await exchange.migration({ account, card: { pan4: "0926", lost: true } });
  await exchange.migration({ account, blocker: { type: "LOAN", count: 1 } });
  const migration = new MigrationPage(page);
  await page.goto("/user/assets/?lang=en");
  await page.getByRole("link", { name: "Begin the move" }).click();
  await expect(page).toHaveURL(new RegExp(path));
  await expect(migration.begin).toBeAttached();
  await look(page, "terms");
  await migration.accept();
  await expect(page.getByText("1 thing to clear first")).toBeVisible();
  await look(page, "checks");
  await exchange.migration({ account, blocker: { type: "LOAN", count: 0 } });
  await expect(page.getByRole("heading", { name: "All checks are clear" })).toBeVisible();
  await page.getByRole("button", { name: "Continue to assets" }).click();
  await expect(migration.getQuote).toBeVisible();
  await look(page, "assets");
  await migration.getQuote.click();
  await expect(migration.convert).toBeVisible();
  await look(page, "price");
  await migration.convert.click();
  await expect(migration.open).toBeEnabled();
  await migration.open.click();
  await look(page, "no way back");
  await migration.act.click();
  await page.getByRole("button", { name: "Yes, move them for good" }).click();
  await expect(page.locator('input[autocomplete="one-time-code"]')).toBeVisible();
  await look(page, "codes");
  await migration.confirm(await mailedCode(exchange, account));
  await expect(page.getByRole("heading", { name: /^Your assets move to/ })).toBeVisible();
  await look(page, "transfer");
  await expect(page.getByRole("heading", { name: "Which cards move" })).toBeVisible();
  await look(page, "cards");
  await page.getByRole("checkbox", { name: /^I accept the/ }).check();
  await page.getByRole("button", { name: "Move 1 card" }).click();
  await expect(page.getByText("Your card is moving")).toBeVisible();
  await look(page, "cards on their way");
  await expect(page.getByText(/^You have moved to/)).toBeVisible();
  await look(page, "completed");
  expect(await exchange.imbalance()).toEqual([]);
});

test("a price that was asked for by keyboard takes the focus, and its two sums stand apart", async ({
  page,
  context,
  exchange,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const token = await exchange.demo("mover-review");
  await context.addCookies([{ name: "test-token", value: token, url: exchange.url }]);
  await page.goto(`${path}?lang=de-DE`);
  await page.getByRole("button", { name: "Angebot abrufen" }).press("Enter");
  const line = page.getByRole("list", { name: "Coins in diesem Angebot" }).getByRole("listitem").first();
  await expect(line).toContainText("USDC");
  await expect(page.getByRole("region", { name: "1 Coin konvertieren" })).toBeFocused();
  // Of the text, which may be wider than its box.
  const textOf = (coin: string) =>
    line
      .locator("span")
      .filter({ hasText: new RegExp(`^[\\d.,]+\\s?${coin}$`) })
      .first()
      .evaluate((figure) => {
        const words = document.createRange();
        words.selectNodeContents(figure);
        const { left, right, top, bottom } = words.getBoundingClientRect();
        return { left, right, top, bottom };
      });
  const [gone, came] = [await textOf("USDT"), await textOf("USDC")];
  const isApart = came.top >= gone.bottom - 1 || came.left >= gone.right;
  expect(isApart, JSON.stringify([gone, came])).toBe(true);
});

for (const [name, width, lang] of [
  ["mover", 360, "ar-SA"],
  ["mover-rejected", 360, "de-DE"],
  ["mover-review", 360, "de-DE"],
  ["mover-review", 1440, "en"],
  ["mover-card", 1440, "en"],
  ["mover-stopped", 1440, "ar-SA"],
  ["mover-failed", 360, "tr-TR"],
] as const) {
  test(`nothing moves while ${name} comes, nor stands out of the page (${width} px, ${lang})`, async ({
    page,
    context,
    exchange,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(watchShifts);
    const token = await exchange.demo(name);
    await context.addCookies([{ name: "test-token", value: token, url: exchange.url }]);
    await page.goto(`${path}?lang=${lang}`);
    await expect(page.locator("#migration-part, #migration-review")).toBeVisible();
    const shifts: readonly Shift[] = await shiftsAtRest(page, "main section");
    expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBeLessThan(limit);
    await look(page, name);
  });
}
