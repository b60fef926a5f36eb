import writeExcelFile, { type Sheet, type SheetData } from "write-excel-file/node";
import { cellText } from "./cell-text.ts";
import {
  type FileColumn,
  type FileEnd,
  type FileHead,
  type FileRow,
  type FileWriter,
  readsRightToLeft,
} from "./file-table.ts";

/** Widths in characters. */
const widths: Readonly<Record<FileColumn["kind"], number>> = { text: 24, amount: 24, time: 22 };

/**
 * A workbook of two sheets: the rows, and what is said of them. Every cell is text, amounts too: a spreadsheet's own
 * numbers have 15 digits, and an amount of the books may have more. The text format keeps what looks like a formula text.
 */
export function xlsxWriter({ title, language, facts, columns }: FileHead): FileWriter {
  const data: SheetData = [heads(columns)];
  const isRightToLeft = readsRightToLeft(language);
  return {
    add(rows) {
      for (const row of rows) data.push(columns.map(({ kind }, i) => cell(row[i] ?? "", kind)));
    },
    async end({ totals, notes }: FileEnd) {
      const about: SheetData = [
        [{ ...cell(title), fontWeight: "bold" }],
        ...texts(facts),
        ...(totals === undefined
          ? []
          : [[], [{ ...cell(totals.title), fontWeight: "bold" as const }], heads(totals.columns)]),
        ...(totals?.rows ?? []).map((row) =>
          (totals?.columns ?? []).map(({ kind }, i) => cell(row[i] ?? "", kind)),
        ),
        [],
        ...texts(notes.map((note) => [note])),
      ];
      const sheets: Sheet<Buffer>[] = [
        {
          sheet: sheetName(title),
          data,
          columns: columns.map(({ kind }) => ({ width: widths[kind] })),
          stickyRowsCount: 1,
          rightToLeft: isRightToLeft,
        },
        {
          sheet: "Σ",
          data: about,
          columns: (totals?.columns ?? columns.slice(0, 2)).map(() => ({ width: widths.text })),
          rightToLeft: isRightToLeft,
        },
      ];
      return new Uint8Array(await writeExcelFile(sheets).toBuffer());
    },
  };
}

function heads(columns: readonly FileColumn[]): SheetData[number] {
  return columns.map(({ head, kind }) => ({ ...cell(head, kind), fontWeight: "bold" }));
}

function texts(rows: readonly FileRow[]): SheetData {
  return rows.map((row) => row.map((text) => cell(text)));
}

function cell(text: string, kind: FileColumn["kind"] = "text") {
  const align = kind === "amount" ? ({ align: "right" } as const) : {};
  return { value: cellText(text), type: String, format: "@", ...align };
}

/** Spreadsheets take 31 characters, and not these. */
function sheetName(title: string): string {
  return title.replace(/[\\/?*[\]:]/g, " ").slice(0, 31);
}
