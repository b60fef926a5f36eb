import type { FileColumn, FileEnd, FileRow } from "../../files/file-table.ts";

/** What stands in a statement, read slice by slice. */
export interface Content {
  readonly columns: readonly FileColumn[];
  /** How many rows there are, for how many parts it takes. */
  readonly count: number;
  readonly slices: AsyncIterable<readonly FileRow[]>;
  /** Once all slices were read. Throws where the rows do not lead to what the books have. */
  end(): Promise<FileEnd>;
}

/** Rows read at once: the books answer others in between, and so does this thread. More make what else is asked wait. */
const sliceSize = 250;

/** Reads on from the last row until a slice is not full. */
export async function* inSlices<R>(
  read: (after: R | undefined, limit: number) => Promise<readonly R[]>,
  view: (row: R) => FileRow,
): AsyncGenerator<readonly FileRow[]> {
  let last: R | undefined;
  for (;;) {
    const found = await read(last, sliceSize);
    if (found.length > 0) yield found.map(view);
    last = found.at(-1);
    if (found.length < sliceSize) return;
  }
}

/**
 * Reads rows by their ids, which were read before, in order: what joins the books is sorted once, not for every slice, and
 * a slice is a look at a few rows by their keys.
 */
export async function* byIds<R>(
  ids: readonly string[],
  read: (ids: string) => Promise<readonly R[]>,
  view: (row: R) => FileRow,
): AsyncGenerator<readonly FileRow[]> {
  for (let at = 0; at < ids.length; at += sliceSize) {
    const found = await read(`{${ids.slice(at, at + sliceSize).join(",")}}`);
    yield found.map(view);
  }
}

/** Ids that came as one text: tens of thousands of rows would keep the exchange busy. */
export function idsIn(text: string | null | undefined): readonly string[] {
  return text === null || text === undefined || text === "" ? [] : [...new Set(text.split(","))];
}

/** A content whose rows are few and at hand. */
export function shortContent(
  columns: readonly FileColumn[],
  rows: readonly FileRow[],
  end: FileEnd,
): Content {
  async function* slices(): AsyncGenerator<readonly FileRow[]> {
    if (rows.length > 0) yield rows;
  }
  return { columns, count: rows.length, slices: slices(), end: async () => end };
}

export const text = (head: string): FileColumn => ({ head, kind: "text" });
export const amount = (head: string): FileColumn => ({ head, kind: "amount" });
export const time = (head: string): FileColumn => ({ head, kind: "time" });
