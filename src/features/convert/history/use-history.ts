import { useCallback, useMemo, useState } from "react";
import type { ConvertRecord } from "#shared/contract/convert.ts";
import type { CofferError } from "#shared/rpc/errors.ts";
import { useCalls } from "#src/bridge/use-calls.ts";
import { useRepeat } from "#src/bridge/use-repeat.ts";

/** Domain-fields 2.9: pages from 1, 20 records each. */
const pageSize = 20;
/** While something is being settled its state is looked up this often, ms. */
const settleEveryMs = 3000;

export interface ConvertHistory {
  /** Undefined before the first page. */
  readonly records: readonly ConvertRecord[] | undefined;
  readonly error: CofferError | null;
  readonly retry: () => void;
  readonly fetching: boolean;
  /** Null when all is shown. */
  readonly more: (() => void) | null;
  readonly loadingMore: boolean;
}

/** The person's conversions, newest first, page by page. */
export function useHistory(): ConvertHistory {
  const [count, setCount] = useState(1);
  const inputs = useMemo(
    () => Array.from({ length: count }, (_page, at) => ({ index: at + 1, limit: pageSize })),
    [count],
  );
  const { states, refetch } = useCalls("convert.history", inputs);
  const answers = states.map(({ result }) => result);
  const pages = answers.map((answer) => (answer?.kind === "ok" ? answer.data.list : undefined));
  useRepeat(refetch, pages.some((page) => page?.some(isRunning)) ? settleEveryMs : 0);
  const last = pages.at(-1);
  const more = useCallback(() => setCount((shown) => shown + 1), []);
  return {
    records: answers[0] === undefined ? undefined : pages.flatMap((page) => page ?? []),
    error: states.find(({ error }) => error !== null)?.error ?? null,
    retry: refetch,
    fetching: states.some(({ fetching }) => fetching),
    more: last !== undefined && last.length >= pageSize ? more : null,
    loadingMore: count > 1 && states.at(-1)?.fetching === true && last === undefined,
  };
}

function isRunning({ exchangeStatus }: ConvertRecord): boolean {
  return exchangeStatus === "processing" || exchangeStatus === "init";
}
