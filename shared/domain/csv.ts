/**
 * Tables as CSV (RFC 4180) that spreadsheets open as they were meant: UTF-8 with a byte order mark, lines ended by
 * CRLF, and no cell that a spreadsheet would run as a formula. Pure.
 */

export type CsvCell =
  /** Words: made harmless when they begin as a formula does. */
  | { readonly kind: "text"; readonly value: string }
  /** Plain decimal text stays a number, with all its digits; anything else is treated as words. "" is absent. */
  | { readonly kind: "number"; readonly value: string }
  /** Stays as it is: digits that are no number, which a spreadsheet would round, are marked as text. */
  | { readonly kind: "id"; readonly value: string };

export const textCell = (value: string): CsvCell => ({ kind: "text", value });
export const numberCell = (value: string): CsvCell => ({ kind: "number", value });
export const idCell = (value: string): CsvCell => ({ kind: "id", value });
/** A moment, ms since 1970, as ISO 8601 in UTC; null for none, as 0 is of what is not known to have been. */
export const timeCell = (ms: number | null): CsvCell => textCell(ms ? new Date(ms).toISOString() : "");

const byteOrderMark = "\uFEFF";
const lineEnd = "\r\n";
/** Spreadsheets take what follows it for words, whatever it looks like. */
const asWords = "'";

/** A whole file: the head, then the rows. */
export function csvFile(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [head.map(textCell), ...rows].map((cells) => cells.map(field).join(","));
  return byteOrderMark + lines.map((line) => line + lineEnd).join("");
}

/** What a cell says once it is harmless, before it is quoted. */
export function cellText({ kind, value }: CsvCell): string {
  if (kind === "number" && isPlainNumber(value)) return value;
  if (kind === "id" && looksLikeNumber(value)) return asWords + value;
  return isDangerous(value) ? asWords + value : value;
}

function field(cell: CsvCell): string {
  const value = cellText(cell);
  return /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** Digits with an optional minus and point: nothing that can be run. */
export function isPlainNumber(value: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(value);
}

/**
 * Begins as a formula does, in its full-width form too, or with what hides such a beginning: blanks, control
 * characters and marks that are not seen. A mark of our own at the start is doubled, so that it can be told from one.
 */
function isDangerous(value: string): boolean {
  return /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20']|^[\t\r\n]/u.test(value);
}

/** A spreadsheet would show another number for it: it drops zeros, reads exponents, and keeps 15 digits. */
function looksLikeNumber(value: string): boolean {
  return /^[\d.,/:\s]+$|^\d+(\.\d*)?e\d+$/i.test(value);
}
