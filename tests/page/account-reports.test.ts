/** F2c.1, F6f.4, R4.7: balances and orders as soon as the exchange reports that they moved. */
import { describe } from "vitest";
import { order } from "../../e2e/limit-page.ts";
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import { until } from "./harness/until.ts";
import { expect, test } from "./pages.ts";

const dear = { fromAmount: "0.1", limitPrice: "120000" };

describe("what another device did", () => {
  test("shows on the overview, which by itself looks but once a minute", async ({
    page,
    signIn,
    exchange,
  }) => {
    await exchange.market({ freeze: true, symbol: "BTCUSDT", price: "94218.40" });
    const person = await signIn({ BTC: "0.5", USDT: "2500" });
    await page.goto("/user/assets/?lang=en");
    const main = page.getByRole("main");
    await expect(main.locator("tr[data-coin]").first()).toContainText("0.50");
    await expect.poll(() => exchange.isWatching(person, "wallet")).toBe(true);
    await order(exchange, person.token, dear);
    await expect(main.locator("tr[data-coin]").first().locator(".frozen")).toHaveText("0.10");
  });

  test("shows beside a transfer that is typed, and what is typed stays", async ({
    page,
    transfer,
    signIn,
    exchange,
  }) => {
    const person = await signIn({ BTC: "0.5" });
    await transfer.goto({ coin: "BTC" });
    await transfer.amount.fill("0.45");
    await expect(page.getByText(/Transferable/)).toContainText("0.50");
    await expect.poll(() => exchange.isWatching(person, "wallet")).toBe(true);
    await order(exchange, person.token, dear);
    await expect(page.getByText(/Transferable/)).toContainText("0.40");
    await expect(transfer.amount).toHaveValue("0.45");
    await transfer.review.click();
    await expect(transfer.amount).toHaveAttribute("aria-invalid", "true");
    await expect(transfer.dialog).toHaveCount(0);
  });

  test("moves nothing of a withdrawal under review, nor of the code that is typed", async ({
    page,
    withdraw,
    signIn,
    exchange,
  }) => {
    const person = await signIn();
    await withdraw.goto({ coin: "USDT", chain: "ARBI", lang: "en" });
    await withdraw.openReview(evmAddress, "100");
    await withdraw.submit.click();
    const code = page.getByRole("textbox", { name: /^Code sent to/ });
    await code.fill(await mailedCode(exchange, person.account));
    await expect.poll(() => exchange.isWatching(person, "wallet")).toBe(true);
    const before = await exchange.seen("withdraw.limit");
    await order(exchange, person.token, dear);
    await until(async () => {
      if ((await exchange.seen("withdraw.limit")) <= before) throw new Error("not reported");
    });
    await expect(withdraw.dialog).toContainText("99.00");
    await expect(code).toHaveValue(/^\d{6}$/);
    await withdraw.submit.click();
    await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
    expect(await exchange.seen("withdraw.create")).toBe(1);
    expect(await exchange.imbalance()).toEqual([]);
  });

  // Of an order of another device the list is looked at anyway; of what it locks nobody asks but for the report.
  test("shows in what open orders leave, beside them", async ({ page, limit, signIn, exchange }) => {
    const person = await signIn();
    await order(exchange, person.token);
    await limit.goto();
    await expect(page.getByText("Available 0.40")).toBeVisible();
    await expect.poll(() => exchange.isWatching(person, "order")).toBe(true);
    await order(exchange, person.token, { fromAmount: "0.05", limitPrice: "120000" });
    await expect(limit.open.getByRole("row").filter({ hasText: "0.05 BTC" })).toBeVisible();
    await expect(page.getByText("Available 0.35")).toBeVisible();
  });

  test("shows beside a conversion that is typed, and what is typed stays", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    const person = await signIn({ BTC: "0.5" });
    await convert.open();
    await convert.pay.fill("0.25");
    await expect(page.getByText("Available 0.50")).toBeVisible();
    await expect.poll(() => exchange.isWatching(person, "wallet")).toBe(true);
    await order(exchange, person.token, { fromAmount: "0.01", limitPrice: "120000" });
    await expect(page.getByText("Available 0.49")).toBeVisible();
    await expect(convert.pay).toHaveValue("0.25");
  });
});
