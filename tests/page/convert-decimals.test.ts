/** F1.1, F1.2, R9.7: a quote with more decimals than the list gives its coin. */
import type { ConvertCoin } from "#shared/contract/convert.ts";
import { received } from "../../e2e/answer-of.ts";
import { ConvertPage } from "../../e2e/convert-page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const few = 2;

test("what is paid reads as what is taken, to the last digit", async ({ page, signIn }) => {
  await signIn({ BTC: "0.5" });
  const liar = await lieTo(page);
  const shorten = (answer: unknown) => {
    const { coins, ...rest } = answer as { readonly coins: readonly ConvertCoin[] };
    return { ...rest, coins: coins.map((coin) => ({ ...coin, accuracyLength: few })) };
  };
  liar.notify("convert.coins", ({ text }) => ({ text: withResult(text, shorten) }), { signed: true });
  const convert = new ConvertPage(page);
  await convert.open({ lang: "en" });
  await convert.receive.fill("1004.5");
  const answer = await received(page, /\/exchangeNew\/convert\/quote$/);
  await convert.getPrice.click();
  const { result } = (await answer()) as { readonly result: { readonly fromAmount: string } };
  expect(result.fromAmount).toMatch(/^0\.01\d+$/);
  await expect(convert.confirmDialog).toContainText(`You pay${result.fromAmount} BTC`);
});
