import type { TaxReportKind } from "#shared/contract/tax-report-kinds.ts";
import type { Decimal } from "#shared/domain/decimal.ts";
import type { ReportFigures } from "./figures.ts";
import type { TaxTexts } from "./texts/texts.ts";

/** A report's tables, as cells that a writer makes files of, and how money, coins and texts become one. */

export type Cell = { readonly at: number } | { readonly text: string } | { readonly figure: string };

export interface ReportTable {
  /** Ends a file's name where a report has several. */
  readonly name: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Below the rows; empty for none. */
  readonly totals: readonly Cell[];
  /** Rows that are in no total, since a price of their day is missing (F6i.10). */
  readonly unpriced: number;
}

export interface ReportContents {
  readonly tables: readonly ReportTable[];
  /** Of profit and loss alone. */
  readonly figures: ReportFigures | null;
}

export interface ReportWanted {
  readonly kind: TaxReportKind;
  readonly owner: string;
  readonly year: number;
  readonly texts: TaxTexts;
}

export const none: Cell = { text: "" };
export const money = (value: Decimal | null): Cell => (value === null ? none : { figure: value.toFixed(2) });
export const coins = (value: Decimal): Cell => ({ figure: value.toFixed() });
export const text = (said: string): Cell => ({ text: said });

export const shortRef = (ref: string): string => ref.slice(ref.lastIndexOf("/") + 1);
