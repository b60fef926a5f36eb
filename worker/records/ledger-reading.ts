import { CallFailed } from "../http/call-failed.ts";
import type { EntryMarks, LedgerPage, ReadPage, Span, Window } from "./ledger-page.ts";

export interface ReadingPart<R> {
  readonly from: number;
  readonly rows: readonly R[];
  readonly known: number;
  readonly whole: boolean;
  /** ms; what is before it was not looked through, since so long before it there was nothing. 0: all that is wanted was. */
  readonly endedAt: number;
}

/** The part that a row is in; an empty one at the end where there is no such row. */
export type ReadPart<R> = (row: number) => Promise<ReadingPart<R>>;

/** Pages that contradict each other. */
export class Contradiction extends CallFailed {
  constructor() {
    super("unreadable", "ledger pages that contradict each other", true);
  }
}

interface Page {
  readonly window: Window;
  readonly cursor: string;
  readonly from: number;
  readonly count: number;
  /** The facts of its first and last entry: read again it is the same page. */
  readonly ends: string;
}

const weekMs = 7 * 86_400_000;
/** Where nobody says when there was something, so many empty weeks end the search: two years. */
const maxEmptyWeeks = 105;
/** So many pages are kept whole. */
const maxHeld = 40;

/** Where the list goes on; `reported`: that there is something was said. */
interface Next {
  readonly window: Window;
  readonly cursor: string;
  readonly reported: boolean;
}

/**
 * One reading of a ledger: a list, newest first, that grows backwards window by window and page by page (F0.7). It keeps where each
 * page begins, and the rows of those that were looked at last: the others are read again when they are wanted.
 */
export function createReading<R>(
  span: Span,
  read: ReadPage<R>,
  { idOf, timeOf, factsOf, ownerOf = () => "" }: EntryMarks<R>,
): ReadPart<R> {
  const pages: Page[] = [];
  const held = new Map<Page, readonly R[]>();
  let next: Next | null = { window: windowBefore(span.endTime), cursor: "", reported: false };
  let seen = new Set<string>();
  let before: readonly R[] = [];
  let emptyWeeks = 0;
  let endedAt = 0;

  function windowBefore(end: number): Window {
    return { start: Math.max(span.startTime ?? 0, end - weekMs, 0), end };
  }

  const known = (): number => {
    const last = pages.at(-1);
    return last === undefined ? 0 : last.from + last.count;
  };

  /** One page more; several windows where nothing is in them. */
  async function grow(): Promise<void> {
    if (next === null) return;
    const { window, cursor, reported } = next;
    const found = await read(window, cursor);
    if (found === null) {
      next = null;
      return;
    }
    if (contradicts(found, reported)) throw new Contradiction();
    if (found.rows.length > 0) {
      before = found.rows;
      const page = { window, cursor, from: known(), count: found.rows.length, ends: endsOf(found.rows) };
      pages.push(page);
      keep(page, found.rows);
      emptyWeeks = 0;
    }
    if (found.next !== "") {
      seen.add(found.next);
      next = { window, cursor: found.next, reported: true };
      return;
    }
    seen = new Set();
    emptyWeeks += 1;
    next = windowAfter(window, found.earlierAt);
  }

  /** What cannot be after the pages before it. */
  function contradicts({ rows, next: cursor }: LedgerPage<R>, reported: boolean): boolean {
    // Who follows a cursor that comes back, or pages of nothing, reads for ever.
    if (rows.length === 0) return reported || cursor !== "";
    if (seen.has(cursor)) return true;
    if (new Set([...before.slice(-1), ...rows].map(ownerOf)).size > 1) return true;
    const times = [...before.slice(-1), ...rows].map(timeOf);
    if (times.some((time, at) => time > (times[at - 1] ?? time))) return true;
    const ids = [...before, ...rows].map(idOf).filter((id) => id !== "");
    return new Set(ids).size < ids.length;
  }

  function endsOf(rows: readonly R[]): string {
    return [...rows.slice(0, 1), ...rows.slice(-1)].map((row) => `${idOf(row)} ${factsOf(row)}`).join(" ");
  }

  function windowAfter({ start }: Window, earlierAt: number | undefined): typeof next {
    const floor = span.startTime ?? 0;
    const end = earlierAt === undefined ? start : Math.min(start, earlierAt + 1);
    if (end <= floor || earlierAt === 0) return null;
    if (emptyWeeks > maxEmptyWeeks) {
      endedAt = end;
      return null;
    }
    return { window: windowBefore(end), cursor: "", reported: end < start };
  }

  function keep(page: Page, rows: readonly R[]): void {
    held.delete(page);
    held.set(page, rows);
    const [oldest] = held.keys();
    if (held.size > maxHeld && oldest !== undefined) held.delete(oldest);
  }

  async function rowsOf(page: Page): Promise<readonly R[]> {
    const rows = held.get(page) ?? (await read(page.window, page.cursor))?.rows ?? [];
    // The past does not change: another page is an answer to another question.
    if (rows.length !== page.count || endsOf(rows) !== page.ends) throw new Contradiction();
    keep(page, rows);
    return rows;
  }

  return async (row) => {
    // oxlint-disable-next-line no-await-in-loop -- only a page says where the next one begins
    while (row >= known() && next !== null) await grow();
    const page = pages.findLast(({ from }) => from <= row);
    const isThere = page !== undefined && row < page.from + page.count;
    const rows = isThere ? await rowsOf(page) : [];
    return { from: isThere ? page.from : known(), rows, known: known(), whole: next === null, endedAt };
  };
}
