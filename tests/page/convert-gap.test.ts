/** F5.8, D3.8: each price is held against the live one as it stands then. */
import type { ConvertQuote } from "#shared/contract/convert.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import type { NodePage } from "./harness/page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const btc = { symbol: "BTCUSDT", price: "94218.40" };

/** A market that stands still, and an exchange whose quotes hold for long and say what they are told to. */
async function quoteLiar(page: NodePage, exchange: Exchange) {
  const liar = await lieTo(page);
  await exchange.market({ freeze: true, ...btc });
  await exchange.settings({ quoteTtlMs: 120_000 });
  return {
    says(part: Partial<ConvertQuote>) {
      liar.notify(
        "convert.quote",
        ({ text }) => ({ text: withResult(text, (fair) => ({ ...(fair as ConvertQuote), ...part })) }),
        { signed: true },
      );
    },
  };
}

test("a new price that brings the same is compared anew: the market has gone on meanwhile", async ({
  page,
  convert,
  signIn,
  exchange,
}) => {
  await signIn();
  const quote = await quoteLiar(page, exchange);
  await convert.open();
  const { fromAmount, toAmount, exchangeRate } = await convert.getQuote("0.01");
  await expect(convert.confirm).toBeEnabled();
  quote.says({ fromAmount, toAmount, exchangeRate });
  await exchange.market({ ...btc, price: "120000.00" });
  await expect(convert.confirmDialog).toContainText("119,940");
  // The exchange refuses the old price, and offers it again as the new one.
  await convert.confirm.click();
  await expect(convert.confirmDialog).toContainText(/This rate is .?21\.53%.? below the live price/);
  await convert.confirm.click();
  await expect(
    convert.confirmDialog.getByRole("button", { name: "I understand, convert at this rate" }),
  ).toBeVisible();
  expect(await exchange.seen("convert.execute")).toBe(1);
});

test("a quote at the live price whose fee takes a fifth of it is no matter of one press", async ({
  page,
  convert,
  signIn,
  exchange,
}) => {
  await signIn();
  const quote = await quoteLiar(page, exchange);
  await convert.open();
  quote.says({ feeInfo: { feeCoin: "USDT", amount: "200" } });
  await convert.getQuote("0.01");
  await expect(convert.confirmDialog).toContainText(/This rate is .?21\.28%.? below the live price/);
  await convert.confirm.click();
  await expect(
    convert.confirmDialog.getByRole("button", { name: "I understand, convert at this rate" }),
  ).toBeVisible();
  expect(await exchange.seen("convert.execute")).toBe(0);
});

test("a quote that no live price can be compared with is no matter of one press, until there is one again", async ({
  page,
  convert,
  signIn,
  exchange,
}) => {
  await signIn();
  await exchange.settings({ quoteTtlMs: 120_000 });
  await convert.open();
  await exchange.feed("refuse");
  await exchange.feed("drop-all");
  await expect(page.getByText("Live", { exact: true })).toHaveCount(0);
  await convert.getQuote("0.01");
  const note = convert.confirmDialog.getByRole("status").filter({ hasText: "No live price to compare with" });
  await expect(note).toBeVisible();
  await exchange.feed("accept");
  await expect(note).toHaveCount(0);
  await convert.confirm.click();
  await expect(convert.result).toBeVisible();
  await convert.result.getByRole("button", { name: "Done" }).click();

  await exchange.feed("refuse");
  await exchange.feed("drop-all");
  await convert.getQuote("0.02");
  await expect(note).toBeVisible();
  await convert.confirm.click();
  const confirm = convert.confirmDialog.getByRole("button", { name: "I understand, convert at this rate" });
  await expect(confirm).toBeVisible();
  expect(await exchange.seen("convert.execute")).toBe(1);
  await confirm.click();
  await expect(convert.result).toBeVisible();
});

test("how long a price holds is said as the quote has it, not as the pair's terms do", async ({
  page,
  convert,
  signIn,
  exchange,
}) => {
  await signIn();
  const quote = await quoteLiar(page, exchange);
  await convert.open();
  quote.says({ expiredTime: String(Date.now() + 60_500) });
  await convert.getQuote("0.01");
  await expect(convert.confirmDialog).toContainText(/valid for ([2-5]\d|6[01]) seconds/);
});

test("what the exchange charges stands before the press and in the result, and is what comes less", async ({
  convert,
  signIn,
  exchange,
}) => {
  const { account } = await signIn({ BTC: "0.5" });
  await exchange.market({ freeze: true, ...btc });
  await exchange.settings({ quoteFee: "0.001", quoteTax: "0.00025" });
  await convert.open();
  const { toAmount } = await convert.getQuote("0.01");
  expect(toAmount).toBe("941.7129");
  for (const charged of ["0.9418 USDT", "0.2355 USDT"])
    await expect(convert.confirmDialog).toContainText(charged);
  await convert.confirm.click();
  await expect(convert.result).toContainText("0.9418 USDT");
  await expect.poll(async () => (await exchange.funding(account))("USDT")).toBe("940.5356");
});
