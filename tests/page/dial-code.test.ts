/** R7.23, F2d.10, F6c.2. */
import { expect, test } from "./pages.ts";

test("a user is found by phone with the country chosen from the list, or read from the number", async ({
  page,
  withdraw,
  signIn,
}) => {
  await signIn();
  await withdraw.goto({ coin: "USDT", lang: "en" });
  await page.getByRole("radio", { name: "Coffer user" }).click();
  await page.getByRole("radio", { name: "Phone" }).click();
  const country = page.getByRole("combobox", { name: "Country code" });
  await expect(page.locator('option[value="TUR"]')).toHaveCount(1);
  await country.selectOption("TUR");
  await expect(withdraw.who).toHaveValue("+90");
  await withdraw.who.fill("+65 8123 4821");
  await expect(country).toHaveValue("SGP");
  await country.selectOption("TUR");
  await expect(withdraw.who).toHaveValue("+90 81234821");
  // Of countries that share a code, the one that was chosen stays.
  for (const code of ["CAN", "USA", "KAZ", "RUS"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await country.selectOption(code);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(country, code).toHaveValue(code);
  }
});
