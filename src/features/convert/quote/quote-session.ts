import type { ConvertQuote, ConvertRecord } from "#shared/contract/convert.ts";
import { FirmSession, type FirmWorld } from "./firm-session.ts";
import type { QuoteIntent } from "./quote-view.ts";

export type { Fate } from "./firm-session.ts";

export type QuoteWorld = FirmWorld<QuoteIntent, ConvertQuote, ConvertRecord>;

/** One conversion of one coin, from firm price to outcome. */
export class QuoteSession extends FirmSession<QuoteIntent, ConvertQuote, ConvertRecord> {
  constructor(world: QuoteWorld) {
    super(world, {
      expiresAt: (quote) => Number(quote.expiredTime),
      isFinal: ({ exchangeStatus }) => exchangeStatus === "success" || exchangeStatus === "failure",
    });
  }
}
