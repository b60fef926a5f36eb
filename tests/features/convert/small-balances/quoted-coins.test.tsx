/** F6b.2, R5.7: a fee is as large in the sum as in the rows above it. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import "#src/i18n/i18n.ts";
import { QuotedCoins } from "#src/features/convert/small-balances/quoted-coins.tsx";
import { batchQuote } from "./batch-samples.ts";

it("a fee between two decimals goes up, in its row and in the sum", () => {
  const quote = batchQuote("q-1", ["ADA"], 1_800_000_000_000);
  const fee = { feeCoin: "USDT", amount: "0.00125", feeRate: "0.02" };
  const [coin] = quote.result.exchangeCoins;
  const result = {
    ...quote.result,
    exchangeCoins: coin === undefined ? [] : [{ ...coin, feeInfo: fee }],
    totalFeeInfo: fee,
  };
  const batch = {
    coinOf: () => ({ accuracyLength: 4 }),
    form: { accountType: "eb_convert_funding" },
    session: { intent: null },
  };
  const view = { at: "priced", quote: { ...quote, result } };
  const props: Parameters<typeof QuotedCoins>[0] = { batch, view, total: undefined } as never;
  const markup = renderToStaticMarkup(<QuotedCoins {...props} />);
  const shown = markup.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s*\.\s*/g, ".");
  expect(shown).toMatch(/[^-−.\d]0\.\s*0013/);
  expect(shown).toMatch(/[-−]\s*0\.\s*0013/);
  expect(shown).not.toContain("0012");
});
