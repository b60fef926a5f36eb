/** F1.1, F1.2, R9.7: a quote with more decimals than the list gives its coin. */
import type { ConvertCoin } from "#shared/contract/convert.ts";
import { received } from "../../e2e/answer-of.ts";
import { ConvertPage } from "../../e2e/convert-page.ts";
import type { Page } from "./harness/test.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const few = 2;

/** The exchange's own list, with fewer decimals of each coin. */
async function shorten(page: Page): Promise<void> {
  const liar = await lieTo(page);
  const cut = (answer: unknown) => {
    const { coins, ...rest } = answer as { readonly coins: readonly ConvertCoin[] };
    return { ...rest, coins: coins.map((coin) => ({ ...coin, accuracyLength: few })) };
  };
  liar.notify("convert.coins", ({ text }) => ({ text: withResult(text, cut) }), { signed: true });
}

/** What the price that is requested by the press takes. */
async function takenAfter(page: Page, press: () => Promise<void>): Promise<string> {
  const answer = await received(page, /\/exchangeNew\/convert\/quote$/);
  await press();
  const { result } = (await answer()) as { readonly result: { readonly fromAmount: string } };
  expect(result.fromAmount).toMatch(/\.\d{3}/);
  return result.fromAmount;
}

test("what is paid reads as what is taken, to the last digit", async ({ page, signIn }) => {
  await signIn({ BTC: "0.5" });
  await shorten(page);
  const convert = new ConvertPage(page);
  await convert.open({ lang: "en" });
  await convert.receive.fill("1004.5");
  const taken = await takenAfter(page, () => convert.getPrice.click());
  await expect(convert.confirmDialog).toContainText(`You pay${taken} BTC`);
  // Aloud too.
  await expect(convert.confirmDialog.getByRole("status").filter({ hasText: "1,004.50" })).toContainText(
    taken,
  );
});

test("so does a block trade's, on the button that takes it", async ({ page, block, signIn }) => {
  await signIn({ BTC: "40", USDT: "900000" });
  await shorten(page);
  await block.open();
  await block.receive.fill("200001.5");
  const taken = await takenAfter(page, () => block.getQuote.click());
  await expect(block.convert).toHaveText(`Convert \u2068${taken} BTC\u2069`);
  await expect(page.getByRole("main")).toContainText(`Max${taken}BTC`);
});
