import { useMemo, useState } from "react";
import type { CallName } from "#shared/contract/index.ts";
import type { CofferError } from "#shared/rpc/errors.ts";
import type { AnswerState } from "#src/bridge/query.ts";
import { useCalls } from "#src/bridge/use-calls.ts";
import { useRepeat } from "#src/bridge/use-repeat.ts";
import { contradiction } from "./contradiction.ts";
import { chainOf, fetchable } from "./cursors.ts";
import { everyMs } from "./record-pace.ts";
import { liveliest, mergePages } from "./record-pages.ts";
import { pageSize, type RecordSource } from "./record-source.ts";
import { useGrowth } from "./use-growth.ts";
import { hasShrunk, useReadAnew } from "./use-read-anew.ts";

export interface RecordListState<R> {
  /** Newest first; undefined before the first page. */
  readonly records: readonly R[] | undefined;
  /** How many records fit, as far as is known: one more than are shown where all that is known is that there are more. */
  readonly total: number;
  /** There are just so many. */
  readonly isCounted: boolean;
  /** They fit the filter of before: those of this one are on their way. */
  readonly held: boolean;
  /** Why the first page, or a later one, is not there. */
  readonly error: CofferError | null;
  readonly retry: () => void;
  readonly fetching: boolean;
  /** Null when all is shown. */
  readonly more: (() => void) | null;
  readonly loadingMore: boolean;
}

/** The records that fit, newest first, page by page; those that are under way keep themselves up to date. */
export function useRecordList<N extends CallName, F, R>(
  source: Omit<RecordSource<N, F, R>, "find">,
  filter: F,
): RecordListState<R> {
  const key = JSON.stringify(filter);
  const { count, grow } = useGrowth(key);
  const [chain, setChain] = useState({ key, cursors: noCursors });
  const cursors = chain.key === key ? chain.cursors : noCursors;
  const inputs = useMemo(
    () =>
      Array.from({ length: fetchable(source, count, cursors) }, (_page, at) =>
        source.inputOf(filter, { index: at + 1, limit: pageSize, cursor: cursors[at - 1] }),
      ),
    [source, filter, count, cursors],
  );
  const { states, refetch } = useCalls(source.call, inputs);
  const { cursors: known, isBroken: isEndless } = chainOf(source, states);
  if (known.join(" ") !== cursors.join(" ")) setChain({ key, cursors: known });
  const pages = useMemo(
    () =>
      states.map(({ result }) =>
        result?.kind === "ok"
          ? { rows: source.rowsOf(result.data), total: source.totalOf(result.data) }
          : undefined,
      ),
    [source, states],
  );
  const shown = useMemo(() => mergePages(pages, source), [source, pages]);
  // Only the pages on which something is still to happen are looked up again; those of numbers move each other's rows.
  const phases = pages.map((page) => liveliest(page?.rows.map(source.phaseOf) ?? []));
  const phase = liveliest(phases);
  const live = useCalls(
    source.call,
    inputs.filter((_input, at) => (source.nextOf === undefined ? phase : phases[at]) !== "ended"),
  );
  useRepeat(live.refetch, everyMs[phase]);
  const [last, setLast] = useState(shown);
  if (shown !== undefined && shown !== last) setLast(shown);
  const held = shown === undefined && states[0]?.error === null;
  const {
    records: all,
    total: reported = 0,
    isCounted = false,
    isTorn = false,
  } = shown ?? (held ? last : undefined) ?? {};
  const failed = states.find(({ error }) => error !== null)?.error ?? null;
  const mends = useReadAnew(
    source.nextOf === undefined && (isEndless || hasShrunk(pages)),
    failed === null && states.every(({ fetching }) => !fetching),
    states,
    refetch,
  );
  const isMending = mends && failed === null;
  const isBroken = (isEndless && !isMending) || isTorn;
  // Of a list that contradicts itself nobody knows that it is empty, nor which of two records of one id is true.
  const records = isTorn || (isBroken && all?.length === 0) ? undefined : all;
  const end = states.at(-1);
  const total = held ? reported : totalOf(source, end, { count: records?.length ?? 0, reported });
  const isLoading = count > 1 && end?.result === undefined;
  // What did not load is fetched again before the list grows.
  const grown = isLoading ? (end?.error === null ? wait : refetch) : grow;
  const next = isMending ? wait : isBroken ? refetch : grown;
  const isWhole = records !== undefined && records.length >= total;
  return {
    records,
    total,
    isCounted: isCounted || isWhole,
    held: held && last !== undefined,
    error: failed ?? (isBroken ? contradiction() : null),
    retry: refetch,
    fetching: states.some(({ fetching }) => fetching),
    more: held || records === undefined || isWhole ? null : next,
    // Also in the moment before its fetch begins: a list that grows by itself would count it as a page.
    loadingMore: isMending || (isLoading && (end?.fetching === true || end?.error === null)),
  };
}

const noCursors: readonly string[] = [];

/** Only the last page's cursor says that a list is over: another one promises a record more at least. */
function totalOf<N extends CallName, F, R>(
  { nextOf }: Pick<RecordSource<N, F, R>, "nextOf">,
  end: AnswerState<N> | undefined,
  { count, reported }: { readonly count: number; readonly reported: number },
): number {
  if (nextOf === undefined) return reported;
  const isEnd = end?.result?.kind === "ok" && nextOf(end.result.data) === "";
  return isEnd ? count : Math.max(reported, count + 1);
}

/** The next page is on its way. */
function wait(): void {}
