import type { ConvertHistoryRow, HistoryState } from "#shared/contract/convert-history.ts";
import type { CallInput } from "#shared/contract/index.ts";
import { type HistoryColumnId, historyColumns } from "#shared/contract/lazy-local-calls.ts";
import { type CsvCell, csvFile, idCell, numberCell, textCell, timeCell } from "#shared/domain/csv.ts";
import { entryOf } from "#shared/domain/entry-of.ts";
import { came, shownRate } from "#shared/domain/shown-rate.ts";

export type HistoryTexts = CallInput<"convert.historyCsv">["texts"];

/** The history as a file: times in UTC, amounts with all their digits, numbers of records as they are. */
export function csvOf(rows: readonly ConvertHistoryRow[], texts: HistoryTexts): string {
  const heads = historyColumns.map((column) => texts.heads[column] ?? column);
  return csvFile(
    heads,
    rows.map((row) => historyColumns.map((column) => cells[column](row, texts))),
  );
}

const open: ReadonlySet<HistoryState> = new Set(["processing", "waiting"]);

const cells: Readonly<Record<HistoryColumnId, (row: ConvertHistoryRow, texts: HistoryTexts) => CsvCell>> = {
  time: (row) => timeCell(Number(row.createdAt)),
  recordNo: (row) => idCell(row.exchangeTxId),
  kind: (row, texts) => textCell(texts.kinds[row.kind] ?? row.kind),
  state: (row, texts) => textCell(texts.states[row.state] ?? row.state),
  account: (row, texts) => textCell(entryOf(texts.accounts, row.accountType) ?? row.accountType),
  paid: (row) => numberCell(row.fromAmount),
  paidCoin: (row) => textCell(row.fromCoin),
  /** Only what came: a promise is in a column of its own. */
  received: (row) => numberCell(came.has(row.state) ? row.toAmount : ""),
  receivedCoin: (row) => textCell(row.toCoin),
  expected: (row) => numberCell(row.quotedToAmount || (open.has(row.state) ? row.toAmount : "")),
  rate: (row) => numberCell(shownRate(row)),
  quotedRate: (row) => numberCell(row.quotedRate),
  fee: (row) => numberCell(row.feeAmount ?? ""),
  feeCoin: (row) => textCell(row.feeCoin),
  quoteNo: (row) => idCell(row.quoteTxId),
  ended: (row) => timeCell(row.endedAt === "" ? null : Number(row.endedAt)),
  coins: (row) => numberCell(row.coinCount === 0 ? "" : String(row.coinCount)),
  coinsDone: (row) => numberCell(row.coinCount === 0 ? "" : String(row.coinsDone)),
  failCode: (row) => textCell(row.failCode === 0 ? "" : String(row.failCode)),
};
