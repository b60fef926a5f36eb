import type { CallInput, CallName, CallOutput } from "#shared/contract/index.ts";
import type { Facts } from "#shared/domain/record-facts.ts";

/** Pages count from 1. */
export interface RecordsPage {
  readonly index: number;
  readonly limit: number;
  /** Where lists are read on by cursor: the answer before says it; absent for the first page. */
  readonly cursor?: string | undefined;
}

/** Something is being done about it; it waits for something; it is final. */
export type RecordPhase = "processing" | "open" | "ended";

/** Where the records of a list come from. N: the call that lists them, F: what narrows them, R: a record. */
export interface RecordSource<N extends CallName, F, R> {
  readonly call: N;
  readonly inputOf: (filter: F, page: RecordsPage) => CallInput<N>;
  /** Requests one record, which the list may not hold. */
  readonly find: (id: string) => CallInput<N>;
  readonly rowsOf: (answer: CallOutput<N>) => readonly R[];
  /** How many there are on all pages; undefined where the server does not say. */
  readonly totalOf: (answer: CallOutput<N>) => number | undefined;
  /** The next page's cursor, "" at the end; absent where pages have numbers. */
  readonly nextOf?: (answer: CallOutput<N>) => string;
  readonly idOf: (record: R) => string;
  /** What never changes of a record: pages that differ in it contradict each other. */
  readonly factsOf: Facts<R>;
  /** When it was made, ms; 0 where nobody says. */
  readonly timeOf: (record: R) => number;
  /** What orders them, ms, where that is not the time alone. */
  readonly rankOf?: (record: R) => number;
  readonly phaseOf: (record: R) => RecordPhase;
  /** Amounts of its columns of figures: their decimal points stand below each other. */
  readonly amountsOf?: (record: R) => readonly string[];
}

/** 20 records a page (F2i.2). */
export const pageSize = 20;
/** While a record is processed it is looked up this often, ms; while it waits for something, this often. */
export const processingEveryMs = 3_000;
export const openEveryMs = 15_000;
