/** F2b.7, R9.5. */
import { describe } from "vitest";
import type { Locator, Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";

/** Below the market form: limits, questions, and the pairs used lately. */

const limitsOf = (page: Page): Locator => page.getByRole("region", { name: "Limits" });
const faqOf = (page: Page): Locator => page.getByRole("region", { name: "Frequently asked questions" });
const fact = (card: Locator, term: string): Locator => card.locator("dl > div").filter({ hasText: term });

describe("the limits panel", () => {
  test("tells what one conversion and the day allow, and what is left after converting", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    const { account: name } = await signIn();
    await exchange.market({ freeze: true, symbol: "BTCUSDT", price: "94218.40" });
    await convert.open();
    const limits = limitsOf(page);
    await expect(fact(limits, "Per conversion")).toContainText("0.001 – 1 BTC");
    await expect(fact(limits, "Daily limit (UTC)")).toContainText("20 BTC");
    await expect(fact(limits, "Used today")).toContainText("0 BTC");
    await expect(fact(limits, "Remaining today")).toContainText("20 BTC");
    await expect(fact(limits, "Quote valid for")).toContainText("15 seconds");
    await expect(fact(limits, "Price tolerance")).toContainText("0.50%");
    await expect(fact(limits, "This spread up to")).toContainText("92,000 USDT");
    // In the form and in the limits: nobody has told one yet.
    await expect(fact(page.getByRole("main"), "Fee")).toHaveText([
      "FeeShown before you confirm",
      "FeeShown before you confirm",
    ]);

    await convert.getQuote("0.25");
    await expect(fact(convert.confirmDialog, "Fee")).toHaveText("FeeNone");
    await convert.confirm.click();
    await convert.result.getByRole("button", { name: "Done" }).click();
    await expect(fact(limits, "Used today")).toContainText("0.25 BTC");
    await expect(fact(limits, "Remaining today")).toContainText("19.75 BTC");
    expect((await exchange.funding(name))("BTC")).toBe("0.25");
  });

  test("says nothing of the day that a conversion made out of date until it can be read again", async ({
    page,
    convert,
    signIn,
    exchange,
    fault,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    await convert.open();
    const limits = limitsOf(page);
    await expect(fact(limits, "Used today")).toContainText("0 BTC");
    await convert.getQuote("0.25");
    await fault({ call: "convert.limit", status: 503, times: 1000 });
    await convert.confirm.click();
    await convert.result.getByRole("button", { name: "Done" }).click();
    await expect(fact(limits, "Used today")).toHaveText("Used today—");
    await expect(fact(limits, "Remaining today")).toHaveText("Remaining today—");
    await exchange.reset();
    await page.setVisible(false);
    await page.setVisible(true);
    await expect(fact(limits, "Used today")).toContainText("0.25 BTC");
    await expect(faqOf(page)).toBeVisible();
  });

  test("of a thin pair ends sooner than that of its coin, as the field does", async ({
    page,
    convert,
    signIn,
  }) => {
    await signIn({ USDT: "200000" });
    await convert.open({ from: "USDT", to: "EURC" });
    await expect(fact(limitsOf(page), "Per conversion")).toContainText("1 – 16,000 USDT");
    await convert.pay.fill("16000.01");
    await convert.getPrice.click();
    await expect(page.getByText("The maximum is 16,000 USDT.")).toBeVisible();
    await page.getByRole("button", { name: "Use maximum" }).click();
    await expect(convert.pay).toHaveValue("16,000");
  });

  test("signed out tells the limits of everybody, and no use of them", async ({ page, convert }) => {
    await convert.open();
    const limits = limitsOf(page);
    await expect(fact(limits, "Daily limit (UTC)")).toContainText("20 BTC");
    await expect(fact(limits, "Remaining today")).toHaveCount(0);
  });

  test("follows the pair, requested at most once in three seconds however quickly it is changed", async ({
    page,
    convert,
    exchange,
  }) => {
    await convert.open();
    const limits = limitsOf(page);
    await expect(fact(limits, "Per conversion")).toContainText("BTC");
    const before = await exchange.seen("convert.limit");
    const swap = page.getByRole("button", { name: "Swap the two coins" });
    for (let presses = 0; presses < 5; presses += 1) await swap.click();
    await expect(fact(limits, "Per conversion")).toContainText("1 – 200,000 USDT");
    // Two pairs in turn: the first is known already.
    expect((await exchange.seen("convert.limit")) - before).toBe(1);
  });
});

describe("the questions", () => {
  test("open one by one by keyboard, with the figures of the pair", async ({ page, convert }) => {
    await convert.open();
    const faq = faqOf(page);
    const moved = faq.locator("summary").filter({ hasText: "What if the market moves while I confirm?" });
    const answer = faq.getByText(/If the live price is more than .0\.50%. away/);
    await expect(answer).toBeHidden();
    await moved.focus();
    await page.keyboard.press("Enter");
    await expect(answer).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(answer).toBeHidden();
    await expect(faq.locator("details")).toHaveCount(9);
    for (const summary of await faq.locator("summary").all()) await summary.click();
    await expect(faq.getByText(/valid for 15 seconds by the exchange's clock/)).toBeVisible();
    await expect(faq.getByText(/Up to a value of .92,000.USDT/)).toBeVisible();
    expect(await faq.textContent()).not.toMatch(/\{\{|convert\./);
  });
});

describe("pairs used lately", () => {
  test("are there on the next visit, and one press chooses both coins", async ({ page, convert, signIn }) => {
    await signIn();
    await convert.open({ from: "ETH", to: "USDT" });
    await expect(page.getByRole("group", { name: "Recent pairs" })).toHaveCount(0);
    await convert.getQuote("0.1");
    await page.keyboard.press("Escape");
    await convert.open({ from: "BTC", to: "SOL" });
    await convert.getQuote("0.01");
    await page.keyboard.press("Escape");
    await page.reload();
    const pairs = page.getByRole("group", { name: "Recent pairs" });
    await expect(pairs.getByRole("button")).toHaveText(["BTCSOL", "ETHUSDT"]);
    await expect(pairs.getByRole("button", { name: "Pay BTC, receive SOL" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await pairs.getByRole("button", { name: "Pay ETH, receive USDT" }).click();
    await expect(page.getByRole("button", { name: "Coin to pay with: ETH. Change" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Coin to receive: USDT. Change" })).toBeVisible();
    await expect(page).toHaveURL(/from=ETH&to=USDT/);
    // They tell what somebody trades: whoever comes next to this device has none.
    await signIn();
    await page.reload();
    await expect(page.getByRole("button", { name: "Get quote" }).first()).toBeVisible();
    await expect(pairs).toHaveCount(0);
  });
});

test("what the panel calls left is what the exchange then takes", async ({
  page,
  convert,
  signIn,
  exchange,
}) => {
  await signIn({ SOL: "26000" });
  await exchange.market({ freeze: true, symbol: "SOLUSDT", price: "187.46" });
  await convert.open({ from: "SOL" });
  const limits = limitsOf(page);
  await expect(fact(limits, "Remaining today")).toContainText("25,000 SOL");
  await convert.getQuote("1250");
  await convert.confirm.click();
  await convert.result.getByRole("button", { name: "Done" }).click();
  await expect(fact(limits, "Remaining today")).toContainText("23,750 SOL");
});
