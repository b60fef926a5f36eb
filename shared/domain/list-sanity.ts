/** What cannot be true of a list of records, whoever signed it; "" when nothing is wrong. Pure. */

export interface ListRules {
  /** Where the rows are. */
  readonly rows: string;
  /** What names a row: no two are the same. */
  readonly id: string;
  /** When it was, in ms or s: one of these that it has is inside of the window that was asked for. */
  readonly times: readonly string[];
  /** Fields of the question that ask for one row, whenever it was. */
  readonly byId: readonly string[];
}

type Fault = (answer: unknown, asked: unknown) => string;
type Row = Readonly<Record<string, unknown>>;

/** A row twice, outside of the window that was asked for, or more rows than were. */
export function listFault({ rows: at, id, times, byId }: ListRules): Fault {
  return (answer, question) => {
    const { [at]: list = [], total } = answer as Readonly<Record<string, readonly Row[]>> & {
      readonly total?: number;
    };
    const asked = question as Row;
    if (new Set(list.map((row) => row[id])).size < list.length) return `${at}[].${id}`;
    const max = Number(asked.limit ?? asked.size ?? Number.POSITIVE_INFINITY);
    if (list.length > Math.min(max, total ?? Number.POSITIVE_INFINITY)) return at;
    if (byId.some((field) => asked[field] !== undefined)) return "";
    // Lists are asked by the second (F0.7): the start counts, the end does not.
    const start = Math.floor(Number(asked.startTime ?? 0) / 1000);
    const end = Math.ceil(Number(asked.endTime ?? Number.POSITIVE_INFINITY) / 1000);
    const isInside = (second: number): boolean => second >= start && second < end;
    const isWithin = (row: Row): boolean => {
      const reported = times.map((time) => secondOf(row[time])).filter((second) => second > 0);
      return reported.length === 0 || reported.some(isInside);
    };
    return list.every(isWithin) ? "" : `${at}[].${times[0]}`;
  };
}

/** Texts of up to eleven digits are seconds; 0 for what has not happened. */
function secondOf(time: unknown): number {
  const value = Number(time ?? 0);
  return String(time).length > 11 ? Math.floor(value / 1000) : value;
}

export interface MatchRules {
  readonly rows: string;
  /** The field of the question, and those of a row of which one has to say the same. */
  readonly asked: string;
  readonly fields: readonly string[];
  /** Asks for all of them, as nothing does. */
  readonly all?: unknown;
}

/** Rows of something else than was asked for. */
export function matchFault({ rows: at, asked, fields, all }: MatchRules): Fault {
  return (answer, question) => {
    const wanted = (question as Row)[asked];
    if (wanted === undefined || wanted === all) return "";
    const list = (answer as Readonly<Record<string, readonly Row[]>>)[at] ?? [];
    const isOf = (row: Row): boolean => fields.some((field) => row[field] === wanted);
    return list.every(isOf) ? "" : `${at}[].${fields[0]}`;
  };
}

/** The first fault that one of several rules finds. */
export function faultOf(...rules: readonly Fault[]): Fault {
  return (answer, asked) => {
    for (const rule of rules) {
      const fault = rule(answer, asked);
      if (fault !== "") return fault;
    }
    return "";
  };
}
