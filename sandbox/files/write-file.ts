import type { FileFormat, FileHead, FileWriter } from "./file-table.ts";
import { csvWriter } from "./write-csv.ts";
import { pdfWriter } from "./write-pdf.ts";
import { xlsxWriter } from "./write-xlsx.ts";

const writers: Readonly<Record<FileFormat, (head: FileHead) => FileWriter>> = {
  CSV: csvWriter,
  XLSX: xlsxWriter,
  PDF: pdfWriter,
};

/** Begins a file in this thread; see file-thread.ts for one beside it. */
export function writeFile(format: FileFormat, head: FileHead): FileWriter {
  return writers[format](head);
}

export const mimeTypes: Readonly<Record<FileFormat, string>> = {
  CSV: "text/csv; charset=utf-8",
  XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  PDF: "application/pdf",
};
