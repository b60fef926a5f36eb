import { type Facts, isTorn } from "#shared/domain/record-facts.ts";
import { pageSize, type RecordPhase } from "./record-source.ts";

/** The pages of a growing list as one list. Pure. */

export interface ListedPage<R> {
  readonly rows: readonly R[];
  readonly total: number | undefined;
}

export interface ListedRecords<R> {
  readonly records: readonly R[];
  readonly total: number;
  /** The server says how many there are. */
  readonly isCounted: boolean;
  /** One id stands for two records: which of them is true nobody knows. */
  readonly isTorn: boolean;
}

/**
 * Undefined before the first page. A record that came in meanwhile pushes others onto the next page: each is shown
 * once.
 */
export function mergePages<R>(
  pages: readonly (ListedPage<R> | undefined)[],
  { idOf, factsOf }: { readonly idOf: (record: R) => string; readonly factsOf: Facts<R> },
): ListedRecords<R> | undefined {
  const [first] = pages;
  if (first === undefined) return undefined;
  const rows = pages.flatMap((page) => page?.rows ?? []);
  const records = [...new Map(rows.map((row) => [idOf(row), row])).values()];
  // Without a total a whole page promises one record more, and that is all that can be known.
  const isWhole = (pages.findLast((page) => page !== undefined)?.rows.length ?? 0) >= pageSize;
  return {
    records,
    total: first.total ?? records.length + Number(isWhole),
    isCounted: first.total !== undefined,
    isTorn: isTorn(rows, idOf, factsOf),
  };
}

/** The phase that most needs looking at: of a list's pages, of a page's records. */
export function liveliest(phases: readonly RecordPhase[]): RecordPhase {
  if (phases.includes("processing")) return "processing";
  return phases.includes("open") ? "open" : "ended";
}
