/** R1.11, F2i.7, D5.6. */
import { faults, sideways } from "./axe.ts";
import { tabTo } from "./keyboard.ts";
import { expect, quick, test } from "./test.ts";
import { TransferPage } from "./transfer-page.ts";

test("between own accounts by keyboard alone", async ({ page, signIn, exchange }) => {
  const { account } = await signIn();
  const transfer = new TransferPage(page);
  await transfer.goto();
  await tabTo(page, transfer.amount);
  await page.keyboard.type("1,500.25");
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("1,500.25");
  await page.keyboard.press("Enter");
  await expect(transfer.move).toBeVisible();
  await tabTo(page, transfer.move);
  await page.keyboard.press("Enter");
  const done = page.getByRole("button", { name: "Done" });
  await expect(done).toBeVisible();
  await tabTo(page, done);
  await page.keyboard.press("Enter");
  await expect(transfer.amount).toHaveValue("");
  expect((await exchange.funding(account))("USDT")).toBe("999.75");
  expect((await exchange.unified(account))("USDT")).toBe("1500.25");
});

test("to another user, over a reload in the middle", async ({ page, signIn, exchange }) => {
  const lena = await exchange.createPerson({}, {});
  const { account } = await signIn();
  const transfer = new TransferPage(page);
  await transfer.goto({ mode: "user" });
  await transfer.who.fill(lena.userId);
  await transfer.find.click();
  await transfer.amount.fill("40");
  await page.reload();
  await expect(transfer.who).toHaveValue(lena.userId);
  await transfer.find.click();
  await expect(transfer.amount).toHaveValue("40");
  await transfer.review.click();
  await transfer.move.click();
  await expect(page.getByRole("dialog", { name: "Transfer completed" })).toBeVisible();
  expect((await exchange.funding(account))("USDT")).toBe("2460");
  expect((await exchange.funding(lena.account))("USDT")).toBe("40");
});

for (const [colorScheme, lang] of [
  ["light", "en"],
  ["dark", "ar-SA"],
] as const) {
  test.describe(`no accessibility fault of transfers (${colorScheme}, ${lang})`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("in form, picker, review, result and records", quick(lang !== "en"), async ({ page, signIn }) => {
      await signIn();
      const transfer = new TransferPage(page);
      await transfer.goto({ lang });
      await transfer.amount.fill("25.5");
      await expect(page.locator('[name="amount"]')).toHaveValue("25.5");
      expect(await faults(page), "form").toEqual([]);
      await page.locator('main button[aria-haspopup="dialog"]').first().click();
      await expect(page.getByRole("option").first()).toBeVisible();
      expect(await faults(page), "picker").toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("option")).toHaveCount(0);
      await transfer.amount.press("Enter");
      const act = page.getByRole("dialog").locator("footer button").first();
      await expect(act).toBeVisible();
      expect(await faults(page), "review").toEqual([]);
      await act.click();
      await expect(page.getByRole("dialog").locator("footer a")).toBeVisible();
      expect(await faults(page), "result").toEqual([]);
      await page.goto(`${TransferPage.records}?lang=${lang}`);
      await expect(page.locator("tr[data-row]").first()).toBeVisible();
      expect(await faults(page), "records").toEqual([]);
    });
  });
}

for (const lang of ["en", "de-DE", "ar-SA"]) {
  test(
    `nothing of transfers reaches past the edge (${lang})`,
    quick(lang === "de-DE"),
    async ({ page, signIn }) => {
      await signIn({ USDT: "123456789123.12" });
      const transfer = new TransferPage(page);
      for (const mode of ["own", "user"]) {
        await transfer.goto({ lang, mode, ...(mode === "own" && { amount: "123456789123.12" }) });
        for (const width of [320, 360, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => sideways(page), `${mode}, ${width} px`).toBeLessThanOrEqual(0);
        }
      }
    },
  );
}
