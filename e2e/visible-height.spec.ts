/** D5.6, R1.2: what a keyboard, a messaging app or the device itself covers. */
import type { Locator, Page } from "@playwright/test";
import { HistoryPage } from "./history-page.ts";
import { expect, test } from "./test.ts";

async function edges(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, right: x + width, top: y, bottom: y + height };
}

/** As src/mini-program and src/app/on-screen-keyboard.ts do: a keyboard itself is no browser's without a device. */
const cover = (page: Page, variables: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((given) => {
    for (const [name, value] of Object.entries(given))
      document.documentElement.style.setProperty(name, value);
  }, variables);

for (const viewport of [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`sheets and pickers end where the view does: ${viewport.width} px`, async ({
    page,
    convert,
    signIn,
  }) => {
    await page.setViewportSize(viewport);
    await signIn();
    await convert.open();
    await page.getByRole("button", { name: /^Coin to receive/ }).click();
    const picker = page.getByRole("dialog");
    await picker.getByRole("option").first().waitFor();
    await cover(page, { "--viewport-height": "430px" });
    const list = picker.getByRole("listbox");
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    expect((await edges(list)).bottom).toBeLessThanOrEqual(430);
    expect((await edges(picker.getByRole("combobox"))).top).toBeGreaterThanOrEqual(0);
    await cover(page, { "--viewport-height": "" });
    await page.keyboard.press("Escape");
    await convert.getQuote("0.1");
    await cover(page, { "--viewport-height": "430px" });
    expect((await edges(convert.confirm)).bottom).toBeLessThanOrEqual(430);
    expect((await edges(convert.confirmDialog.getByRole("button", { name: "Close" }))).top).toBeGreaterThan(
      0,
    );
  });
}

test.describe("a phone held sideways", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  for (const lang of ["en", "ar-SA"]) {
    test(`its drawers are clear of the cut-out, and no field makes it zoom in (${lang})`, async ({
      page,
      exchange,
      signIn,
    }) => {
      const { account } = await signIn();
      await exchange.makePast(account, 3);
      await page.goto(`${HistoryPage.path}?lang=${lang}`);
      await page.locator("tr[data-row] [data-whole]").first().click();
      const drawer = page.getByRole("dialog");
      const sizes = await page
        .locator("main input:not([type=checkbox], [type=radio]), main select")
        .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
      await cover(page, { "--safe-right": "59px", "--safe-left": "59px", "--safe-bottom": "21px" });
      const close = drawer.getByRole("button", { name: lang === "en" ? "Close" : /./ }).last();
      for (const part of [close, drawer.locator("dd").first(), drawer.locator("h2")]) {
        const { left, right } = await edges(part);
        expect(left).toBeGreaterThanOrEqual(lang === "en" ? 0 : 59);
        expect(right).toBeLessThanOrEqual(lang === "en" ? 844 - 59 : 844);
      }
    });
  }
});
