import type { FamilyBooks } from "./family-books.ts";
import { inAndOut } from "./in-out-table.ts";
import { incomeTable } from "./income-table.ts";
import { profitAndLoss } from "./profit-table.ts";
import type { ReportContents, ReportTable, ReportWanted } from "./report-table.ts";
import { trades } from "./trades-table.ts";
import { spanOf } from "./years.ts";

/** What stands in a report. Pure. `books` are read up to the year's end. */
export function contentsOf(books: FamilyBooks, { kind, owner, year, texts }: ReportWanted): ReportContents {
  const { from, until } = spanOf(year);
  const inYear = <R extends { readonly at: number }>(rows: readonly R[]): R[] =>
    rows.filter(({ at }) => at >= from && at < until);
  const movements = inYear(books.movements);
  if (kind === "PNL") return profitAndLoss(books, owner, inYear(books.gains.gains), texts);
  if (kind === "TRADE") return one(trades(books, owner, movements, texts));
  if (kind === "DEPOSIT_WITHDRAWAL") return one(inAndOut(books, owner, movements, texts));
  return one(incomeTable(books, owner, { kind, texts }, movements));
}

const one = (table: ReportTable): ReportContents => ({ tables: [table], figures: null });
