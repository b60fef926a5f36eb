/** R2.11, R4.12, R6.5, F2c.4, F5.5. */
import { describe } from "vitest";
import { outlast } from "./come-back.ts";
import { expect, test } from "./pages.ts";

const path = "/user/assets/fiat";
const fiatUrl = "https://pay.example/";

/** Two currencies with two methods each, and what was used last. */
function ways(fiat: string, paymentMethod: string, maxAmount = "5000", fee = "1") {
  const terms = {
    minAmount: "10",
    maxAmount,
    fee,
    feeRate: "0",
    arrival: "SECONDS",
    enabled: true,
  };
  const channels = ["SEPA", "Card"].map((name) => ({ ...terms, channelId: name.toLowerCase(), name }));
  const currencies = ["EUR", "USD"].map((currency) => ({ currency, channels }));
  return { fiat, paymentMethod, currencies, side: 0 };
}

describe("fiat deposit", () => {
  test("starts with what was used last, and tells fee and what arrives", async ({ page, exchange }) => {
    const { token } = await exchange.createPerson({}, { currency: "EUR", kycRegion: "AUT" });
    await page.addCookies([{ name: "test-token", value: token }]);
    await page.goto(`${path}/deposit?lang=en`);
    await expect(page.getByRole("radio", { name: /SEPA Instant/ })).toBeChecked();
    await expect(page.getByText(/Used last/)).toBeVisible();
    await page.getByRole("radio", { name: /Credit Card/ }).click();
    const summary = page.getByRole("region", { name: "Summary" });
    await expect(summary.getByRole("img", { name: "no value" })).toHaveCount(3);
    await page.getByRole("textbox", { name: "You pay" }).fill("500");
    await expect(summary).toContainText("491");
    await expect(summary).toContainText("9.00 EUR");
    // Nothing that was chosen or typed is lost, and the other side has its own.
    await page.reload();
    await expect(page.getByRole("textbox", { name: "You pay" })).toHaveValue("500");
    await expect(page.getByRole("radio", { name: /Credit Card/ })).toBeChecked();
    await page.goto(`${path}/withdraw?lang=en`);
    await expect(page.getByRole("textbox", { name: "Amount debited" })).toHaveValue("");
  });

  test("a fee that nobody tells is not told as none, nor what arrives", async ({ page, exchange }) => {
    const { token } = await exchange.createPerson({}, { currency: "EUR", kycRegion: "AUT" });
    await page.addCookies([{ name: "test-token", value: token }]);
    const told = ways("EUR", "SEPA", "5000", "");
    const currencies = told.currencies.map(({ currency, channels }) => ({
      currency,
      channels: channels.map((channel) => ({ ...channel, feeRate: "" })),
    }));
    await exchange.fault({ call: "deposit.fiatPreferences", retCode: 0, result: { ...told, currencies } });
    await page.goto(`${path}/deposit?lang=en`);
    await page.getByRole("textbox", { name: "You pay" }).fill("500");
    const summary = page.getByRole("region", { name: "Summary" });
    await expect(summary).toContainText("500.00 EUR");
    await expect(page.getByRole("radio", { name: /SEPA/ })).toBeChecked();
    await expect(page.getByText("No fee")).toHaveCount(0);
    await expect(summary.getByRole("img", { name: "no value" })).toHaveCount(2);
  });

  test("above a way's limit offers one that takes it", async ({ page, exchange }) => {
    page.configure({ fiatUrl });
    const { token } = await exchange.createPerson({}, { currency: "EUR", kycRegion: "AUT" });
    await page.addCookies([{ name: "test-token", value: token }]);
    await page.goto(`${path}/deposit?lang=en`);
    await page.getByRole("radio", { name: /Credit Card/ }).click();
    const amount = page.getByRole("textbox", { name: "You pay" });
    const tooLow = page.getByText(/Credit Card takes at least/);
    // Of what is still being typed nothing is wrong yet.
    await amount.fill("8");
    await expect(page.getByRole("region", { name: "Summary" })).toContainText("Working out the fee.");
    await expect(page.getByRole("region", { name: "Summary" })).toContainText("Enter an amount within");
    await expect(tooLow).toHaveCount(0);
    await amount.blur();
    await expect(tooLow).toBeVisible();
    await amount.fill("8000");
    await expect(tooLow).toHaveCount(0);
    await amount.blur();
    await expect(page.getByText(/Credit Card takes at most .5,000\.00.EUR/)).toBeVisible();
    await page.getByRole("button", { name: "Use SEPA Instant" }).click();
    await expect(page.getByRole("radio", { name: /SEPA Instant/ })).toBeChecked();
    await expect(page.getByRole("region", { name: "Summary" })).toContainText("8,000.00 EUR");
  });

  test("the currency is picked from a list, by its code or its name", async ({ page, exchange }) => {
    const { token } = await exchange.createPerson({}, { currency: "EUR", kycRegion: "AUT" });
    await page.addCookies([{ name: "test-token", value: token }]);
    await page.goto(`${path}/deposit?lang=en`);
    await page.getByRole("button", { name: /^Currency EUR Euro/ }).click();
    await expect(page.getByRole("option", { name: /EUR.*Euro.*3 methods/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.getByRole("combobox", { name: "Code or name" }).fill("lira");
    await expect(page.getByRole("option")).toHaveCount(1);
    await page.getByRole("option", { name: /TRY/ }).click();
    await expect(page.getByRole("button", { name: /^Currency TRY/ })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("TRY");
    await page.getByRole("textbox", { name: "You pay" }).fill("500");
    await expect(page.getByRole("region", { name: "Summary" })).toContainText(/You pay500[.]00.TRY/);
  });

  test("keeps the currency and the method of an amount, whatever is used last elsewhere", async ({
    page,
    exchange,
  }) => {
    const { token } = await exchange.createPerson({}, { currency: "EUR", kycRegion: "AUT" });
    await page.addCookies([{ name: "test-token", value: token }]);
    await exchange.fault({ call: "deposit.fiatPreferences", retCode: 0, result: ways("EUR", "SEPA") });
    await page.goto(`${path}/deposit?lang=en`);
    await expect(page.getByRole("radio", { name: /^SEPA/ })).toBeChecked();
    const amount = page.getByRole("textbox", { name: "You pay" });
    await amount.fill("500");
    // A payment on the phone, by card and in dollars.
    await exchange.reset();
    await exchange.fault({ call: "deposit.fiatPreferences", retCode: 0, result: ways("USD", "Card") });
    await page.reload();
    await expect(amount).toHaveValue("500");
    await expect(page.getByRole("button", { name: /^Currency EUR/ })).toBeVisible();
    await expect(page.getByRole("radio", { name: /^SEPA/ })).toBeChecked();
  });

  test("an amount of a currency that is gone is none of another", async ({ page, exchange }) => {
    const { token } = await exchange.createPerson({}, { currency: "EUR", kycRegion: "AUT" });
    await page.addCookies([{ name: "test-token", value: token }]);
    await exchange.fault({ call: "deposit.fiatPreferences", retCode: 0, result: ways("EUR", "SEPA") });
    await page.goto(`${path}/deposit?lang=en`);
    const amount = page.getByRole("textbox", { name: "You pay" });
    await amount.fill("500");
    const { currencies, ...last } = ways("EUR", "SEPA");
    const rest = currencies.filter(({ currency }) => currency !== "EUR");
    const result = { ...last, currencies: rest };
    await exchange.reset();
    await exchange.fault({ call: "deposit.fiatPreferences", retCode: 0, result });
    await page.reload();
    await expect(page.getByRole("button", { name: /^Currency USD/ })).toBeVisible();
    await expect(amount).toHaveValue("");
    await amount.fill("70");
    await expect(page.getByRole("region", { name: "Summary" })).toContainText(/You pay70[.]00.USD/);
  });

  test("an amount is judged by the terms of now, and its way told by them; the list follows", async ({
    page,
    exchange,
  }) => {
    const { token } = await exchange.createPerson({}, { currency: "EUR", kycRegion: "AUT" });
    await page.addCookies([{ name: "test-token", value: token }]);
    await exchange.fault({ call: "deposit.fiatPreferences", retCode: 0, result: ways("EUR", "SEPA") });
    page.quicken(50);
    await page.goto(`${path}/deposit?lang=en`);
    const list = page.getByRole("main");
    await expect(list).toContainText(/10.*5,000.EUR/);
    await page.setVisible(false);
    await exchange.reset();
    const result = ways("EUR", "SEPA", "3000", "7");
    await exchange.fault({ call: "deposit.fiatPreferences", retCode: 0, result });
    // An answer is kept for a minute, which passes sooner here.
    await outlast(61_000);
    await page.getByRole("textbox", { name: "You pay" }).fill("4000");
    await page.getByRole("textbox", { name: "You pay" }).blur();
    await expect(page.getByText(/SEPA takes at most .3,000\.00.EUR/)).toBeVisible();
    // Beside it stands no fee and no bound of before, though the others are not read again yet.
    const way = (name: string) => page.locator("label").filter({ hasText: name });
    await expect(way("SEPA")).toContainText(/7\.00.EUR.*10.*3,000.EUR/);
    await expect(way("Card")).toContainText(/1\.00.EUR.*10.*5,000.EUR/);
    await page.setVisible(true);
    await expect(way("Card")).toContainText(/7\.00.EUR.*10.*3,000.EUR/);
    // Somebody who stays sees what comes too.
    await exchange.reset();
    await exchange.fault({ call: "deposit.fiatPreferences", retCode: 0, result: ways("EUR", "SEPA", "900") });
    await expect(list).toContainText(/10.*900.EUR/);
  });

  test("asks who is not identified to do that first", async ({ page, exchange }) => {
    page.configure({ identityUrl: "https://id.example/" });
    const { token } = await exchange.createPerson({}, { kycLevel: "LEVEL_DEFAULT", kycRegion: "" });
    await page.addCookies([{ name: "test-token", value: token }]);
    await page.goto(`${path}/deposit?lang=en`);
    await expect(page.getByText("Verify your identity first")).toBeVisible();
    // And leads back.
    await expect(page.getByRole("link", { name: "Verify identity" })).toHaveAttribute(
      "href",
      /^https:\/\/id\.example\/\?redirect_url=.*fiat%2Fdeposit/,
    );
    expect(await exchange.seen("deposit.fiatPreferences")).toBe(0);
  });

  test.for([50_001, 0])(
    "refused for reason %i leaves the word to the exchange",
    async (reason, { page, signIn, exchange }) => {
      await signIn();
      const fiatDeposit = { allow: false, reason, until: 0 };
      const result = { permissions: { fiatDeposit }, requiredKycLevel: "" };
      await exchange.fault({ call: "member.permissions", retCode: 0, result });
      await page.goto(`${path}/deposit?lang=en`);
      await expect(page.getByRole("radio", { name: /SWIFT/ })).toBeVisible();
    },
  );

  test("needs no profile", async ({ page, signIn, fault }) => {
    await signIn();
    await fault({ call: "profile.get", status: 400 });
    await page.goto(`${path}/deposit?lang=en`);
    await expect(page.getByRole("radio", { name: /SWIFT/ })).toBeVisible();
  });

  test("that did not load says so, and can be requested again", async ({
    page,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    await exchange.fault({ call: "deposit.fiatPreferences", status: 400 });
    await page.goto(`${path}/deposit?lang=en`);
    await expect(page.getByText("Couldn't load the payment methods")).toBeVisible();
    await exchange.reset();
    await page.getByRole("button", { name: "Try again" }).first().click();
    await expect(page.getByRole("radio", { name: /SWIFT/ })).toBeVisible();
  });

  test("terms that could not be read again are said to be of before, and nothing goes on by them", async ({
    page,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    page.configure({ fiatUrl });
    const { token } = await exchange.createPerson({}, { currency: "EUR", kycRegion: "AUT" });
    await page.addCookies([{ name: "test-token", value: token }]);
    await exchange.fault({ call: "deposit.fiatPreferences", retCode: 0, result: ways("EUR", "SEPA") });
    page.quicken(150);
    await page.goto(`${path}/deposit?lang=en`);
    await page.getByRole("textbox", { name: "You pay" }).fill("100");
    const summary = page.getByRole("region", { name: "Summary" });
    const onward = summary.getByRole("link", { name: /^Continue with/ });
    await expect(onward).toBeVisible();
    // What is still being typed goes on as the amount that it is.
    await page.getByRole("textbox", { name: "You pay" }).fill("100.");
    await expect(onward).toHaveAttribute("href", /[?&]amount=100$/);
    await exchange.reset();
    // They are read each minute, though nobody types or comes back.
    await exchange.fault({ call: "deposit.fiatPreferences", retCode: 131_217, retMsg: "refused" });
    await expect(summary).toContainText("Couldn't work out the fee.");
    await expect(page.getByRole("main")).toContainText("Couldn't load the payment methods");
    await expect(onward).toHaveCount(0);
    await exchange.reset();
    await page.getByRole("main").getByRole("button", { name: "Try again" }).first().click();
    await expect(page.getByRole("main")).not.toContainText("Couldn't load");
  });

  test.for([
    ["closes", true],
    ["is gone", false],
  ] as const)(
    "a method that %s under what was typed is said to, and is not another one",
    async ([, isListed], { page, exchange }) => {
      page.configure({ fiatUrl });
      const { token } = await exchange.createPerson({}, { currency: "EUR", kycRegion: "AUT" });
      await page.addCookies([{ name: "test-token", value: token }]);
      const told = ways("EUR", "SEPA");
      const result = {
        ...told,
        currencies: told.currencies.map(({ currency, channels }) => ({
          currency,
          channels: channels.flatMap((one) =>
            one.name === "Card" ? (isListed ? [{ ...one, enabled: false }] : []) : [one],
          ),
        })),
      };
      await exchange.fault({ call: "deposit.fiatPreferences", retCode: 0, result: told });
      await page.goto(`${path}/deposit?lang=en`);
      await page.getByRole("radio", { name: /^Card/ }).click();
      await page.getByRole("textbox", { name: "You pay" }).fill("100");
      const summary = page.getByRole("region", { name: "Summary" });
      await expect(summary.getByRole("link", { name: "Continue with Card" })).toBeVisible();
      await exchange.reset();
      await exchange.fault({ call: "deposit.fiatPreferences", retCode: 0, result });
      await page.reload();
      await expect(page.getByText("This payment method is not available right now.").first()).toBeVisible();
      await expect(summary.getByRole("link", { name: /^Continue with/ })).toHaveCount(0);
      await expect(page.getByRole("textbox", { name: "You pay" })).toHaveValue("100");
      await page.getByRole("button", { name: "Use SEPA" }).click();
      await expect(summary.getByRole("link", { name: "Continue with SEPA" })).toBeVisible();
    },
  );
});
