/** F6f.1. */
import { describe } from "vitest";
import { defaultWallet, expect, test } from "./pages.ts";

describe("an order that lacks something", () => {
  test("is asked for where it belongs: the caret goes there", async ({ limit, signIn }) => {
    await signIn();
    await limit.goto();
    await limit.review.click();
    await expect(limit.pay).toBeFocused();
    await limit.pay.fill("0.1");
    await limit.review.click();
    await expect(limit.price).toBeFocused();
  });

  test("a zero is asked for as nothing is, here and at the market", async ({
    page,
    limit,
    convert,
    signIn,
  }) => {
    await signIn();
    await limit.goto();
    await limit.pay.fill("0.1");
    await limit.price.fill("0");
    await limit.review.click();
    await expect(page.getByText("Enter a limit price.")).toBeVisible();
    await expect(limit.price).toBeFocused();
    await limit.pay.fill("0.00");
    await limit.review.click();
    await expect(page.getByText("Enter an amount first.")).toBeVisible();
    await expect(limit.pay).toBeFocused();
    await page.getByRole("main").getByRole("link", { name: "Convert", exact: true }).click();
    await convert.pay.fill("0");
    await convert.getPrice.click();
    await expect(page.getByText("Enter an amount first.")).toBeVisible();
    await expect(convert.pay).toBeFocused();
  });
});

describe("the limit price", () => {
  test("turns round without changing, and stays when the coins trade places", async ({
    page,
    limit,
    signIn,
  }) => {
    await signIn();
    await limit.goto();
    await limit.pay.fill("0.1");
    await limit.price.fill("98500");
    await page.getByRole("button", { name: "Invert rate" }).click();
    await expect(page.getByText("BTC per USDT")).toBeVisible();
    await expect(limit.price).toHaveValue("0.000010152284263959");
    await expect(limit.receive).toHaveValue("9,850");
    await page.getByRole("button", { name: "Invert rate" }).click();
    await expect(limit.price).toHaveValue("98,500");
    await page.getByRole("button", { name: /^Swap/ }).click();
    await expect(limit.price).toHaveValue("98,500");
    await expect(page.getByText("USDT per BTC")).toBeVisible();
    // Buying for more than the market asks.
    await expect(page.getByText("This order fills immediately.")).toBeVisible();
    await expect(page.getByText(/above the market price/)).toBeVisible();
  });

  test("is filled in by the quick steps, at the market and better", async ({ page, limit, signIn }) => {
    await signIn();
    await limit.goto();
    const steps = page.getByRole("group", { name: "Price shortcuts" });
    await steps.getByRole("button", { name: "+2%" }).click();
    await expect(limit.price).toHaveValue("96,054.72");
    await expect(page.getByText("+2.00% above market")).toBeVisible();
    await steps.getByRole("button", { name: "Market" }).click();
    await expect(page.getByText("This order fills immediately.")).toBeVisible();
  });

  test("survives the login with the amount, and the amount survives a change of mode", async ({
    page,
    limit,
    convert,
    exchange,
  }) => {
    await limit.goto();
    await limit.pay.fill("0.2");
    await page.getByRole("main").getByRole("link", { name: "Convert", exact: true }).click();
    await expect(limit.pay).toHaveValue("0.2");
    await page.getByRole("link", { name: "Limit", exact: true }).click();
    await expect(limit.pay).toHaveValue("0.2");
    await limit.price.fill("98500");
    await page.getByRole("radio", { name: "1 day", exact: true }).click();
    await expect(limit.open).toBeHidden();
    await page.getByRole("main").getByRole("button", { name: "Log in", exact: false }).click();
    await page.logIn((await exchange.createAccount(defaultWallet)).token);
    await page.waitForURL(/mode=limit/);
    await expect(limit.pay).toHaveValue("0.2");
    await expect(limit.price).toHaveValue("98,500");
    await expect(page.getByRole("radio", { name: "1 day", exact: true })).toBeChecked();
    await expect(limit.open).toBeVisible();
    // It was the login's: what took its place does not give way to it again.
    await limit.price.fill("99000");
    await page.getByRole("main").getByRole("link", { name: "Convert", exact: true }).click();
    await convert.getPrice.waitFor();
    await page.getByRole("link", { name: "Limit", exact: true }).click();
    await limit.review.waitFor();
    await expect(limit.price).toHaveValue("99,000");
  });
});

test("an amount on the other side survives the login too", async ({ page, limit, exchange }) => {
  await limit.goto();
  await limit.price.fill("98500");
  await limit.receive.fill("1,970");
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: false }).click();
  await page.logIn((await exchange.createAccount(defaultWallet)).token);
  await page.waitForURL(/mode=limit/);
  await expect(limit.receive).toHaveValue("1,970");
  await expect(limit.pay).toHaveValue("0.02");
});

describe("refusals", () => {
  test("of an amount stand beside the field with their repair", async ({ page, limit, signIn, exchange }) => {
    await signIn();
    await limit.goto();
    await limit.price.fill("98500");
    for (const [what, amount, words, repair, mended] of [
      ["more than the balance", "0.6", "Your available balance is 0.5 BTC.", "Use available balance", "0.5"],
      ["less than the least", "0.0005", "The minimum is 0.001 BTC.", "Use minimum", "0.001"],
      ["more than the most", "1.5", "The maximum is 1 BTC.", "Use maximum", "0.5"],
    ] as const) {
      await limit.pay.fill(amount);
      await limit.review.click();
      await expect(page.getByText(words), what).toBeVisible();
      await expect(limit.pay, what).toBeFocused();
      await expect(limit.reviewDialog, what).toBeHidden();
      await page.getByRole("button", { name: repair }).click();
      await expect(limit.pay, what).toHaveValue(mended);
    }
    expect(await exchange.seen("limitOrder.create")).toBe(0);
  });

  test("a price is reviewed to its last digit", async ({ page, limit, signIn }) => {
    await signIn();
    await limit.goto();
    await limit.openReview("0.1", "98500.12345");
    await expect(limit.reviewDialog).toContainText("1 BTC = 98,500.12345 USDT");
    await limit.place.click();
    await expect(page.getByRole("dialog", { name: "Order placed" })).toContainText(
      "1 BTC = 98,500.12345 USDT",
    );
  });

  test("nothing typed says what is missing", async ({ page, limit, signIn }) => {
    await signIn();
    await limit.goto();
    await limit.review.click();
    await expect(page.getByText("Enter an amount first.")).toBeVisible();
    await expect(page.getByText("Enter a limit price.")).toBeVisible();
    await expect(limit.reviewDialog).toBeHidden();
  });

  test("the server's, in its own words", async ({ page, limit, signInAs }) => {
    await signInAs(defaultWallet, { kycLevel: "LEVEL_DEFAULT" });
    await limit.goto();
    await limit.openReview("0.1", "98500");
    await limit.place.click();
    const refused = page.getByRole("dialog", { name: "Order rejected" });
    await expect(refused).toContainText("Verify your identity to convert.");
    await refused.getByRole("button", { name: "Edit order" }).click();
    await expect(refused).toBeHidden();
    await expect(limit.pay).toHaveValue("0.1");
  });
});
