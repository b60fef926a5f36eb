/** D5.6. */
import { type AreaPage, areaPages, areaWallet, makeRecords } from "./area-pages.ts";
import { turnedFigures } from "./engines/reading-order.ts";
import { expect, test } from "./test.ts";

const more: readonly AreaPage[] = [
  { name: "deposit history", path: "deposit?view=history", shown: "main tr[data-row]" },
  { name: "fiat deposit", path: "fiat/deposit?", shown: "input[type=radio]" },
  { name: "fiat withdrawal", path: "fiat/withdraw?", shown: "input[type=radio]" },
];

test.describe("read from right to left", () => {
  test.use({ colorScheme: "dark" });

  test("every figure of every page keeps its unit, its sign and its order", async ({
    page,
    signIn,
    exchange,
  }) => {
    const account = await signIn(areaWallet);
    await makeRecords(exchange, account);
    await exchange.deposit({ account: account.account, coin: "USDT", chain: "TRX", amount: "25" });
    for (const { name, path, shown } of [...areaPages, ...more]) {
      await page.goto(`/user/assets/${path}&lang=ar-SA`);
      await expect(page.locator(shown).first()).toBeVisible();
      await expect(page.locator("footer[data-mode]")).toBeAttached();
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.evaluate(turnedFigures), `${name}, ${width} px`).toEqual([]);
      }
    }
  });
});
