/** A table as a file: what all formats are made of. Every cell is text; amounts are decimal text and stay so. */

export const fileFormats = ["CSV", "XLSX", "PDF"] as const;
export type FileFormat = (typeof fileFormats)[number];

export interface FileColumn {
  readonly head: string;
  /** An amount stands at the end of its column. */
  readonly kind: "text" | "amount" | "time";
}

export type FileRow = readonly string[];

/** What is known before the first row. */
export interface FileHead {
  readonly title: string;
  /** As `ar-SA`: decides which way the file reads. */
  readonly language: string;
  /** Who, which account, which period, which time zone, when it was made, which part: name and value. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly columns: readonly FileColumn[];
  /** ms */
  readonly madeAt: number;
}

/** A small table below the rows. */
export interface FileTotals {
  readonly title: string;
  readonly columns: readonly FileColumn[];
  readonly rows: readonly FileRow[];
}

/** What is known after the last row. */
export interface FileEnd {
  readonly totals: FileTotals | undefined;
  readonly notes: readonly string[];
}

/** One file under way. Takes rows in slices, so that nobody holds all of them twice. */
export interface FileWriter {
  add(rows: readonly FileRow[]): void;
  end(end: FileEnd): Promise<Uint8Array>;
}

export function readsRightToLeft(language: string): boolean {
  return /^(ar|fa|he|ur)\b/.test(language);
}
