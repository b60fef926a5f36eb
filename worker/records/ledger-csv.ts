import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { derivativesColumns, fundingColumns } from "#shared/contract/ledger-view.ts";
import type { FundingRow, LedgerRow } from "#shared/contract/records.ts";
import { type CsvCell, csvFile, idCell, numberCell, textCell, timeCell } from "#shared/domain/csv.ts";
import { entryOf } from "#shared/domain/entry-of.ts";
import type { LedgerBook } from "./ledger-book.ts";

/** Ledgers as files: times in UTC, amounts signed and with all their digits. */

/** The most that one file holds. */
const maxRecords = 10_000;

type FundingTexts = CallInput<"ledger.fundingCsv">["texts"];
type DerivativesTexts = CallInput<"ledger.derivativesCsv">["texts"];
type File = CallOutput<"ledger.fundingCsv">;

export async function fundingCsv(book: LedgerBook<FundingRow>, texts: FundingTexts): Promise<File> {
  const { rows, ...ends } = await readAll(book);
  const heads = fundingColumns.map((column) => texts.heads[column] ?? column);
  const lines = rows.map((row) => fundingColumns.map((column) => fundingCells[column](row, texts)));
  return { text: csvFile(heads, lines), count: rows.length, ...ends };
}

export async function derivativesCsv(book: LedgerBook<LedgerRow>, texts: DerivativesTexts): Promise<File> {
  const { rows, ...ends } = await readAll(book);
  const heads = derivativesColumns.map((column) => texts.heads[column] ?? column);
  const lines = rows.map((row) => derivativesColumns.map((column) => derivativesCells[column](row, texts)));
  return { text: csvFile(heads, lines), count: rows.length, ...ends };
}

/** `total` is one more than there are rows where the bound was reached: how many more is not known. */
async function readAll<R>(
  book: LedgerBook<R>,
): Promise<{ readonly rows: readonly R[] } & Pick<File, "total" | "endedAt">> {
  const rows: R[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- only a part says where the next one begins
    const part = await book.part(rows.length);
    rows.push(...part.rows);
    if (part.rows.length === 0 || (part.whole && rows.length >= part.known))
      return { rows, total: rows.length, endedAt: part.endedAt };
    if (rows.length >= maxRecords)
      return { rows: rows.slice(0, maxRecords), total: maxRecords + 1, endedAt: 0 };
  }
}

type Cell<R, W> = (row: R, texts: W) => CsvCell;

const fundingCells: Readonly<Record<(typeof fundingColumns)[number], Cell<FundingRow, FundingTexts>>> = {
  time: (row) => timeCell(Number(row.createTime) * 1_000),
  id: (row) => idCell(row.id),
  what: (row, texts) => textCell(entryOf(texts.kinds, row.showBusiTypeEn) ?? row.showBusiType),
  description: (row, texts) => textCell(entryOf(texts.descriptions, row.descriptionEn) ?? row.description),
  amount: (row) => numberCell(row.ioDirection === "I" ? row.txnAmt : `-${row.txnAmt}`),
  coin: (row) => textCell(row.currency),
  balance: (row) => numberCell(row.afterAmt),
  record: (row) => idCell(row.record?.id ?? ""),
};

const derivativesCells: Readonly<
  Record<(typeof derivativesColumns)[number], Cell<LedgerRow, DerivativesTexts>>
> = {
  time: (row) => timeCell(Number(row.transactionTime)),
  id: (row) => idCell(row.id),
  type: (row, texts) => textCell(entryOf(texts.types, row.type) ?? row.type),
  contract: (row) => textCell(row.symbol),
  side: (row, texts) => textCell(texts.sides[row.side] ?? ""),
  quantity: (row) => numberCell(row.qty),
  price: (row) => numberCell(row.tradePrice),
  cashFlow: (row) => numberCell(row.cashFlow),
  funding: (row) => numberCell(row.funding),
  fee: (row) => numberCell(row.fee),
  change: (row) => numberCell(row.change),
  // No part of the change: one that came with nothing else is in no other column.
  bonus: (row) => numberCell(row.bonusChange),
  coin: (row) => textCell(row.currency),
  balance: (row) => numberCell(row.cashBalance),
  tradeId: (row) => idCell(row.tradeId),
};
