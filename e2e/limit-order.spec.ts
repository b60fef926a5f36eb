import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { written } from "./convert-page.ts";
import { tabTo } from "./keyboard.ts";
import { LimitPage, order, orderCount } from "./limit-page.ts";
import { test as base, defaultWallet, expect } from "./test.ts";

const test = base.extend<{ limit: LimitPage }>({
  limit: async ({ page, exchange }, use) => {
    // The dealer takes half a thousandth: 94,171.2908 for one coin.
    await exchange.market({ freeze: true, symbol: "BTCUSDT", price: "94218.40" });
    await use(new LimitPage(page));
  },
});
// Every price stands where a test puts it.
test.use({ activity: "0" });

test.describe("a limit order", () => {
  test("locks its amount, waits, and fills as a whole when the market is there", async ({
    page,
    limit,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await limit.goto();
    await limit.pay.fill("0.1");
    await limit.price.fill("98500");
    await expect(limit.receive).toHaveValue("9850");
    await expect(page.getByText("+4.60% above market")).toBeVisible();
    await expect(page.getByText("At market now 9,417.129 USDT")).toBeVisible();
    await limit.review.click();
    await expect(limit.reviewDialog).toContainText("1 BTC = 98,500.00 USDT");
    await expect(limit.reviewDialog).toContainText(written("9850.00", "USDT").replace("9,850", "9,850.00"));
    await limit.place.click();
    const placed = page.getByRole("dialog", { name: "Order placed" });
    await expect(placed).toContainText("It waits for its price");
    expect((await exchange.funding(account))("BTC")).toBe("0.4");
    expect((await exchange.locked(account))("BTC")).toBe("0.1");

    await placed.getByRole("button", { name: "Done" }).click();
    await expect(limit.pay).toHaveValue("");
    await expect(page.getByText("Available 0.40")).toBeVisible();
    const row = limit.open.getByRole("row").filter({ hasText: "0.10 BTC" });
    await expect(row).toContainText("98,500.00");
    await expect(row).toContainText("+4.60% to go");
    await expect(row).toContainText("30 days left");
    await expect(limit.open).toContainText("Locked in orders: \u20660.10 BTC\u2069.");

    await exchange.market({ symbol: "BTCUSDT", price: "96000.00" });
    await expect(row).toContainText("+2.66% to go");
    await exchange.market({ symbol: "BTCUSDT", price: "99000.00" });
    await expect(page.getByRole("status").filter({ hasText: "Order filled" })).toContainText("9,895.05 USDT");
    await expect(limit.open).toContainText("No open orders");
    await expect(limit.ended.getByRole("listitem").first()).toContainText("Filled");
    // The better of the wanted price and the market's: 0.1 × 99,000 × 0.9995.
    const funding = await exchange.funding(account);
    expect([funding("BTC"), funding("USDT")]).toEqual(["0.4", "12395.05"]);
    expect((await exchange.locked(account))("BTC")).toBe("0");
    await expect(page.getByText("Balance 12,395.05")).toBeVisible();
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("called back, it frees its amount", async ({ page, limit, signIn, exchange }) => {
    const { account, token } = await signIn();
    await order(exchange, token);
    await limit.goto();
    await expect(page.getByText("Available 0.40")).toBeVisible();
    await limit.open.getByRole("button", { name: /^Cancel the order of/ }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this order?" });
    await dialog.getByRole("button", { name: "Keep it open" }).click();
    await expect(dialog).toBeHidden();
    expect((await exchange.locked(account))("BTC")).toBe("0.1");
    await limit.open.getByRole("button", { name: /^Cancel the order of/ }).click();
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Order canceled" })).toContainText(
      "is free again",
    );
    await expect(dialog).toBeHidden();
    await expect(limit.open).toContainText("No open orders");
    await expect(limit.ended).toContainText("by you, unlocked");
    await expect(page.getByText("Available 0.50")).toBeVisible();
    expect((await exchange.funding(account))("BTC")).toBe("0.5");
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("runs out, is told of and frees its amount", async ({ page, limit, signIn, exchange }) => {
    const { account } = await signIn();
    await exchange.settings({ limitOrderDayMs: 2500 });
    await limit.goto();
    await page.getByText("1 day", { exact: true }).click();
    await limit.ask("0.1", "98500");
    await expect(limit.reviewDialog).toContainText("(1 day)");
    await limit.place.click();
    await expect(page.getByRole("dialog", { name: "Order expired" })).toContainText(
      "The amount is free again",
    );
    await expect(limit.ended.getByText("Expired")).toBeAttached();
    expect((await exchange.funding(account))("BTC")).toBe("0.5");
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("worse than the market it says so, and fills at once at the market's price", async ({
    page,
    limit,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await limit.goto();
    await limit.pay.fill("0.1");
    await limit.price.fill("93200");
    await expect(page.getByText("This order fills at once.")).toBeVisible();
    await expect(limit.receive).toHaveValue("9417.129");
    const away = page.getByRole("link", { name: "Convert at market instead" });
    await expect(away).toHaveAttribute("href", /\/exchange\/index\?from=BTC&to=USDT$/);
    await limit.review.click();
    await expect(limit.reviewDialog).toContainText("This order fills at once.");
    await limit.place.click();
    await expect(page.getByRole("dialog", { name: "Order filled" })).toContainText("9,417.129");
    const funding = await exchange.funding(account);
    expect([funding("BTC"), funding("USDT")]).toEqual(["0.4", "11917.129"]);
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("more than half away it says so, and how to mend it", async ({ page, limit, signIn }) => {
    await signIn();
    await limit.goto();
    await limit.pay.fill("0.1");
    await limit.price.fill("153000");
    await expect(page.getByText("More than 50% away from the market.")).toBeVisible();
    await page.getByRole("button", { name: "Use 5% above market" }).click();
    await expect(limit.price).toHaveValue("98879.86");
    await expect(page.getByText("More than 50% away from the market.")).toBeHidden();
    await expect(page.getByText("+5.00% above market")).toBeVisible();
  });

  test("that the dealer fails gives the money back and says so", async ({
    page,
    limit,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await exchange.settings({ failLimitOrders: 1 });
    await limit.goto();
    await limit.ask("0.1", "93200");
    await limit.place.click();
    await expect(page.getByRole("dialog", { name: "Order failed" })).toContainText(
      "The amount is free again",
    );
    expect((await exchange.funding(account))("BTC")).toBe("0.5");
    expect(await exchange.imbalance()).toEqual([]);
  });
});

test.describe("the wanted price", () => {
  test("turns round without changing, and stays when the coins trade places", async ({
    page,
    limit,
    signIn,
  }) => {
    await signIn();
    await limit.goto();
    await limit.pay.fill("0.1");
    await limit.price.fill("98500");
    await page.getByRole("button", { name: "Flip the rate" }).click();
    await expect(page.getByText("BTC per USDT")).toBeVisible();
    await expect(limit.price).toHaveValue("0.000010152284263959");
    await expect(limit.receive).toHaveValue("9850");
    await page.getByRole("button", { name: "Flip the rate" }).click();
    await expect(limit.price).toHaveValue("98500");
    await page.getByRole("button", { name: /^Swap/ }).click();
    await expect(limit.price).toHaveValue("98500");
    await expect(page.getByText("USDT per BTC")).toBeVisible();
    // Buying for more than the market asks.
    await expect(page.getByText("This order fills at once.")).toBeVisible();
    await expect(page.getByText(/above the market, so there is nothing to wait for/)).toBeVisible();
  });

  test("is filled in by the quick steps, at the market and better", async ({ page, limit, signIn }) => {
    await signIn();
    await limit.goto();
    const steps = page.getByRole("group", { name: "Quick prices" });
    await steps.getByRole("button", { name: "+2%" }).click();
    await expect(limit.price).toHaveValue("96054.72");
    await expect(page.getByText("+2.00% above market")).toBeVisible();
    await steps.getByRole("button", { name: "Market" }).click();
    await expect(page.getByText("This order fills at once.")).toBeVisible();
  });

  test("survives the login with the amount, and the amount survives a change of mode", async ({
    page,
    limit,
  }) => {
    await limit.goto();
    await limit.pay.fill("0.2");
    await page.getByRole("link", { name: "Market", exact: true }).click();
    await expect(limit.pay).toHaveValue("0.2");
    await page.getByRole("link", { name: "Limit", exact: true }).click();
    await expect(limit.pay).toHaveValue("0.2");
    await limit.price.fill("98500");
    await expect(limit.open).toBeHidden();
    await page.getByRole("main").getByRole("button", { name: "Log in", exact: false }).click();
    await page.waitForURL(/\/login/);
    await page
      .getByRole("button", { name: /funded/ })
      .first()
      .click();
    await page.waitForURL(/mode=limit/);
    await expect(limit.pay).toHaveValue("0.2");
    await expect(limit.price).toHaveValue("98500");
    await expect(limit.open).toBeVisible();
  });
});

test.describe("refusals", () => {
  for (const [what, amount, words, repair, mended] of [
    ["more than the balance", "0.6", "You have 0.5 BTC.", "Use all of it", "0.5"],
    ["less than the least", "0.0005", "The smallest conversion is 0.001 BTC.", "Use the smallest", "0.001"],
    ["more than the most", "1.5", "The largest conversion is 1 BTC.", "Use the largest", "0.5"],
  ] as const) {
    test(`${what}, beside the field with its repair`, async ({ page, limit, signIn, exchange }) => {
      await signIn();
      await limit.goto();
      await limit.pay.fill(amount);
      await limit.price.fill("98500");
      await limit.review.click();
      await expect(page.getByText(words)).toBeVisible();
      await expect(limit.reviewDialog).toBeHidden();
      await page.getByRole("button", { name: repair }).click();
      await expect(limit.pay).toHaveValue(mended);
      expect(await exchange.seen("limitOrder.create")).toBe(0);
    });
  }

  test("nothing typed says what is missing", async ({ page, limit, signIn }) => {
    await signIn();
    await limit.goto();
    await limit.review.click();
    await expect(page.getByText("Enter an amount first.")).toBeVisible();
    await expect(page.getByText("Enter the price you want.")).toBeVisible();
    await expect(limit.reviewDialog).toBeHidden();
  });

  test("the server's, in its own words", async ({ page, limit, exchange, context }) => {
    const { token } = await exchange.createPerson(defaultWallet, { kycLevel: "LEVEL_DEFAULT" });
    await context.addCookies([{ name: "test-token", value: token, url: exchange.url }]);
    await limit.goto();
    await limit.ask("0.1", "98500");
    await limit.place.click();
    const refused = page.getByRole("dialog", { name: "Not ordered" });
    await expect(refused).toContainText("Verify your identity to convert.");
    await refused.getByRole("button", { name: "Change the order" }).click();
    await expect(refused).toBeHidden();
    await expect(limit.pay).toHaveValue("0.1");
  });
});

test.describe("a line that breaks", () => {
  test.use({ tolerated: /Failed to load resource/ });

  test("after the order was placed: it is looked up, not placed twice", async ({
    page,
    limit,
    signIn,
    exchange,
  }) => {
    const { account, token } = await signIn();
    await limit.goto();
    await limit.ask("0.1", "98500");
    await exchange.fault({ call: "limitOrder.create", dropAfterHandling: true });
    await limit.place.click();
    await expect(page.getByRole("dialog", { name: "Order placed" })).toBeVisible({ timeout: 30_000 });
    expect(await exchange.seen("outcome.lookup")).toBeGreaterThan(0);
    expect(await orderCount(exchange, token)).toBe(1);
    expect((await exchange.locked(account))("BTC")).toBe("0.1");
    await page.getByRole("button", { name: "Done" }).click();
    await expect(limit.open.getByRole("row").filter({ hasText: "0.10 BTC" })).toBeVisible();
  });

  test("before it arrived: nothing is locked, and it can be placed again", async ({
    page,
    limit,
    signIn,
    exchange,
  }) => {
    const { account, token } = await signIn();
    await limit.goto();
    await limit.ask("0.1", "98500");
    await exchange.fault({ call: "limitOrder.create", dropBeforeHandling: true });
    await limit.place.click();
    const absent = page.getByRole("dialog", { name: "It was not placed" });
    await expect(absent).toContainText("Nothing is locked", { timeout: 30_000 });
    expect((await exchange.locked(account))("BTC")).toBe("0");
    await exchange.reset();
    await exchange.market({ freeze: true, symbol: "BTCUSDT", price: "94218.40" });
    await absent.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("dialog", { name: "Order placed" })).toBeVisible();
    expect(await orderCount(exchange, token)).toBe(1);
  });

  test("after it was called back: looked up, and told as what it is", async ({
    page,
    limit,
    signIn,
    exchange,
  }) => {
    const { account, token } = await signIn();
    await order(exchange, token);
    await limit.goto();
    await limit.open.getByRole("button", { name: /^Cancel the order of/ }).click();
    await exchange.fault({ call: "limitOrder.cancel", dropAfterHandling: true });
    await page.getByRole("button", { name: "Cancel order" }).click();
    await expect(limit.open).toContainText("No open orders", { timeout: 30_000 });
    await expect(page.getByRole("dialog", { name: "Cancel this order?" })).toBeHidden();
    expect((await exchange.funding(account))("BTC")).toBe("0.5");
  });
});

test("by keyboard alone: placed and called back", async ({ page, limit, signIn, exchange }) => {
  const { account } = await signIn();
  await limit.goto();
  await tabTo(page, limit.pay);
  await page.keyboard.type("0.1");
  await tabTo(page, limit.price);
  await page.keyboard.type("98500");
  await page.keyboard.press("Enter");
  await expect(limit.place).toBeVisible();
  await tabTo(page, limit.place);
  await page.keyboard.press("Enter");
  const done = page.getByRole("button", { name: "Done" });
  await expect(done).toBeVisible();
  await tabTo(page, done);
  await page.keyboard.press("Enter");
  const cancel = limit.open.getByRole("button", { name: /^Cancel the order of/ });
  await expect(cancel).toBeVisible();
  await tabTo(page, cancel);
  await page.keyboard.press("Enter");
  const confirm = page.getByRole("button", { name: "Cancel order", exact: true });
  await expect(confirm).toBeVisible();
  await tabTo(page, confirm);
  await page.keyboard.press("Enter");
  await expect(limit.open).toContainText("No open orders");
  expect((await exchange.funding(account))("BTC")).toBe("0.5");
});

async function faults(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes.length).toBeGreaterThan(5);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

for (const [colorScheme, lang] of [
  ["light", "en"],
  ["dark", "ar-SA"],
] as const) {
  test.describe(`no accessibility fault (${colorScheme}, ${lang})`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("in form, review, result, open orders and what ended", async ({ page, limit, signIn, exchange }) => {
      const { token } = await signIn();
      const past = await order(exchange, token, { fromAmount: "0.05" });
      await exchange.call("limitOrder.cancel", token, {
        exchangeTxId: past.exchangeTxId,
        requestId: crypto.randomUUID(),
      });
      await order(exchange, token, { fromAmount: "0.02" });
      await limit.goto({ lang });
      await expect(page.getByRole("table").first()).toBeVisible();
      await limit.pay.fill("0.1");
      await limit.price.fill("153000");
      await expect(page.getByRole("status").filter({ hasText: "50" })).toBeVisible();
      expect(await faults(page), "form").toEqual([]);
      await page.keyboard.press("Enter");
      const act = page.getByRole("dialog").locator("footer button").first();
      await expect(act).toBeVisible();
      expect(await faults(page), "review").toEqual([]);
      await act.click();
      await expect(page.getByRole("dialog").locator("footer a")).toBeVisible();
      expect(await faults(page), "result").toEqual([]);
      await page.getByRole("dialog").locator("footer button").click();
      await expect(page.getByRole("dialog")).toBeHidden();
      await page.locator("tr[data-row] button:visible").first().click();
      await expect(page.getByRole("dialog").locator("footer button").first()).toBeVisible();
      expect(await faults(page), "calling back").toEqual([]);
    });
  });
}

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const lang of ["en", "de-DE", "ar-SA"]) {
    test(`nothing reaches past its edge (${lang})`, async ({ page, limit, signIn, exchange }) => {
      const { token } = await signIn();
      const past = await order(exchange, token, { fromAmount: "0.05" });
      await exchange.call("limitOrder.cancel", token, {
        exchangeTxId: past.exchangeTxId,
        requestId: crypto.randomUUID(),
      });
      await order(exchange, token, { fromAmount: "0.02" });
      await order(exchange, token, {
        fromCoin: "USDT",
        toCoin: "BTC",
        fromAmount: "1000",
        limitPrice: "0.0000111",
      });
      await limit.goto({ lang });
      await limit.pay.fill("0.12345678");
      await limit.price.fill("153000.1234567");
      await expect(page.locator("tr[data-row]")).toHaveCount(2);
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(sideways).toBe(0);
      await page.locator("[data-action-bar] button").click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.locator("footer button").first()).toBeVisible();
      await expect.poll(sideways).toBe(0);
      const inside = await dialog.evaluate(
        (element) =>
          [...element.querySelectorAll("*")].filter((one) => {
            const { left, right } = one.getBoundingClientRect();
            return right > innerWidth + 1 || left < -1;
          }).length,
      );
      expect(inside).toBe(0);
    });
  }
});
