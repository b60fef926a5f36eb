import { cellText, withoutFormula } from "./cell-text.ts";
import type { FileEnd, FileHead, FileRow, FileWriter } from "./file-table.ts";

/** So that spreadsheets read it as UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * RFC 4180: the first record has the heads, then the rows. Below an empty record come totals, facts and notes; every
 * record has as many fields, so that any reader takes the file.
 */
export function csvWriter({ title, facts, columns }: FileHead): FileWriter {
  const encoder = new TextEncoder();
  const width = Math.max(2, columns.length);
  const parts: Uint8Array[] = [];
  const write = (rows: readonly FileRow[]): void => {
    parts.push(encoder.encode(rows.map((row) => record(row, width)).join("")));
  };
  parts.push(encoder.encode(byteOrderMark));
  write([columns.map(({ head }) => head)]);
  return {
    add: write,
    async end({ totals, notes }: FileEnd) {
      if (totals !== undefined) {
        write([[], [totals.title], totals.columns.map(({ head }) => head), ...totals.rows]);
      }
      write([[], [title], ...facts, ...notes.map((note) => [note])]);
      return joined(parts);
    },
  };
}

function record(row: FileRow, width: number): string {
  if (row.length > width) throw new Error(`A record of ${row.length} fields among those of ${width}`);
  const cells = Array.from({ length: width }, (_, i) => field(row[i] ?? ""));
  return `${cells.join(",")}\r\n`;
}

function field(text: string): string {
  const safe = withoutFormula(cellText(text));
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
