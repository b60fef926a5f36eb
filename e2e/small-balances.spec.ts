/** F6b.2. */
import { decimal } from "#shared/domain/decimal.ts";
import { faults, sideways } from "./axe.ts";
import type { Wallet } from "./exchange.ts";
import { tabTo } from "./keyboard.ts";
import { SmallPage } from "./small-balances-page.ts";
import { test as base, expect, quick } from "./test.ts";

const test = base.extend<{ small: SmallPage }>({
  small: async ({ page }, use) => use(new SmallPage(page)),
});

/** Prices stand still, so that what is told is what happens. */
test.use({ ownExchange: { SANDBOX_ACTIVITY: "0" } });

const crumbs: Wallet = { DOGE: "41.07", ADA: "8.2143", XLM: "14.02", NEAR: "1.177" };
const blocked: Wallet = { ATOM: "0.5", XTZ: "3", WLD: "1", PEPE: "4" };

test("small balances by keyboard alone", async ({ page, small, signIn, exchange }) => {
  const { account } = await signIn(crumbs);
  await small.open();
  await tabTo(page, small.box("DOGE"));
  await page.keyboard.press("Space");
  await expect(small.box("DOGE")).toBeChecked();
  await tabTo(page, page.getByRole("radio", { name: /^USDT/ }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^USDC/ })).toBeChecked();
  await expect(small.getPrice).toBeEnabled();
  await tabTo(page, small.getPrice);
  await page.keyboard.press("Enter");
  // A key is not waited with, as a click is: the button hears none until the quote is compared with the live price.
  await expect(small.convert).toBeEnabled();
  await tabTo(page, small.convert);
  await page.keyboard.press("Enter");
  await expect(small.ended).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Back to small balances" }).first());
  await page.keyboard.press("Enter");
  await expect(small.row("ADA")).toBeVisible();
  expect((await exchange.funding(account))("DOGE")).toBe("0");
  expect(decimal((await exchange.funding(account))("USDC")).gt(0)).toBe(true);
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("why there is no price comes into view, clear of the action bar", async ({
    page,
    small,
    signIn,
    exchange,
  }) => {
    await signIn(crumbs);
    await small.open();
    await small.choose("DOGE", "ADA");
    await exchange.fault({ call: "batch.quote", retCode: 700_001, retMsg: "refused", times: 1 });
    await small.getPrice.click();
    const note = page.getByRole("alert").filter({ hasText: "No quote is available" });
    await expect(note).toBeInViewport({ ratio: 1 });
    const foot = async (): Promise<number> => {
      const box = await note.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const bar = (await page.locator("[data-action-bar]").boundingBox())?.y ?? 0;
    await expect.poll(foot).toBeLessThan(bar);
  });
});

for (const { scheme, lang } of [
  { scheme: "light", lang: "en" },
  { scheme: "dark", lang: "de-DE" },
  { scheme: "light", lang: "ar-SA" },
] as const) {
  test.describe(`small balances look right to axe and fit (${scheme}, ${lang})`, () => {
    test.use({ colorScheme: scheme, contextOptions: { reducedMotion: "reduce" } });

    test("list, quote and result", quick(lang === "ar-SA"), async ({ page, small, signIn, exchange }) => {
      await signIn({ ...crumbs, ...blocked });
      await exchange.settings({ batchQuoteTtlMs: 120_000, failBatchCoins: ["XLM"] });
      await small.open(`&lang=${lang}`);
      await expect(page.locator("html")).toHaveAttribute("dir", lang === "ar-SA" ? "rtl" : "ltr");
      for (const coin of ["DOGE", "ADA"]) await small.row(coin).getByRole("checkbox").check();
      // All of a row is its box.
      await small.row("XLM").click({ position: { x: 200, y: 20 } });
      await expect(small.row("XLM").getByRole("checkbox")).toBeChecked();
      const button = page
        .getByRole("main")
        .locator("button")
        .filter({ hasText: /\b3\b/, visible: true })
        .first();
      await expect(button).toBeEnabled();
      const narrow = async (what: string) => {
        for (const width of [320, 360, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          await expect.poll(() => sideways(page), `${what}, ${width} px`).toBe(0);
        }
      };
      expect(await faults(page), "list").toEqual([]);
      await narrow("list");
      await button.click();
      const dialog = page.getByRole("dialog");
      const act = dialog.locator("footer button").first();
      await expect(act).toBeVisible();
      expect(await faults(page), "quote").toEqual([]);
      await narrow("quote");
      await act.click();
      await expect(page.locator("#batch-title")).toBeVisible();
      expect(await faults(page), "result").toEqual([]);
      await narrow("result");
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await faults(page), "result on a phone").toEqual([]);
    });
  });
}
