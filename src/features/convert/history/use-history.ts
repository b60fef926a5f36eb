import { useCallback, useMemo, useState } from "react";
import type { ConvertHistoryRow, HistoryFilter } from "#shared/contract/convert-history.ts";
import type { CallInput } from "#shared/contract/index.ts";
import type { CofferError } from "#shared/rpc/errors.ts";
import { type Answers, useCalls } from "#src/bridge/use-calls.ts";
import { useRepeat } from "#src/bridge/use-repeat.ts";

/** Pages from 1, 20 records each (F2i.2). */
const pageSize = 20;
/** While something is being settled its page is looked up this often, ms; while it only waits, this often. */
const settleEveryMs = 3_000;
const waitEveryMs = 15_000;
/** A page that is come back to shows at most so many pages at once. */
const mostAtOnce = 25;

export interface ConvertHistory {
  /** Newest first; undefined before the first page. */
  readonly records: readonly ConvertHistoryRow[] | undefined;
  /** How many records fit. */
  readonly total: number;
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

interface Shown {
  readonly records: readonly ConvertHistoryRow[];
  readonly total: number;
}

/** The person's conversions that fit, newest first, page by page; those that are under way keep themselves up to date. */
export function useHistory(filter: HistoryFilter): ConvertHistory {
  const { count, grow } = useGrowth(JSON.stringify(filter));
  const inputs = useMemo(
    () => Array.from({ length: count }, (_page, at) => ({ ...filter, index: at + 1, limit: pageSize })),
    [filter, count],
  );
  const { states, refetch } = useCalls("convert.history", inputs);
  const shown = useMemo(() => merged(states), [states]);
  useRefresh(inputs, states);
  const [last, setLast] = useState(shown);
  if (shown !== undefined && shown !== last) setLast(shown);
  const first = states[0];
  const held = shown === undefined && first?.error === null;
  const { records, total = 0 } = shown ?? (held ? last : undefined) ?? {};
  const end = states.at(-1);
  const isLoading = count > 1 && end?.result === undefined;
  // What did not load is asked for again before the list grows.
  const next = !isLoading ? grow : end?.error === null ? wait : refetch;
  return {
    records,
    total,
    held: held && last !== undefined,
    error: states.find(({ error }) => error !== null)?.error ?? null,
    retry: refetch,
    fetching: states.some(({ fetching }) => fetching),
    more: !held && records !== undefined && records.length < total ? next : null,
    loadingMore: isLoading && end?.fetching === true,
  };
}

/** The next page is on its way. */
function wait(): void {}

/** How many pages are shown. The history's entry keeps it, so that coming back finds the list as long as it was. */
function useGrowth(key: string): { readonly count: number; readonly grow: () => void } {
  const [pages, setPages] = useState(() => ({ key, count: pagesOfEntry() }));
  if (pages.key !== key) setPages({ key, count: 1 });
  const count = pages.key === key ? pages.count : 1;
  const grow = useCallback(() => {
    history.replaceState({ ...history.state, pages: count + 1 }, "");
    setPages({ key, count: count + 1 });
  }, [key, count]);
  return { count, grow };
}

function pagesOfEntry(): number {
  const pages: unknown = (history.state as { readonly pages?: unknown } | null)?.pages;
  return typeof pages === "number" && Number.isInteger(pages) ? Math.min(Math.max(pages, 1), mostAtOnce) : 1;
}

/** A record that came in meanwhile pushes others onto the next page: each is shown once. */
function merged(states: Answers<"convert.history">["states"]): Shown | undefined {
  const pages = states.map(({ result }) => (result?.kind === "ok" ? result.data : undefined));
  const [first] = pages;
  if (first === undefined) return undefined;
  const rows = pages.flatMap((page) => page?.list ?? []);
  const records = [...new Map(rows.map((row) => [row.exchangeTxId, row])).values()];
  // Without a total a whole page promises one record more, and that is all that can be known.
  const isOpen = (pages.findLast((page) => page !== undefined)?.list.length ?? 0) >= pageSize;
  return { records, total: first.total ?? records.length + Number(isOpen) };
}

/** Asks anew for the pages on which something is still to happen. */
function useRefresh(
  inputs: readonly CallInput<"convert.history">[],
  states: Answers<"convert.history">["states"],
): void {
  const lists = states.map(({ result }) => (result?.kind === "ok" ? result.data.list : []));
  const isOpen = (row: ConvertHistoryRow): boolean => row.state === "processing" || row.state === "waiting";
  const open = useCalls(
    "convert.history",
    inputs.filter((_input, at) => lists[at]?.some(isOpen)),
  );
  const isSettling = lists.some((list) => list.some(({ state }) => state === "processing"));
  const isWaiting = lists.some((list) => list.some(({ state }) => state === "waiting"));
  useRepeat(open.refetch, isSettling ? settleEveryMs : isWaiting ? waitEveryMs : 0);
}
