/** D10.5, F2b.1: quotes whose amounts are not what the rate beside them says. */
import { ConvertPage } from "../../e2e/convert-page.ts";
import { type Lie, lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

/** Told without decimals, up to one whole coin less: as exact as its digits, and its rate is right. */
const whole: Lie = ({ text }) => ({
  text: withResult(text, (quote) => {
    const told = quote as { readonly toAmount: string };
    return { ...told, toAmount: told.toAmount.replace(/\..*/, "") };
  }),
});

test("one press does not take a quote that brings less than its rate says", async ({
  page,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  await signIn({ USDT: "50000" });
  await exchange.market({ freeze: true, symbol: "ETHUSDT", price: "3320.00" });
  const liar = await lieTo(page);
  const convert = new ConvertPage(page);
  await convert.open({ from: "USDT", to: "ETH", lang: "en" });
  liar.notify("convert.quote", whole, { signed: true });
  await convert.getQuote("6300");
  await expect(convert.confirmDialog).toContainText("below the live price");
  await expect(convert.confirmDialog).toContainText(/4\d\.\d+\s*%/);
  await convert.confirm.click();
  expect(await exchange.seen("convert.execute")).toBe(0);
});
