/** R2.1, R2.23, F6c.*, F4c.8. */
import { faults, sideways } from "./axe.ts";
import { expect, quick, test } from "./test.ts";
import { evmAddress, WithdrawPage } from "./withdraw-page.ts";

const usdt = { coin: "USDT", chain: "ARBI" };

for (const [colorScheme, lang] of [
  ["light", "en"],
  ["dark", "ar-SA"],
] as const) {
  test.describe(`no accessibility fault of withdrawals (${colorScheme}, ${lang})`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("in form, review, codes, limits and records", quick(lang !== "en"), async ({ page, signIn }) => {
      await signIn();
      const withdraw = new WithdrawPage(page);
      await withdraw.goto({ ...usdt, lang });
      await withdraw.address.fill(evmAddress);
      await withdraw.amount.fill("25.5");
      await expect(page.getByText(/24[.,]50/).first()).toBeVisible();
      expect(await faults(page), "form").toEqual([]);
      await withdraw.amount.press("Enter");
      const act = page.locator("dialog[open] footer button").last();
      await expect(act).toBeVisible();
      expect(await faults(page), "review").toEqual([]);
      await act.click();
      await expect(page.locator('input[autocomplete="one-time-code"]')).toBeVisible();
      expect(await faults(page), "codes").toEqual([]);
      await withdraw.goto({ view: "limits", lang });
      await expect(page.locator("tr[data-own]")).toBeVisible();
      expect(await faults(page), "limits").toEqual([]);
      await withdraw.goto({ view: "history", lang });
      await expect(page.locator("main h1")).toBeAttached();
      expect(await faults(page), "records").toEqual([]);
    });
  });
}

for (const width of [360, 1440]) {
  test(`a double click on the review opens it: the second one closes nothing and sends nothing (${width} px)`, async ({
    page,
    signIn,
    exchange,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn();
    const withdraw = new WithdrawPage(page);
    await withdraw.goto(usdt);
    await withdraw.address.fill(evmAddress);
    await page.getByText(/risk check passed/).waitFor();
    await withdraw.amount.fill("25.5");
    await expect(page.getByText(/24\.50/).first()).toBeVisible();
    await page.locator("button", { hasText: "Review withdrawal" }).filter({ visible: true }).dblclick();
    await expect(withdraw.submit).toBeVisible();
    await expect(withdraw.submit).toBeEnabled();
    await page.keyboard.press("Escape");
    await expect(withdraw.dialog).toHaveCount(0);
    expect(await exchange.seen("risk.intercept")).toBe(0);
    await expect(page.locator("html")).not.toHaveAttribute("data-modal");
  });
}

for (const lang of ["en", "de-DE", "ar-SA"]) {
  test(
    `nothing of withdrawals reaches past the edge (${lang})`,
    quick(lang === "de-DE"),
    async ({ page, signIn }) => {
      await signIn({ USDT: "123456789123.12" });
      const withdraw = new WithdrawPage(page);
      for (const query of [usdt, { view: "limits" }, { view: "history" }]) {
        await withdraw.goto({ ...query, lang });
        if ("coin" in query) {
          await withdraw.address.fill(evmAddress);
          await withdraw.amount.fill("123456789123.12");
        }
        for (const width of [320, 360, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expect
            .poll(() => sideways(page), `${JSON.stringify(query)}, ${width} px`)
            .toBeLessThanOrEqual(0);
        }
      }
    },
  );
}
