import { useInfiniteQuery } from "@tanstack/react-query";
import type { ConvertRecord } from "#shared/contract/convert.ts";
import { CofferError, toErrorData } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { callKey } from "#src/bridge/use-call.ts";

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
  const query = useInfiniteQuery({
    queryKey: callKey("convert.history", "pages"),
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const answer = await bridge.call("convert.history", { index: pageParam, limit: pageSize }, { signal });
      return answer.kind === "ok" ? answer.data.list : [];
    },
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length + 1),
    refetchInterval: ({ state }) => (state.data?.pages.some(isRunning) ? settleEveryMs : false),
  });
  const error = query.error === null ? null : asCofferError(query.error);
  return {
    records: query.data?.pages.flat(),
    error,
    retry: () => void query.refetch(),
    fetching: query.isFetching,
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
  };
}

function isRunning(page: readonly ConvertRecord[]): boolean {
  return page.some((record) => record.exchangeStatus === "processing" || record.exchangeStatus === "init");
}

function asCofferError(error: Error): CofferError {
  return error instanceof CofferError ? error : new CofferError(toErrorData(error));
}
