import type { FileColumn, FileEnd, FileHead, FileRow } from "../../files/file-table.ts";
import type { FileThread } from "../../files/file-thread.ts";
import { type MadeFile, type QueuedRow, timeText } from "../statements/index.ts";
import type { Cell, ReportTable } from "./report-table.ts";
import { textsOf } from "./texts/index.ts";
import type { TaxTexts } from "./texts/texts.ts";

/** What is said at the head of each file of a report. */
export interface ReportHead {
  readonly year: number;
  readonly uid: string;
  readonly username: string;
  readonly residence: string;
  readonly currency: string;
  readonly timezone: string;
  readonly language: string;
  readonly madeAt: number;
}

/** A file a table, in the order of the tables. */
export async function writeReport(
  thread: FileThread,
  { id, format, kind }: QueuedRow,
  tables: readonly ReportTable[],
  head: ReportHead,
): Promise<readonly MadeFile[]> {
  const files: MadeFile[] = [];
  const cellText = textOfCells(head.timezone);
  for (const [at, table] of tables.entries()) {
    const columns = columnsOf(table);
    const file = await thread.begin(format, headOf(table, head, columns, id, { at, of: tables.length }));
    await file.add(table.rows.map((row) => row.map(cellText)));
    const content = await file.end(endOf(table, columns, cellText, textsOf(head.language)));
    const parts = ["coffer-tax", kind.toLowerCase().replaceAll("_", "-"), String(head.year), head.uid];
    const name = tables.length === 1 ? parts : [...parts, table.name];
    files.push({ name: `${name.join("-")}.${format.toLowerCase()}`, content });
  }
  return files;
}

const textOfCells =
  (timezone: string) =>
  (cell: Cell): string => {
    if ("at" in cell) return timeText(timezone)(cell.at);
    return "figure" in cell ? cell.figure : cell.text;
  };

/** A column of amounts stands at its end: told by the first row that has something in it. */
function columnsOf({ columns, rows, totals }: ReportTable): readonly FileColumn[] {
  return columns.map((head, at) => {
    const cells = [...rows.map((row) => row[at]), totals[at]].filter((cell) => cell !== undefined);
    const said = cells.find((cell) => !("text" in cell) || cell.text !== "");
    const kind = said === undefined || "text" in said ? "text" : "at" in said ? "time" : "amount";
    return { head, kind };
  });
}

function headOf(
  { title }: ReportTable,
  head: ReportHead,
  columns: readonly FileColumn[],
  id: string,
  { at, of }: { readonly at: number; readonly of: number },
): FileHead {
  const { year, uid, username, residence, currency, timezone, language, madeAt } = head;
  const { facts: said } = textsOf(language);
  const facts: (readonly [string, string])[] = [
    [said.account, `${uid} (${username === "" ? said.mainAccount : username})`],
    [said.residence, residence],
    [said.currency, currency],
    [said.period, `${year}-01-01 – ${year}-12-31 (UTC)`],
    [said.timesIn, timezone],
    [said.made, timeText(timezone)(madeAt)],
    [said.report, id],
    ...(of === 1 ? [] : [[said.part, `${at + 1} / ${of}`] as const]),
  ];
  return { title, language, facts, columns, madeAt };
}

function endOf(
  { totals, unpriced }: ReportTable,
  columns: readonly FileColumn[],
  cellText: (cell: Cell) => string,
  { total, method, rates, unpriced: missing }: TaxTexts,
): FileEnd {
  const row: FileRow = totals.map(cellText);
  return {
    totals: totals.length === 0 ? undefined : { title: total, columns, rows: [row] },
    notes: [...(unpriced === 0 ? [] : [missing.replace("{count}", String(unpriced))]), method, rates],
  };
}
