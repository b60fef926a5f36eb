import type { ConvertQuote } from "#shared/contract/convert.ts";
import type { ConvertRecord } from "#shared/contract/convert-record.ts";
import type { ConvertAccount } from "#shared/contract/fields.ts";
import { isOfConversion } from "#src/money/conversion-record.ts";
import type { QuoteFlow } from "#src/money/quote-flow.ts";
import type { QuoteFlowPorts, QuoteTerms } from "#src/money/quote-flow-ports.ts";
import type { PricedView, QuoteFlowView } from "#src/money/quote-flow-view.ts";

/** What a quote is asked for. Frozen when asked: the form may go on changing behind it. */
export interface QuoteIntent {
  readonly accountType: ConvertAccount;
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly requestCoin: string;
  readonly requestAmount: string;
  /** A special coin's product: its fixed rate instead of the market's. */
  readonly productId?: string;
  /** A block trade: priced by the desk for its size. */
  readonly tradeType?: "BLOCK";
  /** What the worker computed when the price was asked for: paying this leaves that. "" where unknown. */
  readonly expects: { readonly fromAmount: string; readonly fromBalanceAfter: string };
}

/** Where a conversion of one coin stands. */
export type QuoteView = QuoteFlowView<ConvertQuote, ConvertRecord>;

/** A conversion that has a price: what the dialog shows. */
export type OpenView = PricedView<ConvertQuote, ConvertRecord>;

export type QuoteWorld = QuoteFlowPorts<QuoteIntent, ConvertQuote, ConvertRecord>;

/** One conversion of one coin, from quote to outcome. */
export type ConvertFlow = QuoteFlow<QuoteIntent, ConvertQuote, ConvertRecord>;

/** What ends a price, and a conversion of one coin. */
export const conversionTerms: QuoteTerms<ConvertQuote, ConvertRecord> = {
  expiresAt: ({ expiredTime }) => Number(expiredTime),
  isFinal: (record, quote) =>
    (record.exchangeStatus === "success" || record.exchangeStatus === "failure") &&
    isOfConversion(record, quote),
};
