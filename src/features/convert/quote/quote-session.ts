import type { ConvertQuote } from "#shared/contract/convert.ts";
import type { ConvertRecord } from "#shared/contract/convert-record.ts";
import { isOfConversion } from "#src/money/conversion-record.ts";
import { QuoteFlow, type QuoteFlowPorts } from "#src/money/quote-flow.ts";
import type { QuoteIntent } from "./quote-view.ts";

export type { Outcome } from "#src/money/quote-flow.ts";

export type QuoteWorld = QuoteFlowPorts<QuoteIntent, ConvertQuote, ConvertRecord>;

export type ConvertFlow = QuoteFlow<QuoteIntent, ConvertQuote, ConvertRecord>;

/** One conversion of one coin, from quote to outcome. */
export class QuoteSession extends QuoteFlow<QuoteIntent, ConvertQuote, ConvertRecord> {
  constructor(world: QuoteWorld) {
    super(world, {
      expiresAt: (quote) => Number(quote.expiredTime),
      isFinal: (record, quote) =>
        (record.exchangeStatus === "success" || record.exchangeStatus === "failure") &&
        isOfConversion(record, quote),
    });
  }
}
