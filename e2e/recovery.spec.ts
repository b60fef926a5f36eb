/** D3.7, D3.8, D3.11. */
import { decimal } from "#shared/domain/decimal.ts";
import { written } from "./convert-page.ts";
import { defaultWallet, expect, test } from "./test.ts";

// It turns what belongs to the whole exchange.
test.use({ ownExchange: {} });

/** Both sides of the wallet after a conversion of 0.01 BTC for `received`, or untouched for "". */
function expected(received: string): string[] {
  const { BTC = "", USDT = "" } = defaultWallet;
  if (received === "") return [BTC, USDT];
  return [decimal(BTC).minus("0.01").toFixed(), decimal(USDT).plus(received).toFixed()];
}

test.describe("when something breaks after the confirmation", () => {
  test.use({ tolerated: /Failed to load resource|ERR_EMPTY_RESPONSE|WORKER_LOST/ });

  test("the worker dies: no reload, money moved once, the page says so", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await convert.open();
    const quote = await convert.getQuote("0.01");
    await page.evaluate(() => Reflect.set(window, "survivor", true));
    await exchange.fault({ call: "convert.execute", answerLatencyMs: 3_000, times: 1 });
    await convert.confirm.click();
    await expect.poll(() => exchange.seen("convert.execute")).toBe(1);
    const [worker] = page.workers();
    // The evaluation may end with its worker.
    await worker?.evaluate(() => self.close()).catch(() => undefined);

    await expect(convert.result).toBeVisible();
    await expect(convert.result).toContainText(written(quote.toAmount, "USDT"));
    expect(await page.evaluate(() => Reflect.get(window, "survivor") as unknown)).toBe(true);
    expect(page.workers()).toHaveLength(1);
    expect(page.workers()[0]).not.toBe(worker);
    expect(await exchange.seen("convert.execute")).toBe(1);
    const funding = await exchange.funding(account);
    expect([funding("BTC"), funding("USDT")]).toEqual(expected(quote.toAmount));
    expect(await exchange.imbalance()).toEqual([]);
    await convert.result.getByRole("button", { name: "Done" }).click();
    await convert.seeLivePrice();
  });

  test("the worker dies before the exchange has the call: the page says that nothing happened", {
    tag: "@full",
  }, async ({ page, convert, signIn, exchange }) => {
    const { account } = await signIn();
    await convert.open();
    await convert.getQuote("0.01");
    // Held back for longer than the look-up takes: asking closes the id, and the call is refused when it comes.
    await exchange.fault({ call: "convert.execute", latencyMs: 12_000, times: 1 });
    await convert.confirm.click();
    await expect.poll(() => exchange.seen("convert.execute")).toBe(1);
    await page
      .workers()[0]
      ?.evaluate(() => self.close())
      .catch(() => undefined);
    await expect(page.getByRole("dialog", { name: "Conversion not submitted" })).toBeVisible();
    const funding = await exchange.funding(account);
    expect([funding("BTC"), funding("USDT")]).toEqual(expected(""));
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("the answer is lost: it is looked up, not sent again", { tag: "@full" }, async ({
    convert,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await convert.open();
    const quote = await convert.getQuote("0.01");
    // Each time: a browser repeats a POST by itself when a connection that it had used before dies.
    await exchange.fault({ call: "convert.execute", dropAfterHandling: true });
    await convert.confirm.click();
    await expect(convert.result).toBeVisible();
    expect(await exchange.seen("outcome.lookup")).toBeGreaterThan(0);
    const funding = await exchange.funding(account);
    expect([funding("BTC"), funding("USDT")]).toEqual(expected(quote.toAmount));
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("the network goes while the outcome is unknown: found out once it is back", async ({
    page,
    context,
    convert,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await convert.open();
    const quote = await convert.getQuote("0.01");
    await exchange.fault({
      call: "convert.execute",
      answerLatencyMs: 2_000,
      dropAfterHandling: true,
    });
    await convert.confirm.click();
    await expect.poll(() => exchange.seen("convert.execute")).toBe(1);
    await context.setOffline(true);
    await expect(page.getByText("Checking the status of your conversion")).toBeVisible();
    await context.setOffline(false);
    await expect(convert.result).toBeVisible();
    const funding = await exchange.funding(account);
    expect([funding("BTC"), funding("USDT")]).toEqual(expected(quote.toAmount));
    expect(await exchange.imbalance()).toEqual([]);
  });
});

test.describe("money under way", () => {
  test.use({ tolerated: /Failed to load resource|ERR_EMPTY_RESPONSE/ });

  test("leaving is asked about; after it the next page says how it ended, in one of two tabs", async ({
    page,
    context,
    convert,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await convert.open();
    const quote = await convert.getQuote("0.01");
    await exchange.fault({ call: "convert.execute", answerLatencyMs: 120_000 });
    await convert.confirm.click();
    await expect.poll(() => exchange.seen("convert.execute")).toBe(1);
    // A tab beside it neither queries nor reports: the first one is at it.
    const second = await context.newPage();
    await second.goto("/user/assets/exchange/history");
    await expect(second.getByRole("heading", { name: "Convert history" })).toBeVisible();
    const shown = page.waitForEvent("dialog");
    const gone = page.close({ runBeforeUnload: true });
    const dialog = await shown;
    expect(dialog.type()).toBe("beforeunload");
    expect(await exchange.seen("outcome.lookup")).toBe(0);
    await dialog.accept();
    await gone;
    await expect(second.getByText(/Your conversion of .* is completed/)).toBeVisible();
    expect(await exchange.seen("convert.execute")).toBe(1);
    const funding = await exchange.funding(account);
    expect([funding("BTC"), funding("USDT")]).toEqual(expected(quote.toAmount));
    await second.getByRole("button", { name: "View history" }).click();
    await expect(second).toHaveURL(/record=/);
  });
});
