/** What cannot be true of a list of records, whoever signed it; "" when nothing is wrong. Pure. */

export interface ListRules {
  /** Where the rows are. */
  readonly rows: string;
  /** What names a row: no two are the same. */
  readonly id: string;
  /** When it was, ms: the start of a window counts, the end does not. */
  readonly time: string;
  /** Fields of the question that ask for one row, whenever it was. */
  readonly byId: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

/** A row twice, outside of the window that was asked for, or more rows than were. */
export function listFault({
  rows: at,
  id,
  time,
  byId,
}: ListRules): (answer: unknown, asked: unknown) => string {
  return (answer, question) => {
    const list = (answer as Readonly<Record<string, readonly Row[]>>)[at] ?? [];
    const asked = question as Row;
    if (new Set(list.map((row) => row[id])).size < list.length) return `${at}[].${id}`;
    if (list.length > Number(asked.limit ?? Number.POSITIVE_INFINITY)) return at;
    if (byId.some((field) => asked[field] !== undefined)) return "";
    const start = Number(asked.startTime ?? 0);
    const end = Number(asked.endTime ?? Number.POSITIVE_INFINITY);
    const isInside = (ms: number): boolean => ms >= start && ms < end;
    return list.every((row) => isInside(Number(row[time]))) ? "" : `${at}[].${time}`;
  };
}
