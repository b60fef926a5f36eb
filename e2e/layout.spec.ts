/** R2.16, D5.6. */
import { faults } from "./axe.ts";
import { expect, test } from "./test.ts";

test.describe("the convert page", () => {
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
        expect(await faults(page), "form").toEqual([]);
        await convert.getQuote("0.01");
        expect(await faults(page), "quote").toEqual([]);
      });
    }
  }
});
