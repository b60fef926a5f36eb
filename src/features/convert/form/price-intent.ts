import type { EstimateRow } from "#shared/contract/convert-estimate.ts";
import type { QuoteIntent } from "../quote/quote-session.ts";
import type { ConvertForm } from "./convert-form.ts";

/** What a price is asked for besides the two coins and the amount. */
export type PriceWhere = Pick<QuoteIntent, "accountType" | "productId" | "tradeType">;

/** What is asked for: both amounts are the worker's reading of what stands in the form. */
export function intentOf(form: ConvertForm, where: PriceWhere, row: EstimateRow): QuoteIntent {
  const { fromCoin, toCoin, side } = form;
  return {
    ...where,
    fromCoin,
    toCoin,
    requestCoin: side === "from" ? fromCoin : toCoin,
    requestAmount: side === "from" ? row.fromAmount : row.toAmount,
    expects: { fromAmount: row.fromAmount, fromBalanceAfter: row.fromBalanceAfter ?? "" },
  };
}
