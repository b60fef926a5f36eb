/** F4d.1-F4d.5, F5.18, F6c.6, F6c.11, R7.23, F2d.10. */
import { describe } from "vitest";
import type { Exchange } from "../../e2e/exchange.ts";
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import type { Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };
const other = "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359";

async function signedIn(page: Page, exchange: Exchange, kycRegion: string): Promise<string> {
  const { account, token } = await exchange.createPerson({ USDT: "900" }, { kycRegion });
  await page.addCookies([{ name: "test-token", value: token }]);
  return account;
}

const text = (page: Page, name: string) => page.getByRole("textbox", { name });
const confirm = (page: Page) =>
  page.getByRole("checkbox", { name: "These answers are true and complete" }).click();

describe("what the law asks about who gets a withdrawal", () => {
  test("in the United Arab Emirates: where they live, by the exchange's countries and states", async ({
    page,
    withdraw,
    exchange,
  }) => {
    const account = await signedIn(page, exchange, "ARE");
    await withdraw.goto(usdt);
    await expect(page.getByText(/UAE rules ask who gets a withdrawal/)).toBeVisible();
    await withdraw.address.fill(evmAddress);
    await page.getByText(/risk check passed/).waitFor();
    await withdraw.amount.fill("100");
    await withdraw.review.click();
    await expect(page.getByText("This is needed.").first()).toBeVisible();
    await expect(page.locator('[name="travel.wallet"]').first()).toBeFocused();
    await expect(withdraw.submit).toHaveCount(0);
    await page.getByRole("radio", { name: /A self-custody wallet/ }).click();
    await page.getByRole("radio", { name: /Another person's/ }).click();
    await withdraw.review.click();
    await expect(text(page, "First name")).toBeFocused();
    await text(page, "First name").fill("Mara");
    await text(page, "Last name").fill("Kern");
    const country = page.getByRole("combobox", { name: "Country" });
    await expect(page.locator('option[value="ARE"]')).toHaveCount(1);
    await country.selectOption("ARE");
    await expect(page.locator('option[value="Dubai"]')).toHaveCount(1);
    await page.getByRole("combobox", { name: "State or emirate" }).selectOption("Dubai");
    await text(page, "City").fill("Dubai");
    await text(page, "Street").fill("Al Wasl Road");
    await text(page, "Building").fill("12");
    await page.getByLabel("Date of birth").fill("1990-02-30");
    await text(page, "Place of birth").fill("Graz");
    await confirm(page);
    await page.getByLabel("Date of birth").fill("2990-01-01");
    await expect(page.getByText("Enter a valid date.")).toBeVisible();
    await page.getByLabel("Date of birth").fill("1990-04-30");
    await withdraw.review.click();
    await withdraw.submit.click();
    await withdraw.confirm(await mailedCode(exchange, account));
    await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
    expect(await exchange.seen("withdraw.create")).toBe(1);
    expect((await exchange.funding(account))("USDT")).toBe("800");
  });

  test("in Korea: who acts for a company", async ({ page, withdraw, exchange }) => {
    const account = await signedIn(page, exchange, "KOR");
    await withdraw.goto(usdt);
    await expect(page.getByText(/Korean law asks who gets a withdrawal/)).toBeVisible();
    await page.getByRole("radio", { name: /A self-custody wallet/ }).click();
    await page.getByRole("radio", { name: /A company's/ }).click();
    await text(page, "Company name").fill("Kern Ltd");
    await confirm(page);
    await withdraw.address.fill(evmAddress);
    await page.getByText(/risk check passed/).waitFor();
    await withdraw.amount.fill("100");
    await withdraw.review.click();
    await expect(page.getByText("This is needed.").first()).toBeVisible();
    await text(page, "First name of the representative").fill("Ada");
    await text(page, "Last name of the representative").fill("Kim");
    await withdraw.review.click();
    await withdraw.submit.click();
    await withdraw.confirm(await mailedCode(exchange, account));
    await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("800");
  });

  test.for([
    [131_068, "travel.wallet"],
    [131_070, "travel.firstName"],
    [131_069, "address"],
  ] as const)(
    "refused with %i leads to what is mended: %s",
    async ([code, name], { page, withdraw, exchange }) => {
      const account = await signedIn(page, exchange, "IND");
      await exchange.settings({ refuseWithdrawals: 1, withdrawRefusal: code });
      await withdraw.goto(usdt);
      await page.getByRole("radio", { name: /A self-custody wallet/ }).click();
      await page.getByRole("radio", { name: /Another person's/ }).click();
      await text(page, "First name").fill("Mara");
      await text(page, "Last name").fill("Kern");
      await confirm(page);
      await withdraw.openReview(evmAddress, "100");
      await withdraw.submit.click();
      await withdraw.confirm(await mailedCode(exchange, account));
      await page.getByRole("button", { name: "Change" }).click();
      await expect.poll(() => document.activeElement?.getAttribute("name")).toBe(name);
    },
  );

  test("is confirmed anew for who gets the next one", async ({ page, withdraw, exchange }) => {
    const account = await signedIn(page, exchange, "IND");
    const isTrue = page.getByRole("checkbox", { name: "These answers are true and complete" });
    await withdraw.goto(usdt);
    await page.getByRole("radio", { name: /A self-custody wallet/ }).click();
    await page.getByRole("radio", { name: /Another person's/ }).click();
    await text(page, "First name").fill("Mara");
    await text(page, "Last name").fill("Kern");
    await confirm(page);
    await withdraw.openReview(evmAddress, "100");
    await page.keyboard.press("Escape");
    // Confirmed before anybody was entered: of whom it was reviewed for, from then on.
    await withdraw.address.fill(other);
    await expect(isTrue).not.toBeChecked();
    await withdraw.openReview(evmAddress, "100");
    await withdraw.submit.click();
    await withdraw.confirm(await mailedCode(exchange, account));
    await page.getByRole("button", { name: "Done" }).click();
    await withdraw.address.fill(other);
    await page.getByText(/risk check passed/).waitFor();
    await withdraw.amount.fill("50");
    await expect(text(page, "First name")).toHaveValue("Mara");
    await expect(isTrue).not.toBeChecked();
    await withdraw.review.click();
    await expect(page.getByText("Confirm this first.")).toBeVisible();
    await expect(withdraw.submit).toHaveCount(0);
    await isTrue.click();
    await withdraw.review.click();
    await withdraw.submit.waitFor();
    await page.keyboard.press("Escape");
    await withdraw.address.fill(evmAddress);
    await expect(isTrue).not.toBeChecked();
  });

  test("keeps what was written behind a beginning, and shows the provider that was chosen without its list", async ({
    page,
    withdraw,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signedIn(page, exchange, "AUT");
    await withdraw.goto(usdt);
    const purpose = text(page, "Purpose");
    await purpose.fill("Invoice 2026-118");
    await page.getByRole("button", { name: "Goods or services" }).click();
    await expect(purpose).toHaveValue("Goods or services: Invoice 2026-118");
    await page.getByRole("button", { name: "Family" }).click();
    await expect(purpose).toHaveValue("Family: Invoice 2026-118");
    await page.getByRole("radio", { name: /An exchange or provider/ }).click();
    const provider = page.locator('[name="travel.vaspCode"]');
    await provider.click();
    await page.getByRole("option").first().click();
    await expect(provider).not.toHaveAccessibleName(/Choose/);
    await page.getByRole("link", { name: "Convert" }).first().click();
    await expect(page.getByRole("heading", { name: "Convert" }).first()).toBeVisible();
    await exchange.fault({ call: "travelRule.vasps", status: 500, times: 10 });
    await page.getByRole("link", { name: "Withdraw" }).first().click();
    await expect(purpose).toHaveValue("Family: Invoice 2026-118");
    await expect(provider).toBeVisible();
    await expect(provider).not.toHaveAccessibleName(/Choose/);
  });

  test("says when the countries could not be had, and has them on another try", async ({
    page,
    withdraw,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signedIn(page, exchange, "ARE");
    await exchange.fault({ call: "regions.countries", status: 500, times: 10 });
    await withdraw.goto(usdt);
    await expect(page.getByText("Couldn't load the countries.")).toBeVisible();
    await exchange.reset();
    await page.getByRole("button", { name: "Try again" }).first().click();
    await expect(page.locator('option[value="GBR"]')).toHaveCount(1);
    await page.getByRole("combobox", { name: "Country" }).selectOption("GBR");
    // Britain's states are not listed: a line to type in.
    await text(page, "State or emirate").fill("Kent");
    await expect(text(page, "State or emirate")).toHaveValue("Kent");
  });
});
