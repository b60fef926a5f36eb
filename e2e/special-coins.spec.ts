/** R2.4. */
import { faults, sideways } from "./axe.ts";
import { reachable, tabAround, tabTo } from "./keyboard.ts";
import { SpecialPage } from "./special-coins-page.ts";
import { test as base, expect, quick } from "./test.ts";

const test = base.extend<{ special: SpecialPage }>({
  special: async ({ page }, use) => use(new SpecialPage(page)),
});

const { list } = SpecialPage;
const wallet = { USDT: "18420.5543", USDC: "1204.11", DAI: "3000", EURC: "1000" };

test.describe("a special coin for everybody", () => {
  test("by keyboard alone", async ({ page, special, signIn }) => {
    await signIn(wallet);
    await special.open();
    await tabTo(page, page.getByRole("radio", { name: "USDT to USDC" }));
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "USDC to USDT" })).toBeChecked();
    await tabTo(page, special.pay);
    await page.keyboard.type("30");
    await page.keyboard.press("Enter");
    await expect(special.exchange).toBeVisible();
    await tabTo(page, special.exchange);
    await page.keyboard.press("Enter");
    await expect(special.done).toContainText("30.00 USDT");
    await tabTo(page, special.done.getByRole("button", { name: "Done" }));
    await page.keyboard.press("Enter");
    await expect(special.done).toBeHidden();
  });

  test("Tab goes around the page, each stop is seen", { tag: "@full" }, async ({ page, special, signIn }) => {
    await signIn(wallet);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await special.open();
      await expect(page.getByText("No exchanges yet")).toBeVisible();
      await expect(page.getByRole("link", { name: "Convert at market price" })).toHaveCount(2);
      await expect(page.locator("footer[data-mode]")).toBeAttached();
      const expected = await reachable(page);
      const stops = await tabAround(page);
      expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
      expect(stops.length, `${width} px\n${stops.map(({ name }) => name).join("\n")}`).toBe(expected);
    }
  });

  for (const [scheme, lang] of [
    ["light", "en"],
    ["dark", "ar-SA"],
  ] as const) {
    test(
      `no accessibility fault, nothing past the edge of 360 px (${scheme}, ${lang})`,
      quick(scheme === "dark"),
      async ({ page, special, signIn }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width: 360, height: 740 });
        await signIn(wallet);
        const check = async (what: string): Promise<void> => {
          expect(await faults(page), what).toEqual([]);
          expect(await sideways(page), what).toBe(0);
        };
        await special.open("usdt-usdc", `?lang=${lang}`);
        await page.locator('input[name="pay"]').fill("1234.5678");
        await expect(page.locator('input[name="receive"]')).toHaveValue("1,234.5678");
        await check("form");
        await page.keyboard.press("Enter");
        const act = page.getByRole("dialog").locator("footer button");
        await expect(act).toBeVisible();
        await check("summary");
        await act.click();
        await expect(page.getByRole("dialog").locator("footer a")).toBeVisible();
        await check("result");
        await page.goto(`${list}?lang=${lang}`);
        await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
        await check("list");
        await page.goto(`${list}/history/usdt-usdc?lang=${lang}`);
        await expect(page.getByRole("table")).toContainText("1,234");
        await check("history");
      },
    );
  }
});
