import { useMemo, useState } from "react";
import type { CallInput, CallName, CallOutput } from "#shared/contract/index.ts";
import type { CofferError } from "#shared/rpc/errors.ts";
import type { AnswerState } from "./query.ts";
import { useCalls } from "./use-calls.ts";
import { useRepeat } from "./use-repeat.ts";

/** A read as a page shows it. */
export type CallState<N extends CallName> = {
  /** A request is on its way, with or without figures on screen. */
  readonly fetching: boolean;
  readonly refetch: () => void;
} & (
  | { readonly status: "pending"; readonly data: undefined; readonly error: null }
  /** `error`: these are the figures of before, fetching again failed. `held`: they answer the previous input. */
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
  /** False: nothing is fetched, the state is `pending`. */
  readonly enabled?: boolean;
  /** Keep showing the answer to the previous input while the next one comes. */
  readonly keepPrevious?: boolean;
  /** Fetch again this often while the page is seen, ms. */
  readonly refetchEveryMs?: number;
}

/** Fetches a read and keeps its answer (D5.1). Errors without figures are also shown by the error presenter. */
export function useCall<N extends CallName>(
  name: N,
  input: CallInput<N>,
  { enabled = true, keepPrevious = false, refetchEveryMs = 0 }: UseCallOptions = {},
): CallState<N> {
  const { states, refetch } = useCalls(name, enabled ? [input] : []);
  useRepeat(refetch, refetchEveryMs);
  const state = states[0];
  const answered = state?.result?.kind === "ok" ? state.result.data : undefined;
  const [previous, setPrevious] = useState<CallOutput<N>>();
  if (keepPrevious && answered !== undefined && answered !== previous) setPrevious(() => answered);

  const held = keepPrevious ? previous : undefined;
  // The same while nothing changed: what is painted from it is painted once.
  return useMemo(() => stateOf(state, refetch, held), [state, refetch, held]);
}

function stateOf<N extends CallName>(
  state: AnswerState<N> | undefined,
  refetch: () => void,
  previous: CallOutput<N> | undefined,
): CallState<N> {
  const { result, error = null, fetching = false } = state ?? {};
  const shared = { fetching, refetch };
  if (result?.kind === "anonymous") return { ...shared, status: "anonymous", data: undefined, error: null };
  if (result?.kind === "ok") return { ...shared, status: "ok", data: result.data, error, held: false };
  if (error !== null) return { ...shared, status: "error", data: undefined, error };
  if (previous !== undefined) return { ...shared, status: "ok", data: previous, error, held: true };
  return { ...shared, status: "pending", data: undefined, error: null };
}
