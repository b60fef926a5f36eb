/** What cannot be true of a list of records, whoever signed it; "" when nothing is wrong. Pure. */

export interface ListRules {
  /** Where the rows are. */
  readonly rows: string;
  /** What names a row: no two are the same. */
  readonly id: string;
  /** A host may have no names ("") for its rows. */
  readonly nameless?: true | undefined;
  /** When it was, the beginning first, in ms or s: one of these that it has is inside of the window that was requested. */
  readonly times: readonly string[];
  /** What else has been, in ms or s, whenever that was. */
  readonly since?: readonly string[] | undefined;
  /** Fields of the request that name one row, whenever it was. */
  readonly byId: readonly string[];
}

/** What is wrong with an answer to a request, "" when nothing is; `serverNow` in ms. */
type Fault<A = unknown, R = unknown> = (answer: A, request: R, serverNow?: number) => string;
type Row = Readonly<Record<string, unknown>>;

/** That there are some, and none of them on the first page: such a list says of nothing that it is all. */
function lacksFirst(list: readonly unknown[], total: number, request: unknown): boolean {
  const { index, page, cursor } = (request ?? {}) as Row;
  return list.length === 0 && total > 0 && Number(index ?? page ?? 1) <= 1 && (cursor ?? "") === "";
}

/** Clocks are not further apart, s. */
const maxAheadSeconds = 86_400;

/** A row twice, outside of the window that was requested, or of a time to come, more rows than were, or none where there are some. */
export function listFault({ rows: at, id, nameless, times, since = [], byId }: ListRules): Fault {
  return (answer, request, serverNow = Number.POSITIVE_INFINITY) => {
    const { [at]: list = [], total } = answer as Readonly<Record<string, readonly Row[]>> & {
      readonly total?: number | undefined;
    };
    const filter = request as Row;
    const ids = list.map((row) => row[id]).filter((one) => nameless !== true || one !== "");
    if (new Set(ids).size < ids.length) return `${at}[].${id}`;
    const max = Number(filter.limit ?? filter.size ?? Number.POSITIVE_INFINITY);
    if (list.length > Math.min(max, total ?? Number.POSITIVE_INFINITY)) return at;
    if (lacksFirst(list, total ?? 0, request)) return at;
    const latest = serverNow / 1000 + maxAheadSeconds;
    const isAhead = (row: Row): boolean => [...times, ...since].some((time) => secondOf(row[time]) > latest);
    if (list.some(isAhead)) return `${at}[].${[...times, ...since][0]}`;
    if (byId.some((field) => filter[field] !== undefined)) return "";
    // Lists are requested by the second (F0.7). Nobody says whether the second that a window ends with counts: a host may have it.
    const start = Math.floor(Number(filter.startTime ?? 0) / 1000);
    const end = Math.ceil(Number(filter.endTime ?? Number.POSITIVE_INFINITY) / 1000);
    const isInside = (second: number): boolean => second >= start && second <= end;
    const isWithin = (row: Row): boolean => {
      const [begun, ...ends] = times.map((time) => secondOf(row[time]));
      const reported = [begun ?? 0, ...ends].filter((second) => second > 0);
      // What tells no beginning may have begun in the window and ended after it.
      if (begun === 0) return reported.every((second) => second >= start);
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

export interface AskedRules {
  readonly rows: string;
  /** The field of the request that narrows the list. */
  readonly parameter: string;
  /** The field of a row that tells it. */
  readonly field: string;
  /** `row` is of what was requested. */
  readonly isOf: (row: Row, wanted: unknown, request: Row) => boolean;
}

/** The one rule of lists: a row that was not asked for means that the answer is of another question. */
export function askedFault({ rows: at, parameter, field, isOf }: AskedRules): Fault {
  return (answer, request) => {
    const filter = request as Row;
    const wanted = filter[parameter];
    if (wanted === undefined) return "";
    const list = (answer as Readonly<Record<string, readonly Row[]>>)[at] ?? [];
    return list.every((row) => isOf(row, wanted, filter)) ? "" : `${at}[].${field}`;
  };
}

export interface MatchRules {
  readonly rows: string;
  /** The field of the request, and those of a row of which one has to say the same. */
  readonly parameter: string;
  readonly fields: readonly string[];
  /** Requests all of them, as nothing does. */
  readonly all?: unknown;
}

/** Rows of something else than was requested. */
export function matchFault({ rows, parameter, fields, all }: MatchRules): Fault {
  return askedFault({
    rows,
    parameter,
    field: fields[0] ?? parameter,
    isOf: (row, wanted) => wanted === all || fields.some((field) => row[field] === wanted),
  });
}

/** A rule of what each of them needs. */
type OfAll<Rules> = [Rules] extends [Fault<infer A, infer R>] ? Fault<A, R> : never;

/** The first fault that one of several rules finds. */
export function faultOf<const F extends readonly Fault<never, never>[]>(...rules: F): OfAll<F[number]> {
  const first: Fault<never, never> = (answer, request, serverNow) => {
    for (const rule of rules) {
      const fault = rule(answer, request, serverNow);
      if (fault !== "") return fault;
    }
    return "";
  };
  return first as OfAll<F[number]>;
}
