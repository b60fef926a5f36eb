import { type Facts, isTorn } from "#shared/domain/record-facts.ts";
import { CallFailed } from "../http/call-failed.ts";

/** A page of a list, and where the next one begins; "" at the end. */
export interface CursorPage<R> {
  readonly rows: readonly R[];
  readonly next: string;
}

export interface RowMarks<R> {
  readonly idOf: (row: R) => string;
  readonly factsOf: Facts<R>;
}

type Read<R> = (cursor: string) => Promise<CursorPage<R> | null>;

interface Reading<R> {
  readonly rows: R[];
  readonly isWhole: boolean;
}

/**
 * Every row that fits, newest first, up to so many: a file's. `read` answers null where nobody is logged in any more, which
 * ends it. Rejects where pages contradict each other. A row that moved to a later page while it was read counts once; one
 * that came back as something else may have been changed meanwhile: all is read once more, and then it contradicts itself.
 */
export async function readAllPages<R>(max: number, marks: RowMarks<R>, read: Read<R>): Promise<Reading<R>> {
  const reading = (await readOnce(max, marks, read)) ?? (await readOnce(max, marks, read));
  if (reading === null) throw contradiction();
  return reading;
}

/** Null where one id stands for two rows. */
async function readOnce<R>(
  max: number,
  { idOf, factsOf }: RowMarks<R>,
  read: Read<R>,
): Promise<Reading<R> | null> {
  const rows = new Map<string, R>();
  const seen = new Set<string>();
  let cursor = "";
  do {
    seen.add(cursor);
    // oxlint-disable-next-line no-await-in-loop -- only a page says where the next one begins
    const page = await read(cursor);
    if (page === null) return { rows: [...rows.values()], isWhole: false };
    const again = page.rows.flatMap((row) => rows.get(idOf(row)) ?? []);
    if (isTorn([...again, ...page.rows], idOf, factsOf)) return null;
    const before = rows.size;
    for (const row of page.rows) rows.set(idOf(row), row);
    cursor = page.next;
    // A cursor that comes back, or a page of nothing new, would go on for ever, and what it leaves out nobody knows.
    if (cursor !== "" && (seen.has(cursor) || rows.size === before)) throw contradiction();
  } while (cursor !== "" && rows.size < max);
  const isWhole = cursor === "" && rows.size <= max;
  return { rows: [...rows.values()].slice(0, max), isWhole };
}

const contradiction = (): CallFailed =>
  new CallFailed("unreadable", "pages that contradict each other", true);
