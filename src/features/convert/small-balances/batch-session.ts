import type { ConvertAccount } from "#shared/contract/fields.ts";
import type { BatchRecord, SmallQuotes } from "#shared/contract/small-balance.ts";
import { hasEnded, isOfPriced } from "#src/money/batch-record.ts";
import type { QuoteFlow } from "#src/money/quote-flow.ts";
import type { QuoteTerms } from "#src/money/quote-flow-ports.ts";
import type { PricedView, QuoteFlowView } from "#src/money/quote-flow-view.ts";

/** What a quote is asked for. Frozen when asked, and narrowed to what it prices. */
export interface BatchIntent {
  readonly accountType: ConvertAccount;
  readonly toCoin: string;
  readonly coins: readonly string[];
  /** The coins of the first request, of which later prices may have dropped some. */
  readonly chosen: readonly string[];
}

export type BatchView = QuoteFlowView<SmallQuotes, BatchRecord>;
/** A batch that has a price: what its dialog shows. */
export type PricedBatch = PricedView<SmallQuotes, BatchRecord>;

/** One batch of small balances, from quote to outcome (F6b.2, F6b.5). A price that ran out keeps its selection. */
export type BatchSession = QuoteFlow<BatchIntent, SmallQuotes, BatchRecord>;

/** The same coins into the same one: their amounts are whatever is there. */
export function batchKey({ accountType, coins, toCoin }: Omit<BatchIntent, "chosen">): string {
  return ["batch", accountType, toCoin, ...coins.toSorted()].join(" ");
}

/** A coin that a price has dropped is of no later one, and is not sent (F6b.5). */
export function narrowed(intent: BatchIntent, { result }: SmallQuotes): BatchIntent {
  return { ...intent, coins: result.exchangeCoins.map(({ fromCoin }) => fromCoin) };
}

/** What ends its price, and the batch. */
export const batchTerms: QuoteTerms<SmallQuotes, BatchRecord> = {
  expiresAt: ({ result }) => Number(result.quoteExpireTime),
  isFinal: ({ status, subRecords }, { result }) =>
    hasEnded(status) && isOfPriced(subRecords, result.exchangeCoins),
};
