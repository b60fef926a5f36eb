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

test("the code of a phone goes along, where somebody is looked for and where they are kept", async ({
  page,
  signInAs,
  exchange,
}) => {
  await signInAs({}, { security: { authenticator: true } });
  const result = { valid: true, uid: "7654321", maskedName: "A***", code: 0 };
  await exchange.fault({ call: "addressBook.checkInternal", retCode: 0, result, times: 1 });
  await page.goto("/user/assets/money-address?lang=en");
  await page.getByRole("button", { name: "Add address" }).first().click();
  await page.getByText("Coffer user", { exact: true }).click();
  await page.getByRole("radio", { name: "Phone" }).click();
  await expect(page.locator('option[value="SGP"]')).toHaveCount(1);
  await page.getByRole("textbox", { name: "Phone number of the recipient" }).fill("+65 8123 4821");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("A***")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect.poll(() => exchange.seen("risk.intercept")).toBe(1);
  const sent = (path: string) => page.network.requests.find(({ url }) => url.includes(path))?.body ?? "";
  expect(JSON.parse(sent("check-internal-address-validity"))).toMatchObject({ countryCode: "65" });
  const detail = new URLSearchParams(sent("default-intercept")).get("ext_info_str") ?? "{}";
  expect(JSON.parse(detail)).toMatchObject({ address: "+65 8123 4821", countryCode: "65" });
});
