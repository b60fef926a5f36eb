/** R1.13, R2.24, F2e.*, F6g.*, D5.6. */
import { readFile } from "node:fs/promises";
import { faults, sideways } from "./axe.ts";
import type { Account, Exchange } from "./exchange.ts";
import { tabTo } from "./keyboard.ts";
import { StatementsPage } from "./statements-page.ts";
import { expect, quick, test } from "./test.ts";

test("by keyboard alone, from the choice to the file", async ({ page, signIn }) => {
  await signIn();
  const statements = new StatementsPage(page);
  await statements.goto({ kind: "DEPOSIT" });
  await tabTo(page, statements.kind("Deposits"));
  await page.keyboard.press("ArrowUp");
  await expect(statements.kind("All movements")).toBeChecked();
  await tabTo(page, statements.form.getByRole("button", { name: "This year" }));
  await page.keyboard.press("Enter");
  await tabTo(page, statements.create);
  await page.keyboard.press("Enter");
  await expect(statements.newest).toContainText(/Queued|Processing/);
  await expect(statements.create).toBeFocused();
  await expect(page.locator("[data-toast]").filter({ hasText: "Your file is ready" })).toBeVisible();
  const button = statements.newest.getByRole("button", { name: /^Download/ });
  await tabTo(page, button);
  const saved = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/[.]csv$/);
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString("utf8")).toContain("USDT");
  await expect(page).toHaveURL(/exportStatement/);
});

/** One of each state but the expired. */
async function makeFiles(exchange: Exchange, { token }: Account): Promise<void> {
  const day = 86_400;
  const endTime = Math.floor(Date.now() / 1000 / day) * day;
  const input = { kind: "FUNDING", startTime: endTime - 31 * day, endTime };
  for (const format of ["CSV", "XLSX", "PDF"]) {
    await exchange.call("statements.create", token, { ...input, format });
  }
}

for (const [colorScheme, lang] of [
  ["light", "en"],
  ["dark", "ar-SA"],
] as const) {
  test.describe(`no accessibility fault of statements (${colorScheme}, ${lang})`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("in form and list", quick(lang !== "en"), async ({ page, signIn, exchange }) => {
      await makeFiles(exchange, await signIn());
      for (const kind of ["FUNDING", "ACCOUNT_STATEMENT", "PERSONAL_INFO"]) {
        await page.goto(`${StatementsPage.path}?lang=${lang}&kind=${kind}`);
        await expect(page.locator("[data-file]")).toHaveCount(3);
        await expect(page.locator(`input[value=${kind}]`)).toBeChecked();
        expect(await faults(page), kind).toEqual([]);
      }
    });
  });
}

for (const lang of ["en", "de-DE", "ar-SA"]) {
  test(
    `nothing of statements reaches past the edge (${lang})`,
    quick(lang === "de-DE"),
    async ({ page, signIn, exchange }) => {
      await makeFiles(exchange, await signIn());
      for (const kind of ["FUNDING", "ACCOUNT_STATEMENT"]) {
        await page.goto(`${StatementsPage.path}?lang=${lang}&kind=${kind}&from=2024-01-01&to=2026-01-31`);
        await expect(page.locator("[data-file]")).toHaveCount(3);
        await expect(page.locator(`input[value=${kind}]`)).toBeChecked();
        for (const width of [320, 360, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => sideways(page), `${kind}, ${width} px`).toBeLessThanOrEqual(0);
        }
      }
    },
  );
}
