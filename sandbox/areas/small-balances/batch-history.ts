import type { ConvertHistoryRow, HistoryState } from "#shared/contract/convert-history.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import type { HistoryEntry, HistorySource } from "../../dealer/history-source.ts";
import { batchesOf, sourceOf, sumsOf, type WholeBatch } from "./batch-records.ts";
import type { Batch } from "./tables.ts";

const states: Readonly<Record<Batch["status"], HistoryState>> = {
  processing: "processing",
  success: "success",
  failure: "failure",
  partial_fulfillment: "partial",
};

/** Of the four that all kinds share, what is nearest: part of it did come. */
const statuses: Readonly<Record<Batch["status"], ConvertHistoryRow["exchangeStatus"]>> = {
  processing: "processing",
  success: "success",
  failure: "failure",
  partial_fulfillment: "success",
};

/** Batches of small balances. */
export const batchHistory: HistorySource = {
  kinds: ["smallBalances"],
  async rows(db, userId) {
    return (await batchesOf(db, userId)).map(historyRow);
  },
};

function historyRow(whole: WholeBatch): HistoryEntry {
  const { quote, batch, coins } = whole;
  const { received, fee } = sumsOf(whole);
  const done = coins.filter(({ part }) => part.status === "success").length;
  const quoted = coins.reduce((sum, { quoted: one }) => sum.plus(one.toAmount), new Decimal(0));
  return {
    accountType: sourceOf(quote),
    exchangeTxId: quote.id,
    userId: String(quote.userId),
    fromCoin: "",
    fromCoinType: "crypto",
    fromAmount: "",
    toCoin: quote.toCoin,
    toCoinType: "crypto",
    toAmount: done > 0 ? received : batch.status === "processing" ? quoted.toFixed() : "",
    exchangeStatus: statuses[batch.status],
    convertRate: "",
    createdAt: String(batch.createdAt),
    kind: "smallBalances",
    state: states[batch.status],
    quotedToAmount: quoted.toFixed(),
    quotedRate: "",
    feeCoin: quote.toCoin,
    feeAmount: done > 0 ? fee : "",
    quoteTxId: quote.id,
    endedAt: batch.endedAt === null ? "" : String(batch.endedAt),
    coinCount: coins.length,
    coinsDone: done,
    failCode: batch.status === "failure" ? (coins[0]?.part.failCode ?? 0) : 0,
    coins: coins.map(({ part }) => part.fromCoin),
  };
}
