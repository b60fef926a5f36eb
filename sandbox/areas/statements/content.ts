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

/** Rows read at once: the books answer others in between. */
export const sliceSize = 2_000;
