/** R2.11, R6.5, F2c.4, F5.5. */
import { describe } from "vitest";
import type { Exchange } from "../../e2e/exchange.ts";
import { comeBackLater, outlast } from "./come-back.ts";
import type { NodePage } from "./harness/page.ts";
import { expect, test } from "./pages.ts";

const path = "/user/assets/fiat";
const fiatUrl = "https://pay.example/";
const euros = {
  coin: "EUR",
  fullName: "Euro",
  icon: "",
  accuracyLength: 2,
  walletBalance: "9000",
  transferBalance: "9000",
  uBalance: "9000",
};

/** Somebody whose currency is the euro, with so many of them that can be withdrawn. */
async function holdEuros(page: NodePage, exchange: Exchange, transferBalance = "9000"): Promise<void> {
  const { token } = await exchange.createPerson({}, { currency: "EUR", kycRegion: "AUT" });
  await page.addCookies([{ name: "test-token", value: token }]);
  const result = { memberId: "", accountType: "FUND", balance: [{ ...euros, transferBalance }] };
  await exchange.fault({ call: "transfer.balances", retCode: 0, result });
}

describe("fiat withdrawal", () => {
  test("is bounded by the balance, and a way that only takes deposits is closed", async ({
    page,
    signInAs,
  }) => {
    await signInAs({}, { currency: "EUR", kycRegion: "AUT" });
    await page.goto(`${path}/withdraw?lang=en`);
    await expect(page.getByRole("radio", { name: /Credit Card/ })).toBeDisabled();
    await page.getByRole("textbox", { name: "Amount debited" }).fill("150");
    await page.getByRole("textbox", { name: "Amount debited" }).blur();
    const main = page.getByRole("main");
    await expect(
      main.getByText("This is more than your available balance of \u20680.00 EUR\u2069."),
    ).toBeVisible();
    // There is nothing to use all of: the way on is to pay some in.
    await expect(main.getByRole("button", { name: "Use all of it" })).toHaveCount(0);
    const hint = main.getByText(/available balance of/);
    await expect(hint.getByRole("link", { name: "Fiat deposit" })).toBeVisible();
    await expect(page.getByRole("button", { name: /Continue with SEPA Instant/ })).toBeDisabled();
    await expect(page.getByRole("region", { name: "Summary" })).toContainText("Taken fromFunding");
  });

  test("of more than there is says how much there is, and takes all of it at a press", async ({
    page,
    exchange,
  }) => {
    await holdEuros(page, exchange, "2418.6");
    await page.goto(`${path}/withdraw?lang=en`);
    const amount = page.getByRole("textbox", { name: "Amount debited" });
    await amount.fill("2600");
    await amount.blur();
    await expect(page.getByText(/more than your available balance of .?2,418[.]60 EUR/)).toBeVisible();
    await page.getByRole("button", { name: "Use all of it" }).click();
    await expect(amount).toHaveValue("2,418.6");
  });

  test("of a currency whose balance nobody tells has no bound of its own", async ({ page, signIn }) => {
    page.configure({ fiatUrl });
    await signIn();
    await page.goto(`${path}/withdraw?lang=en`);
    await page.getByRole("textbox", { name: "Amount debited" }).fill("150");
    await expect(page.getByRole("region", { name: "Summary" })).toContainText("125.00");
    await expect(page.getByText(/^Available/)).toHaveCount(0);
    await expect(page.getByRole("link", { name: /Continue with SWIFT/ })).toBeVisible();
  });

  test("whose balance cannot be had says so, and can be requested again", async ({
    page,
    signInAs,
    exchange,
    fault,
  }) => {
    page.configure({ fiatUrl });
    await signInAs({}, { currency: "EUR", kycRegion: "AUT" });
    await fault({ call: "transfer.balances", retCode: 131_217, retMsg: "refused" });
    await page.goto(`${path}/withdraw?lang=en`);
    await page.getByRole("textbox", { name: "Amount debited" }).fill("150");
    await page.getByRole("textbox", { name: "Amount debited" }).blur();
    const summary = page.getByRole("region", { name: "Summary" });
    await expect(summary).toContainText("Couldn't work out the fee.");
    await exchange.reset();
    await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(/^This is more than your available balance/)).toBeVisible();
    await expect(summary).toContainText("Enter an amount within the limits first.");
  });

  test("takes all that can be withdrawn, in whole cents, at a press on Max", async ({ page, exchange }) => {
    await holdEuros(page, exchange, "2418.605");
    await page.goto(`${path}/withdraw?lang=en`);
    await expect(page.getByText(/Available 2,418[.]605/)).toBeVisible();
    const max = page.getByRole("button", { name: "Use full balance" });
    await max.focus();
    await max.click();
    await expect(page.getByRole("textbox", { name: "Amount debited" })).toHaveValue("2,418.6");
    // It was there all the time: the focus is not lost with it.
    await expect(max).toBeFocused();
    await expect(page.getByRole("region", { name: "Summary" })).toContainText("2,417.60");
  });

  test("tells of an amount what that very amount costs, not the one before", async ({ page, exchange }) => {
    page.configure({ fiatUrl });
    await holdEuros(page, exchange);
    await page.goto(`${path}/withdraw?lang=en`);
    await page.getByRole("textbox", { name: "Amount debited" }).fill("100");
    const summary = page.getByRole("region", { name: "Summary" });
    await expect(summary).toContainText(/Amount debited100[.]00/);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    page.network.route(/query-account-coins-balance/, async (route) => {
      await held;
      return route.fetch();
    });
    // Balances are kept for three seconds, which pass sooner here.
    page.quicken(50);
    await outlast(3_100);
    await page.getByRole("textbox", { name: "Amount debited" }).fill("2000");
    await expect(page.getByRole("textbox", { name: "Amount debited" })).toHaveValue("2,000");
    expect((await summary.allTextContents()).join()).toMatch(/Amount debited—/);
    await expect(summary).toContainText("Working out the fee.");
    release();
    await expect(summary).toContainText(/Amount debited2,000[.]00/);
  });

  test("what it costs by terms that could not be read again is no figure, and nothing goes on by it", async ({
    page,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    page.configure({ fiatUrl });
    await holdEuros(page, exchange);
    page.quicken(50);
    await page.goto(`${path}/withdraw?lang=en`);
    await page.getByRole("textbox", { name: "Amount debited" }).fill("100");
    const summary = page.getByRole("region", { name: "Summary" });
    await expect(summary).toContainText(/Amount debited100[.]00/);
    await expect(summary.getByRole("link", { name: /^Continue with/ })).toBeVisible();
    await exchange.reset();
    await exchange.fault({ call: "transfer.balances", retCode: 131_217, retMsg: "refused" });
    await comeBackLater(page);
    await expect(summary).toContainText("Couldn't work out the fee.");
    await expect(summary).toContainText(/Amount debited—/);
    await expect(summary.getByRole("link", { name: /^Continue with/ })).toHaveCount(0);
  });
});
