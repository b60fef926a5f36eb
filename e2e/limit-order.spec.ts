/** F6f.1. */
import { faults, sideways } from "./axe.ts";
import { tabTo } from "./keyboard.ts";
import { LimitPage, order } from "./limit-page.ts";
import { test as base, expect, quick } from "./test.ts";

const test = base.extend<{ limit: LimitPage }>({
  limit: async ({ page, exchange }, use) => {
    // The dealer takes half a thousandth: 94,171.2908 for one coin.
    await exchange.market({ freeze: true, symbol: "BTCUSDT", price: "94218.40" });
    await use(new LimitPage(page));
  },
});
// Every price stands where a test puts it.
test.use({ ownExchange: { SANDBOX_ACTIVITY: "0" } });

test("a limit order by keyboard alone: placed and called back", async ({ page, limit, signIn, exchange }) => {
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
  const cancel = limit.open.getByRole("button", { name: /^Cancel order of/ });
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

for (const [colorScheme, lang] of [
  ["light", "en"],
  ["dark", "ar-SA"],
] as const) {
  test.describe(`no accessibility fault of limit orders (${colorScheme}, ${lang})`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test(
      "in form, review, result, open orders and what ended",
      quick(lang !== "en"),
      async ({ page, limit, signIn, exchange }) => {
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
      },
    );
  });
}

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("no limit order reaches past its edge", { tag: "@full" }, async ({
    page,
    limit,
    signIn,
    exchange,
  }) => {
    for (const lang of ["en", "de-DE", "ar-SA"]) {
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
      await expect.poll(() => sideways(page), lang).toBe(0);
      await page.locator("[data-action-bar] button").click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.locator("footer button").first()).toBeVisible();
      await expect.poll(() => sideways(page), lang).toBe(0);
      const inside = await dialog.evaluate(
        (element) =>
          [...element.querySelectorAll("*")].filter((one) => {
            const { left, right } = one.getBoundingClientRect();
            return right > innerWidth + 1 || left < -1;
          }).length,
      );
      expect(inside, lang).toBe(0);
    }
  });
});
