import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** How far the page can be scrolled sideways, px. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

test.describe("the convert page", () => {
  for (const lang of ["en", "ar-SA"]) {
    test(`fits phones, tablets and desktops in ${lang}`, async ({ page, convert, signIn }) => {
      await signIn();
      await convert.open({ lang });
      await page.locator('input[name="pay"]').fill("0.01");
      for (const width of [360, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => overflow(page), `${width} px`).toBe(0);
      }
    });
  }

  test("reads from right to left in Arabic", async ({ page, convert, signIn }) => {
    await signIn();
    await convert.open({ lang: "ar-SA" });
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.locator("html")).toHaveAttribute("lang", "ar-SA");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(/\p{Script=Arabic}/u);
    await expect(heading).toHaveCSS("direction", "rtl");
    const side = await page.getByRole("complementary").boundingBox();
    expect(side?.x).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
  });

  for (const scheme of ["light", "dark"] as const) {
    for (const width of [390, 1440]) {
      test(`has no accessibility fault, ${scheme}, ${width} px`, { tag: "@full" }, async ({
        page,
        convert,
        signIn,
      }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 900 });
        await signIn();
        await convert.open();
        await convert.pay.fill("0.01");
        const faults = async () => {
          const { violations } = await new AxeBuilder({ page }).analyze();
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
        };
        expect(await faults(), "form").toEqual([]);
        await convert.askPrice("0.01");
        expect(await faults(), "firm price").toEqual([]);
      });
    }
  }
});
