/** F6a.4, F6a.6, F5.8, F5.14. */
import { describe } from "vitest";
import { decimal } from "#shared/domain/decimal.ts";
import { written } from "../../e2e/convert-page.ts";
import { defaultWallet, expect, test } from "./pages.ts";

/** Where the market or the dealer moved between the question and the answer. */

const btc = { symbol: "BTCUSDT", price: "94218.40" };

describe("a price that the market left behind", () => {
  for (const [way, moved] of [
    ["worse", "93500.00"],
    ["better", "95000.00"],
  ] as const) {
    test(`shows the last and the new price side by side when the new one is ${way}, and asks again`, async ({
      page,
      convert,
      signIn,
      exchange,
    }) => {
      const { account: name } = await signIn();
      await exchange.settings({ quoteTtlMs: 120_000 });
      await exchange.market({ freeze: true, ...btc });
      await convert.open();
      const quote = await convert.getQuote("0.01");
      // It has been compared with the live price, and so will be the next.
      await expect(convert.confirm).toBeEnabled();
      await exchange.market({ ...btc, price: moved });
      await expect(page.locator('[data-quote="BTCUSDT"][data-field="lastPrice"]').first()).toContainText(
        written(moved, "").trim(),
      );
      await convert.confirm.click();

      const table = convert.confirmDialog.getByRole("table", { name: "Previous and new quote side by side" });
      await expect(table).toBeVisible();
      const old = written(quote.toAmount, "").trim();
      const fresh = decimal(moved).times("0.9995").times("0.01").decimalPlaces(4, 3);
      await expect(table.getByRole("row", { name: /You receive/ })).toContainText(old);
      await expect(table.getByRole("row", { name: /You receive/ })).toContainText(
        written(fresh.toFixed(), "").trim(),
      );
      const apart = fresh.minus(quote.toAmount);
      const sign = apart.isNegative() ? "−" : "+";
      await expect(table.getByRole("row", { name: /Difference/ })).toContainText(
        sign + written(apart.abs().toFixed(), "").trim(),
      );
      // Nothing moved, and nothing will without another press.
      expect((await exchange.funding(name))("BTC")).toBe(defaultWallet.BTC);
      expect(await exchange.seen("convert.execute")).toBe(1);

      await convert.confirm.click();
      await expect(convert.result).toBeVisible();
      const funding = await exchange.funding(name);
      expect(funding("USDT")).toBe(decimal(defaultWallet.USDT).plus(fresh).toFixed());
      expect(await exchange.imbalance()).toEqual([]);
    });
  }
});

test("a settlement off the quote says so, quoted and received side by side", async ({
  convert,
  signIn,
  exchange,
}) => {
  const { account: name } = await signIn();
  await exchange.market({ freeze: true, ...btc });
  await exchange.settings({ settleSlip: "0.0012" });
  await convert.open();
  const quote = await convert.getQuote("0.01");
  expect(quote.toAmount).toBe("941.7129");
  await convert.confirm.click();
  await expect(convert.result).toContainText("the final amount can differ slightly");
  const table = convert.result.getByRole("table", { name: "Quoted and received side by side" });
  await expect(table.getByRole("row", { name: /You received/ })).toContainText("941.7129");
  await expect(table.getByRole("row", { name: /You received/ })).toContainText("940.5828");
  await expect(table.getByRole("row", { name: /Difference/ })).toContainText("−1.1301");
  expect((await exchange.funding(name))("USDT")).toBe(decimal(defaultWallet.USDT).plus("940.5828").toFixed());
  expect(await exchange.imbalance()).toEqual([]);
});

test("a settlement far off the quote is no slight difference: it leads to support", async ({
  convert,
  signIn,
  exchange,
}) => {
  await signIn();
  await exchange.market({ freeze: true, ...btc });
  await exchange.settings({ settleSlip: "0.9" });
  await convert.open();
  await convert.getQuote("0.01");
  await convert.confirm.click();
  await expect(convert.result).toContainText("far from the quote that you confirmed. Contact support");
  await expect(convert.result).not.toContainText("differ slightly");
  await expect(convert.result).toContainText("94.1712");
});

test("a large amount is estimated at the very rate that the dealer then holds", async ({
  page,
  convert,
  signIn,
  exchange,
}) => {
  await signIn({ ETH: "250", USDT: "10" });
  await exchange.market({ freeze: true, symbol: "ETHUSDT", price: "3286.12" });
  await convert.open({ from: "ETH" });
  await convert.pay.fill("1");
  await expect(page.getByText("0.05%").first()).toBeVisible();
  await convert.pay.fill("200");
  await expect(convert.receive).not.toHaveValue("");
  const estimated = await convert.receive.inputValue();
  const quote = await convert.getQuote("200");
  expect(quote.toAmount).toBe(estimated.replaceAll(",", ""));
  // Worse than the spread alone would be: the size reaches into the book.
  expect(decimal(quote.exchangeRate).lt(decimal("3286.12").times("0.9995"))).toBe(true);
});
