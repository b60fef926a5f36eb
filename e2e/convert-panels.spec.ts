import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { decimal } from "#shared/domain/decimal.ts";
import { written } from "./convert-page.ts";
import { expect, test } from "./test.ts";

/** Below the market form: limits, questions, and the pairs used lately. */

const limitsOf = (page: Page): Locator => page.getByRole("region", { name: "Limits and price" });
const faqOf = (page: Page): Locator => page.getByRole("region", { name: "Questions and answers" });
const fact = (card: Locator, term: string): Locator => card.locator("dl > div").filter({ hasText: term });

test.describe("the limits panel", () => {
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
    await expect(fact(limits, "One conversion")).toContainText("0.001 – 1 BTC");
    await expect(fact(limits, "In a day (UTC)")).toContainText("20 BTC");
    await expect(fact(limits, "Used today")).toContainText("0 BTC");
    await expect(fact(limits, "Left today")).toContainText("20 BTC");
    await expect(fact(limits, "Price held for")).toContainText("15 seconds");
    await expect(fact(limits, "Price may move by")).toContainText("0.50%");
    await expect(fact(limits, "At this spread up to")).toContainText("92,000 USDT");

    await convert.askPrice("0.25");
    await convert.confirm.click();
    await convert.result.getByRole("button", { name: "Done" }).click();
    await expect(fact(limits, "Used today")).toContainText("0.25 BTC");
    await expect(fact(limits, "Left today")).toContainText("19.75 BTC");
    expect((await exchange.funding(name))("BTC")).toBe("0.25");
  });

  test("of a thin pair ends sooner than that of its coin, as the field does", async ({
    page,
    convert,
    signIn,
  }) => {
    await signIn({ USDT: "200000" });
    await convert.open({ from: "USDT", to: "EURC" });
    await expect(fact(limitsOf(page), "One conversion")).toContainText("1 – 16,000 USDT");
    await convert.pay.fill("16000.01");
    await convert.getPrice.click();
    await expect(page.getByText("The largest conversion is 16,000 USDT.")).toBeVisible();
    await page.getByRole("button", { name: "Use the largest" }).click();
    await expect(convert.pay).toHaveValue("16000");
  });

  test("signed out tells the limits of everybody, and no use of them", async ({ page, convert }) => {
    await convert.open();
    const limits = limitsOf(page);
    await expect(fact(limits, "In a day (UTC)")).toContainText("20 BTC");
    await expect(fact(limits, "Left today")).toHaveCount(0);
  });

  test("follows the pair, asked at most once in three seconds however quickly it is changed", async ({
    page,
    convert,
    exchange,
  }) => {
    await convert.open();
    const limits = limitsOf(page);
    await expect(fact(limits, "One conversion")).toContainText("BTC");
    const before = await exchange.seen("convert.limit");
    const swap = page.getByRole("button", { name: "Swap the two coins" });
    for (let presses = 0; presses < 5; presses += 1) await swap.click();
    await expect(fact(limits, "One conversion")).toContainText("1 – 200,000 USDT");
    // Two pairs in turn: the first is known already.
    expect((await exchange.seen("convert.limit")) - before).toBe(1);
  });
});

test.describe("the questions", () => {
  test("open one by one by keyboard, with the figures of the pair", async ({ page, convert }) => {
    await convert.open();
    const faq = faqOf(page);
    const moved = faq.getByText("What if the market moves while I confirm?");
    const answer = faq.getByText("If the live price is more than 0.50% away");
    await expect(answer).toBeHidden();
    await moved.locator("xpath=ancestor-or-self::summary").focus();
    await page.keyboard.press("Enter");
    await expect(answer).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(answer).toBeHidden();
    await expect(faq.locator("details")).toHaveCount(9);
    for (const summary of await faq.locator("summary").all()) await summary.click();
    await expect(faq.getByText(/held for 15 seconds by the exchange's clock/)).toBeVisible();
    await expect(faq.getByText(/Up to a worth of 92,000 USDT/)).toBeVisible();
    expect(await faq.textContent()).not.toMatch(/\{\{|convert\./);
  });
});

test.describe("flags of the site", () => {
  const config = (...hidden: readonly string[]) => ({
    call: "site.config" as const,
    retCode: 0,
    result: {
      config: Object.fromEntries(hidden.map((key) => [key, { action: "hide", ext: "" }])),
      version: "1",
    },
  });

  test("hide the questions", async ({ page, convert, exchange }) => {
    await exchange.fault(config("convertFaq"));
    await convert.open();
    await expect(limitsOf(page)).toBeVisible();
    await expect(faqOf(page)).toHaveCount(0);
  });

  test("hide the limits", async ({ page, convert, exchange }) => {
    await exchange.fault(config("convertLimit"));
    await convert.open();
    await expect(faqOf(page)).toBeVisible();
    await expect(limitsOf(page)).toHaveCount(0);
  });

  test("hide both without a gap", async ({ page, convert, exchange }) => {
    await exchange.fault(config("convertLimit", "convertFaq"));
    await convert.open();
    // All that comes late is there, but for the two.
    await expect(page.locator("footer[data-mode]")).toBeAttached();
    await expect.poll(() => exchange.seen("convert.gapRate")).toBeGreaterThan(0);
    await expect(limitsOf(page)).toHaveCount(0);
    await expect(faqOf(page)).toHaveCount(0);
    await expect(page.locator("#convert-form ~ *:visible")).toHaveCount(1);
  });
});

test.describe("pairs used lately", () => {
  test("are there on the next visit, and one press chooses both coins", async ({ page, convert, signIn }) => {
    await signIn();
    await convert.open({ from: "ETH", to: "USDT" });
    await expect(page.getByRole("group", { name: "Pairs used lately" })).toHaveCount(0);
    await convert.askPrice("0.1");
    await page.keyboard.press("Escape");
    await convert.open({ from: "BTC", to: "SOL" });
    await convert.askPrice("0.01");
    await page.keyboard.press("Escape");
    await page.reload();
    const pairs = page.getByRole("group", { name: "Pairs used lately" });
    await expect(pairs.getByRole("button")).toHaveText(["BTCSOL", "ETHUSDT"]);
    await expect(pairs.getByRole("button", { name: "Pay BTC, receive SOL" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await pairs.getByRole("button", { name: "Pay ETH, receive USDT" }).click();
    await expect(page.getByRole("button", { name: "Coin to pay with: ETH. Change" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Coin to receive: USDT. Change" })).toBeVisible();
    await expect(page).toHaveURL(/from=ETH&to=USDT/);
  });
});

for (const { lang, scheme } of [
  { lang: "en", scheme: "light" },
  { lang: "de-DE", scheme: "dark" },
  { lang: "ar-SA", scheme: "dark" },
] as const) {
  test.describe(`on a small phone (${lang}, ${scheme})`, () => {
    test.use({
      viewport: { width: 360, height: 740 },
      colorScheme: scheme,
      contextOptions: { reducedMotion: "reduce" },
    });

    test("panels, price moved and result fit, and axe finds nothing", async ({
      page,
      convert,
      signIn,
      exchange,
    }) => {
      await signIn();
      await exchange.settings({ quoteTtlMs: 120_000, settleSlip: "0.0012" });
      await exchange.market({ freeze: true, symbol: "BTCUSDT", price: "94218.40" });
      await convert.open({ lang });
      await expect(page.locator("#convert-faq")).toBeVisible();
      for (const summary of await page.locator("main li summary").all()) await summary.click();
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      const faults = async (part: string) =>
        (await new AxeBuilder({ page }).include(part).analyze()).violations.map(({ id, nodes }) => [
          id,
          nodes.map(({ html }) => html),
        ]);
      expect(await sideways()).toBe(0);
      expect(await faults("main")).toEqual([]);

      await page.locator('input[name="pay"]').fill("0.01");
      await page.keyboard.press("Enter");
      const accept = page.getByRole("dialog").locator("footer button").first();
      await expect(accept).toBeVisible();
      await exchange.market({ symbol: "BTCUSDT", price: "93500.00" });
      await accept.click();
      const table = page.getByRole("dialog").getByRole("table");
      await expect(table).toBeVisible();
      await expect(table.locator("tr").last()).toContainText(/0[.,]76/);
      expect(await faults("dialog[open]")).toEqual([]);
      const fits = () =>
        table.evaluate((element) => {
          const box = element.getBoundingClientRect();
          return (
            box.left >= 0 &&
            box.right <= document.documentElement.clientWidth &&
            element.scrollWidth <= element.clientWidth + 1
          );
        });
      expect(await fits()).toBe(true);
      await accept.click();
      await expect(page.getByRole("dialog").locator("footer a")).toBeVisible();
      await expect(table.locator("tr").last()).toContainText(/0[.,]12/);
      expect(await fits()).toBe(true);
      expect(await faults("dialog[open]")).toEqual([]);
      expect(await sideways()).toBe(0);
    });
  });
}

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
  await expect(fact(limits, "Left today")).toContainText("25,000 SOL");
  await convert.askPrice("1250");
  await convert.confirm.click();
  await convert.result.getByRole("button", { name: "Done" }).click();
  const left = decimal("25000").minus("1250").toFixed();
  await expect(fact(limits, "Left today")).toContainText(written(left, "SOL"));
});
