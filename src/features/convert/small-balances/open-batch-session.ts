import type { BatchRecord, SmallQuotes } from "#shared/contract/small-balance.ts";
import { queries } from "#src/bridge/reads.ts";
import { hasEnded } from "#src/money/batch-record.ts";
import { type FlowCalls, openFlow } from "#src/money/open-flow.ts";
import { ownAnswer } from "#src/money/own-answer.ts";
import { QuoteFlow } from "#src/money/quote-flow.ts";
import { batchHistoryPath } from "./batch-link.ts";
import { type BatchIntent, type BatchSession, batchKey, batchTerms, narrowed } from "./batch-session.ts";
import { requireOwn } from "./own-price.ts";

/** One batch at a time, on the real bridge. */
export function openBatchSession(): BatchSession {
  return openFlow(batch, (world) => new QuoteFlow(world, batchTerms));
}

const batch: FlowCalls<BatchIntent, SmallQuotes, BatchRecord> = {
  call: "batch.convert",
  key: batchKey,
  async quote({ accountType, coins, toCoin }) {
    const input = { accountType, fromCoinList: [...coins], toCoin };
    return (await ownAnswer("batch.quote", input)).data;
  },
  async requote({ quoteId }, intent) {
    const { data, invalidates } = await ownAnswer("batch.reQuote", { quoteId });
    queries.invalidate(invalidates);
    return requireOwn(data, intent);
  },
  narrowed,
  order: ({ quoteId, result }, { accountType, toCoin }, receives) => ({
    input: { quoteId },
    kind: "smallBalances",
    pays: null,
    receives: { coin: toCoin, amount: receives },
    coins: result.exchangeCoins.length,
    account: accountType,
    history: batchHistoryPath,
  }),
  async query({ quoteId }) {
    const { data, invalidates } = await ownAnswer("batch.query", { quoteId });
    const [record] = data.records;
    if (record === undefined) throw new Error(`No batch ${quoteId} yet`);
    if (hasEnded(record.status)) queries.invalidate(invalidates);
    return record;
  },
};
