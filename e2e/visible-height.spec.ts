/** D5.6, R1.2: what a keyboard or a messaging app covers. */
import type { Locator, Page } from "@playwright/test";
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
