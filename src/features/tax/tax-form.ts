import type { CallOutput } from "#shared/contract/index.ts";
import type { StatementFormat } from "#shared/contract/statements.ts";
import { type TaxReportKind, taxReportKinds } from "#shared/contract/tax-report-kinds.ts";
import { isZone } from "#src/files/file-text.ts";
import { idOf, oneOf } from "#src/records/filter-kinds.ts";
import { defineFilters } from "#src/records/filters.ts";

/** What is asked for, as the address has it: a reload, the way back and a login keep it. Pure. */
export interface TaxForm {
  readonly kind: TaxReportKind | "";
  /** "" for the last one that is over. */
  readonly year: string;
  /** Of accounts; none for the main account alone. */
  readonly uids: readonly string[];
  readonly format: StatementFormat | "";
  /** IANA name, "" for the reader's own. */
  readonly zone: string;
  /** Of the deposit whose cost is being entered, "" for none. */
  readonly cost: string;
}

const formats: readonly StatementFormat[] = ["CSV", "XLSX", "PDF"];
/** So many reports are asked for at once (F6i.8). */
export const maxAccounts = 100;

/** What accounts are looked for by: a name as it is typed, a UID with the blanks it is shown with, too. */
export function keywordOf(query: string): string {
  const typed = query.trim();
  return /^[\d\s]+$/.test(typed) ? idOf(typed) : typed;
}

export const taxForm = defineFilters<TaxForm>({
  kind: oneOf(taxReportKinds),
  year: { none: "", read: ([text = ""]) => (/^\d{4}$/.test(text) ? text : ""), write: (text) => [text] },
  uids: {
    none: [],
    params: ["accounts"],
    read: ([text = ""]) => [
      ...new Set(
        text
          .split(",")
          .filter((uid) => /^\d{1,20}$/.test(uid))
          .slice(0, maxAccounts),
      ),
    ],
    write: (uids) => [uids.join(",")],
  },
  format: oneOf(formats),
  zone: { none: "", read: ([text = ""]) => (isZone(text) ? text : ""), write: (text) => [text] },
  cost: {
    none: "",
    read: ([text = ""]) => (/^[\w-]{1,64}$/.test(text) ? text : ""),
    write: (text) => [text],
  },
});

export type Overview = CallOutput<"tax.overview">;

/** What the form comes to: choices that were not made have their first, and what is not offered is none. */
export interface Chosen {
  readonly kinds: readonly TaxReportKind[];
  readonly kind: TaxReportKind;
  readonly formats: readonly StatementFormat[];
  readonly format: StatementFormat;
  readonly year: number;
  readonly uids: readonly string[];
}

/** Null where nothing is offered that this page knows. */
export function chosenOf(form: TaxForm, overview: Overview): Chosen | null {
  const kinds = taxReportKinds.filter((kind) => overview.kinds.includes(kind));
  const offered = formats.filter((format) => overview.formats.includes(format));
  const [kind] = kinds;
  const [format] = offered;
  if (kind === undefined || format === undefined) return null;
  const { years, statusYear, mainUid } = overview;
  const [running = statusYear] = years;
  const usual = years.includes(statusYear) ? statusYear : running;
  return {
    kinds,
    kind: kinds.find((one) => one === form.kind) ?? kind,
    formats: offered,
    format: offered.find((one) => one === form.format) ?? (offered.includes("PDF") ? "PDF" : format),
    year: years.find((year) => String(year) === form.year) ?? usual,
    uids: form.uids.length === 0 ? [mainUid] : form.uids,
  };
}
