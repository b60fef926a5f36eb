/** R2.11, R6.5, F2c.4. */
import { faults } from "./axe.ts";
import { expect, test } from "./test.ts";

test("a deposit of money starts with what was used last, and goes on at the host's page", async ({
  page,
  signInAs,
}) => {
  await signInAs({}, { currency: "EUR", kycRegion: "AUT" });
  await page.goto("/user/assets/deposit");
  await page.getByRole("link", { name: "Fiat deposit" }).first().click();
  await expect(page).toHaveURL(/fiat[/]deposit/);
  await expect(page.getByRole("radio", { name: /SEPA Instant/ })).toBeChecked();
  // The currency by the keyboard alone, there and back: the focus returns to its button.
  const currency = page.getByRole("button", { name: /^Currency/ });
  const search = page.getByRole("combobox", { name: "Code or name" });
  for (const wanted of ["TRY", "EUR"]) {
    await currency.press("Enter");
    await expect(search).toBeFocused();
    if (wanted === "TRY") expect(await faults(page), "currencies").toEqual([]);
    await search.fill(wanted.toLowerCase());
    await expect(page.getByRole("option")).toHaveCount(1);
    await search.press("Enter");
    await expect(currency).toContainText(wanted);
    await expect(currency).toBeFocused();
  }
  await page.getByRole("radio", { name: /Credit Card/ }).click();
  await page.getByRole("textbox", { name: "You pay" }).fill("8000");
  await page.getByRole("textbox", { name: "You pay" }).blur();
  await page.getByRole("button", { name: "Use SEPA Instant" }).click();
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText("8,000.00 EUR");
  await expect(summary).toContainText("Nothing can be paid from here");
});

test("a withdrawal of money tells a balance that is too small, and offers nothing of it", async ({
  page,
  signInAs,
}) => {
  await signInAs({}, { currency: "EUR", kycRegion: "AUT" });
  await page.goto("/user/assets/fiat/withdraw");
  await page.getByRole("textbox", { name: "Amount debited" }).fill("600.5");
  await page.getByRole("textbox", { name: "Amount debited" }).blur();
  await expect(page.getByText(/^This is more than your available balance/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Use all of it" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Continue with/ })).toBeDisabled();
});
