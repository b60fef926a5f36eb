import { useCallback, useMemo, useRef } from "react";
import type { CallInput, CallName } from "#shared/contract/index.ts";
import { useStore } from "../lazy/use-store.ts";
import type { AnswerState } from "./query.ts";
import { queries } from "./reads.ts";

export interface Answers<N extends CallName> {
  /** One for each input, in their order. */
  readonly states: readonly AnswerState<N>[];
  readonly refetch: () => void;
}

/** Fetches one read with several inputs, such as the pages of a list, and keeps the answers (D5.1). */
export function useCalls<N extends CallName>(name: N, inputs: readonly CallInput<N>[]): Answers<N> {
  const key = JSON.stringify(inputs);
  // Equal inputs are the same queries, whatever array they came in.
  const wanted = useMemo(
    () => (JSON.parse(key) as readonly CallInput<N>[]).map((input) => queries.of(name, input)),
    [name, key],
  );
  const shown = useRef<readonly AnswerState<N>[]>([]);
  const watched = useRef<readonly unknown[]>([]);
  const watch = useCallback(
    (watcher: () => void) => {
      // A list that grows fetches its new pages, not again those it has.
      const before = new Set(watched.current);
      watched.current = wanted;
      const releases = wanted.map((query) =>
        before.has(query) ? query.hold(watcher) : query.watch(watcher),
      );
      return () => {
        for (const release of releases) release();
      };
    },
    [wanted],
  );
  const states = useStore(watch, () => {
    const now = wanted.map((query) => query.state);
    const { current } = shown;
    const same = now.length === current.length && now.every((state, at) => state === current[at]);
    if (!same) shown.current = now;
    return shown.current;
  });
  const refetch = useCallback(() => {
    for (const query of wanted) query.fetch();
  }, [wanted]);
  return { states, refetch };
}
