/** R1.12, R2.21, F0.7. */
import { faults, sideways } from "./axe.ts";
import { expect, test } from "./test.ts";

const derivatives = "/user/assets/records/derivatives";
const history = "/user/assets/records/asset-history";
const frozen = "/user/assets/records/frozen-assets";

test("a ledger of many weeks scrolls on, opens by keyboard and comes back to its row", async ({
  page,
  signIn,
  exchange,
}) => {
  const { account } = await signIn();
  await exchange.pastLedger({ account, entries: 3_000, events: 0, days: 40 });
  await page.goto(`${history}?reach=back`);
  const rows = page.locator("tr[data-row]:not([data-gap])");
  await expect(rows.first()).toBeVisible();
  const further = async (): Promise<number> => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    return page.evaluate(() => scrollY);
  };
  // However far it is scrolled, the page holds what is near the view.
  await expect.poll(further).toBeGreaterThan(20_000);
  expect(await rows.count()).toBeLessThan(60);
  const before = await page.evaluate(() => scrollY);
  await rows.nth(20).getByRole("button").focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog");
  await expect(drawer).toContainText("Balance after");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  const isRow = () => page.evaluate(() => document.activeElement?.hasAttribute("data-whole"));
  await expect.poll(isRow).toBe(true);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(1_000);
});

for (const lang of ["en", "ar-SA"]) {
  test(`ledgers and frozen assets fit, and have no fault, in ${lang}`, async ({ page, signIn, exchange }) => {
    const { account } = await signIn();
    await exchange.pastLedger({ account, entries: 40, events: 24, days: 3 });
    for (const path of [derivatives, history, frozen]) {
      await page.goto(`${path}?lang=${lang}`);
      await expect(page.locator(path === frozen ? "h2" : "tr[data-row]").first()).toBeVisible();
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(() => sideways(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
      expect(await faults(page)).toEqual([]);
    }
  });
}
