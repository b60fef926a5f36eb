/** R2.1, R2.19, F6e.2, F8.17, D5.6. */
import { faults, sideways } from "./axe.ts";
import { BlockPage } from "./block-trade-page.ts";
import { tabTo } from "./keyboard.ts";
import { expect, quick, test } from "./test.ts";

const wallet = { BTC: "40", USDT: "900000" };

test("a block trade by keyboard alone, from its home to its record", async ({ page, signIn, exchange }) => {
  const { account } = await signIn(wallet);
  const block = new BlockPage(page);
  await page.goto(BlockPage.home);
  await tabTo(page, page.getByRole("link", { name: "Start a block trade" }));
  await page.keyboard.press("Enter");
  await tabTo(page, block.pay);
  await page.keyboard.type("2");
  await expect(block.comparison).toContainText("price level");
  await page.keyboard.press("Enter");
  await expect(block.convert).toBeVisible();
  await tabTo(page, block.convert);
  await expect(block.convert).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(block.done).toBeVisible();
  await tabTo(page, block.done.getByRole("link", { name: /order/i }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/otc\/history\?record=/);
  await expect(page.getByRole("heading", { name: "Block trade details" })).toBeVisible();
  expect((await exchange.funding(account))("BTC")).toBe("38");
});

test("the focus is on the page once its result is closed: the button that was pressed is gone", async ({
  page,
  signIn,
}) => {
  await signIn(wallet);
  const block = new BlockPage(page);
  await block.open();
  await block.requestQuote("2");
  await block.convert.focus();
  await page.keyboard.press("Enter");
  await expect(block.done).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(block.done).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo(page, block.pay);
});

for (const [colorScheme, lang] of [
  ["light", "en"],
  ["dark", "ar-SA"],
] as const) {
  test.describe(`block trades at every width (${colorScheme}, ${lang})`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test(
      "have no accessibility fault and keep within the edge",
      quick(lang !== "en"),
      async ({ page, signIn }) => {
        await signIn(wallet);
        const check = async (what: string): Promise<void> => {
          expect(await faults(page), what).toEqual([]);
          for (const width of [360, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            await expect.poll(() => sideways(page), `${what}, ${width} px`).toBeLessThanOrEqual(0);
          }
        };
        await page.goto(`${BlockPage.home}?lang=${lang}`);
        await expect(page.locator("main ol li")).toHaveCount(3);
        await check("home");
        await page.goto(`${BlockPage.path}?from=BTC&to=USDT&amount=38.12345678&lang=${lang}`);
        await expect(page.locator("main table")).toBeVisible();
        await page.locator('input[name="pay"]').press("Enter");
        await expect(page.getByRole("timer").first()).toBeVisible();
        await check("quote");
        await page.goto(`${BlockPage.history}?lang=${lang}`);
        await expect(page.locator("main h2, main [role=tab], main nav a").first()).toBeVisible();
        await check("history");
      },
    );
  });
}
