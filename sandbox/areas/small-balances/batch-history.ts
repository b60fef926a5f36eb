import type { ConvertHistoryRow, HistoryState } from "#shared/contract/convert-history.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import type { HistoryEntry, HistorySource } from "../../dealer/history-source.ts";
import { runsOf, sourceOf, sumsOf, type WholeRun } from "./batch-records.ts";
import type { BatchRun } from "./tables.ts";

const states: Readonly<Record<BatchRun["status"], HistoryState>> = {
  processing: "processing",
  success: "success",
  failure: "failure",
  partial_fulfillment: "partial",
};

/** Of the four that all kinds share, what is nearest: part of it did come. */
const statuses: Readonly<Record<BatchRun["status"], ConvertHistoryRow["exchangeStatus"]>> = {
  processing: "processing",
  success: "success",
  failure: "failure",
  partial_fulfillment: "success",
};

/** Runs of small balances. */
export const batchHistory: HistorySource = {
  kinds: ["smallBalances"],
  async rows(db, userId) {
    return (await runsOf(db, userId)).map(historyRow);
  },
};

function historyRow(whole: WholeRun): HistoryEntry {
  const { quote, run, coins } = whole;
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
    toAmount: done > 0 ? received : run.status === "processing" ? quoted.toFixed() : "",
    exchangeStatus: statuses[run.status],
    convertRate: "",
    createdAt: String(run.createdAt),
    kind: "smallBalances",
    state: states[run.status],
    quotedToAmount: quoted.toFixed(),
    quotedRate: "",
    feeCoin: quote.toCoin,
    feeAmount: done > 0 ? fee : "",
    quoteTxId: quote.id,
    endedAt: run.endedAt === null ? "" : String(run.endedAt),
    coinCount: coins.length,
    coinsDone: done,
    failCode: run.status === "failure" ? (coins[0]?.part.failCode ?? 0) : 0,
    coins: coins.map(({ part }) => part.fromCoin),
  };
}
