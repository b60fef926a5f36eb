import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useQuery,
} from "@tanstack/react-query";
import type { CallInput, CallName, CallOutput } from "#shared/contract/index.ts";
import type { CallResult } from "#shared/rpc/api.ts";
import { CofferError, isCofferError, toErrorData } from "#shared/rpc/errors.ts";
import { bridge } from "./bridge.ts";

const RETRIES = 2;

/** A read as a page shows it. */
export type CallState<N extends CallName> = {
  /** A request is on its way, with or without figures on screen. */
  readonly fetching: boolean;
  readonly refetch: () => void;
} & (
  | { readonly status: "pending"; readonly data: undefined; readonly error: null }
  /** `error`: these are the figures of before, asking again failed. `held`: they answer the previous input. */
  | {
      readonly status: "ok";
      readonly data: CallOutput<N>;
      readonly error: CofferError | null;
      readonly held: boolean;
    }
  /** Signed out, on a page that shows itself to everybody. */
  | { readonly status: "anonymous"; readonly data: undefined; readonly error: null }
  | { readonly status: "error"; readonly data: undefined; readonly error: CofferError }
);

export interface UseCallOptions {
  /** False: nothing is asked, the state is `pending`. */
  readonly enabled?: boolean;
  /** Keep showing the answer to the previous input while the next one comes. */
  readonly keepPrevious?: boolean;
  /** Ask again this often while the page is seen, ms. */
  readonly refetchEveryMs?: number;
}

/** The query key of a call: its name first, so that a success can put all of a name's answers out of date. */
export function callKey(name: CallName, input?: unknown): QueryKey {
  return input === undefined ? [name] : [name, input];
}

export function callOptions<N extends CallName>(name: N, input: CallInput<N>) {
  return queryOptions<CallResult<N>, CofferError>({
    queryKey: callKey(name, input),
    queryFn: async ({ signal, client }) => {
      const result = await bridge.call(name, input, { signal });
      if (result.kind === "ok") void invalidateCalls(client, result.invalidates, name);
      return result;
    },
    retry: (failures, error) => isCofferError(error) && error.data.retriable && failures < RETRIES,
    retryDelay: (failures) => 500 * 2 ** failures,
  });
}

/** Puts every answer of these calls out of date; those on screen are asked again. `but` is the call that is answering. */
export async function invalidateCalls(
  client: QueryClient,
  names: readonly CallName[],
  but?: CallName,
): Promise<void> {
  const others = names.filter((name) => name !== but);
  await Promise.all(others.map((name) => client.invalidateQueries({ queryKey: callKey(name) })));
}

/** Asks a read and keeps its answer (design section 5). Errors without figures are also told by the error presenter. */
export function useCall<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: UseCallOptions = {},
): CallState<N> {
  const query = useQuery({
    ...callOptions(name, input),
    enabled: options.enabled ?? true,
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(options.refetchEveryMs ? { refetchInterval: options.refetchEveryMs } : {}),
  });
  const shared = {
    fetching: query.isFetching,
    refetch: () => {
      void query.refetch();
    },
  };
  const error = query.error === null ? null : asCofferError(query.error);
  if (query.data?.kind === "anonymous")
    return { ...shared, status: "anonymous", data: undefined, error: null };
  if (query.data !== undefined) {
    return { ...shared, status: "ok", data: query.data.data, error, held: query.isPlaceholderData };
  }
  if (error !== null) return { ...shared, status: "error", data: undefined, error };
  return { ...shared, status: "pending", data: undefined, error: null };
}

function asCofferError(error: unknown): CofferError {
  return isCofferError(error) ? error : new CofferError(toErrorData(error));
}
