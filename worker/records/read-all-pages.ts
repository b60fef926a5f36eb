import { CallFailed } from "../http/call-failed.ts";

/** A page of a list, and where the next one begins; "" at the end. */
export interface CursorPage<R> {
  readonly rows: readonly R[];
  readonly next: string;
}

/**
 * Every row that fits, newest first, up to so many: a file's. `read` answers null where nobody is logged in any more, which
 * ends it. Rejects where pages contradict each other. A row that moved to a later page while it was read counts once.
 */
export async function readAllPages<R>(
  max: number,
  idOf: (row: R) => string,
  read: (cursor: string) => Promise<CursorPage<R> | null>,
): Promise<{ readonly rows: R[]; readonly isWhole: boolean }> {
  const rows = new Map<string, R>();
  const seen = new Set<string>();
  let cursor = "";
  do {
    seen.add(cursor);
    // oxlint-disable-next-line no-await-in-loop -- only a page says where the next one begins
    const page = await read(cursor);
    if (page === null) return { rows: [...rows.values()], isWhole: false };
    const before = rows.size;
    for (const row of page.rows) rows.set(idOf(row), row);
    cursor = page.next;
    // A cursor that comes back, or a page of nothing new, would go on for ever, and what it leaves out nobody knows.
    if (cursor !== "" && (seen.has(cursor) || rows.size === before))
      throw new CallFailed("unreadable", "pages that contradict each other", true);
  } while (cursor !== "" && rows.size < max);
  const isWhole = cursor === "" && rows.size <= max;
  return { rows: [...rows.values()].slice(0, max), isWhole };
}
