/** R2.20, F6c.9. */
import { faults } from "./axe.ts";
import { expect, test } from "./test.ts";

const path = "/user/assets/money-address";

test.describe("the address book", () => {
  test("journey: a switch tells its cost, an entry is deleted by keys, nothing is out of reach", async ({
    page,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    const saved = { account, coin: "USDT", chain: "TRX", remark: "Home", age: 200_000_000 };
    await exchange.bookEntry({ ...saved, address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" });
    await page.goto(path);
    await expect(page.getByText("Home").first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole("switch", { name: "Lock new addresses for 24 hours" }).focus();
    await page.keyboard.press("Space");
    const cost = page.getByRole("dialog", { name: /Turn off/ });
    await expect(cost).toContainText("All withdrawals stop for 24 hours");
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(cost).toBeHidden();
    await page.getByRole("checkbox", { name: "Select Home" }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("group", { name: "Selected: 1" }).getByRole("button", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete addresses (1)?" });
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("No saved addresses")).toBeVisible();
  });

  for (const [width, lang] of [
    [360, "en"],
    [360, "ar-SA"],
    [900, "de-DE"],
    [1440, "en"],
  ] as const) {
    test(`fits ${width} px in ${lang}: the book, many at once, the check`, async ({
      page,
      signIn,
      exchange,
    }) => {
      const { account } = await signIn();
      const saved = { account, coin: "USDT", chain: "TRX", remark: "W".repeat(20) };
      await exchange.bookEntry({ ...saved, address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" });
      await page.setViewportSize({ width, height: 800 });
      for (const part of ["", "/batch", "/risk-check"]) {
        await page.goto(`${path}${part}?lang=${lang}`);
        await expect(page.locator("#main h1")).toBeAttached();
        await expect(page.locator("#main section").first()).toBeVisible();
        if (part === "") await expect(page.getByText(saved.remark)).toBeVisible();
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, part).toBeLessThanOrEqual(0);
        expect(await faults(page), part).toEqual([]);
      }
    });
  }
});

test("on a phone, why nothing was saved is in sight", async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/user/assets/money-address?lang=de-DE");
  await page.getByRole("button", { name: "Adresse hinzufügen" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Adresse hinzufügen" });
  await dialog.getByRole("radio", { name: "Alle Coins" }).click();
  await dialog.getByRole("combobox", { name: "Netzwerk" }).selectOption("TRX");
  await dialog.getByRole("textbox", { name: "Adresse" }).fill("TRFGXKkT5ryvYuukxKqTVqRic2fzv5uuXb");
  await expect(dialog.getByText("Gültige Adresse")).toBeVisible();
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(dialog.getByRole("alert")).toBeInViewport({ ratio: 0.9 });
});
