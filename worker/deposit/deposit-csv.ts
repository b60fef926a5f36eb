import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { type DepositColumnId, depositColumns } from "#shared/contract/deposit-view.ts";
import type { CallInput } from "#shared/contract/index.ts";
import { type CsvCell, csvFile, idCell, numberCell, textCell, timeCell } from "#shared/domain/csv.ts";
import { depositState, depositTime } from "#shared/domain/deposit-state.ts";

type Texts = CallInput<"deposit.csv">["texts"];

/** Deposits as a file: times in UTC, amounts with all their digits, ids and addresses as they are. */
export function depositCsv(rows: readonly DepositRecord[], texts: Texts): string {
  return csvFile(
    depositColumns.map((column) => texts.heads[column] ?? column),
    rows.map((row) => depositColumns.map((column) => cells[column](row, texts))),
  );
}

/** Of deposits over a chain; others have none of it. */
const ofChain = (
  row: DepositRecord,
  cell: (row: DepositRecord & { readonly recordType: 1 }) => CsvCell,
): CsvCell => (row.recordType === 1 ? cell(row) : textCell(""));
const time = (ms: string): CsvCell => timeCell(ms === "" ? null : Number(ms));

const cells: Readonly<Record<DepositColumnId, (row: DepositRecord, texts: Texts) => CsvCell>> = {
  time: (row) => timeCell(depositTime(row) || null),
  id: (row) => idCell(row.id),
  kind: (row, texts) => textCell(texts.kinds[row.recordType] ?? String(row.recordType)),
  state: (row, texts) => textCell(texts.states[depositState(row)] ?? String(row.status)),
  coin: (row) => textCell(row.coin),
  network: (row) => ofChain(row, ({ chain }) => textCell(chain)),
  amount: (row) => numberCell(row.amount),
  // From a user it costs nothing.
  fee: (row) => numberCell(row.recordType === 2 ? "" : row.depositFee),
  confirmations: (row) => ofChain(row, ({ confirmations }) => numberCell(confirmations)),
  credited: (row) => (row.recordType === 2 ? textCell("") : time(row.successAt)),
  withdrawable: (row) => ofChain(row, ({ unlockedAt }) => time(unlockedAt)),
  txId: (row) => (row.recordType === 3 ? textCell("") : idCell(row.txID)),
  address: (row) => ofChain(row, ({ toAddress }) => idCell(toAddress)),
  memo: (row) => ofChain(row, ({ tag }) => idCell(tag)),
  from(row) {
    if (row.recordType === 1) return idCell(row.fromAddress);
    return textCell(row.recordType === 2 ? row.address : row.paymentMethod);
  },
};
