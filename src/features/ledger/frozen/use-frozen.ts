import { useMemo } from "react";
import type { CallInput } from "#shared/contract/index.ts";
import type { FrozenAsset } from "#shared/contract/records.ts";
import { frozenFacts } from "#shared/domain/known-facts.ts";
import { isTorn } from "#shared/domain/record-facts.ts";
import type { CofferError } from "#shared/rpc/errors.ts";
import { useCalls } from "#src/bridge/use-calls.ts";
import { useRepeat } from "#src/bridge/use-repeat.ts";
import { contradiction } from "#src/records/contradiction.ts";

type Filter = Pick<CallInput<"records.frozen">, "coin" | "reason">;

export interface Frozen {
  /** Undefined before the first page. */
  readonly list: readonly FrozenAsset[] | undefined;
  /** How many there are, those of pages that are not here too. */
  readonly total: number;
  /** The list is all of them, as far as is known. */
  readonly whole: boolean;
  /** Why a page is not there, or not of now. */
  readonly error: CofferError | null;
  readonly fetching: boolean;
  readonly refetch: () => void;
}

/** The most that a page holds, and so many of them: who has more is told that it is not all. */
const pageSize = 100;
const maxPages = 20;
/** While something is held back it may be freed at any moment, ms. */
const refreshMs = 15_000;

/**
 * What is held back and fits a filter, every page of it: a sum of a part would be no sum. The reason is looked for here: it is ours,
 * and a host of the field tables would answer with all of them (D10.13).
 */
export function useFrozen({ reason, ...filter }: Filter): Frozen {
  const pageOf = (page: number): CallInput<"records.frozen"> => ({ size: pageSize, page, ...filter });
  const first = useCalls("records.frozen", [pageOf(1)]).states[0];
  const total = first?.result?.kind === "ok" ? first.result.data.total : 0;
  const count = Math.min(maxPages, Math.max(1, Math.ceil(total / pageSize)));
  const { states, refetch } = useCalls(
    "records.frozen",
    Array.from({ length: count }, (_page, at) => pageOf(at + 1)),
  );
  useRepeat(refetch, refreshMs);
  return useMemo(() => {
    const pages = states.map(({ result }) => (result?.kind === "ok" ? result.data.list : undefined));
    // What was freed meanwhile moves others to the page before: each counts once.
    const all = pages.flatMap((page) => page ?? []);
    const rows = new Map(all.map((row) => [row.id, row]));
    const torn = isTorn(all, ({ id }) => id, frozenFacts);
    const list = pages[0] === undefined || torn ? undefined : [...rows.values()];
    const fitting = reason === undefined ? list : list?.filter((row) => row.reason === reason);
    const whole = list !== undefined && list.length === total;
    // Of none among those that have come nobody knows yet, nor ever where there are said to be more.
    const isPart = reason !== undefined && list !== undefined && !whole;
    const isTold = !pages.includes(undefined);
    return {
      list: isPart && fitting?.length === 0 ? undefined : fitting,
      total: reason === undefined ? total : (fitting?.length ?? 0),
      whole,
      error:
        states.find(({ error }) => error !== null)?.error ??
        (torn || (isPart && isTold) ? contradiction() : null),
      fetching: states.some(({ fetching }) => fetching),
      refetch,
    };
  }, [states, total, reason, refetch]);
}
