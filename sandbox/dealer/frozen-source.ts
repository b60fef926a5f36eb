import type { Db } from "../ledger/database.ts";

/** What an area knows of the money that it holds back, beside what the books say. */
export interface FrozenDetail {
  /** When it expires, ms as text; "" when that is not known. */
  readonly until: string;
  /** What its owner is to do; "" where it does not wait for them. */
  readonly needs: "" | "ANSWERS" | "DOCUMENTS";
}

export interface FrozenSource {
  /** What the kinds of its postings begin with. */
  readonly area: string;
  /** By the reference of the posting. */
  details(db: Db, refs: readonly string[]): Promise<ReadonlyMap<string, FrozenDetail>>;
}
