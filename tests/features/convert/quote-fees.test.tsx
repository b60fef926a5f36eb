/** F1.1: what a quote charges beside its rate. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import "#src/i18n/i18n.ts";
import type { ConvertQuote } from "#shared/contract/convert.ts";
import { QuoteFees } from "#src/features/convert/quote/quote-fees.tsx";
import { quote } from "./samples.ts";

/** Its facts, as terms with their values. */
function facts(part: Partial<ConvertQuote>): Record<string, string> {
  const markup = renderToStaticMarkup(<QuoteFees quote={quote(part)} />);
  const rows = markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g);
  return Object.fromEntries(
    [...rows].map(([, term = "", value = ""]) => [term, value.replace(/<[^>]*>/g, "")]),
  );
}

it.each([
  ["absent", {}],
  ["null", { feeInfo: null, taxFeeInfo: null }],
  ["empty", { feeInfo: {}, taxFeeInfo: {} }],
  [
    "zero",
    { feeInfo: { feeCoin: "USDT", amount: "0.00" }, taxFeeInfo: { feeCoin: "USDT", totalAmount: "" } },
  ],
])("nothing is charged where it is %s", (_, part) => {
  expect(facts(part)).toEqual({ "convert.fee": "convert.feeNone" });
});

it("a fee and a tax stand there in full, each in its own coin", () => {
  const shown = facts({
    feeInfo: { feeCoin: "USDT", amount: "12.5" },
    taxFeeInfo: { feeCoin: "EUR", totalAmount: "0.000000000001" },
  });
  expect(shown["convert.fee"]).toMatch(/^12\.50\s?USDT$/);
  expect(shown["convert.tax"]).toMatch(/^0\.000000000001\s?EUR$/);
});
