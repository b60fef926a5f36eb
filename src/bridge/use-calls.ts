import { useCallback, useMemo, useRef, useSyncExternalStore } from "react";
import type { CallInput, CallName } from "#shared/contract/index.ts";
import type { AnswerState } from "./question.ts";
import { questions } from "./reads.ts";

export interface Answers<N extends CallName> {
  /** One for each input, in their order. */
  readonly states: readonly AnswerState<N>[];
  readonly refetch: () => void;
}

/** Asks one read with several inputs, such as the pages of a list, and keeps the answers (D5.1). */
export function useCalls<N extends CallName>(name: N, inputs: readonly CallInput<N>[]): Answers<N> {
  const key = JSON.stringify(inputs);
  // Equal inputs are the same questions, whatever array they came in.
  const asked = useMemo(
    () => (JSON.parse(key) as readonly CallInput<N>[]).map((input) => questions.of(name, input)),
    [name, key],
  );
  const shown = useRef<readonly AnswerState<N>[]>([]);
  const watched = useRef<readonly unknown[]>([]);
  const watch = useCallback(
    (watcher: () => void) => {
      // A list that grows asks for its new pages, not again for those it has.
      const before = new Set(watched.current);
      watched.current = asked;
      const releases = asked.map((question) =>
        before.has(question) ? question.hold(watcher) : question.watch(watcher),
      );
      return () => {
        for (const release of releases) release();
      };
    },
    [asked],
  );
  const states = useSyncExternalStore(watch, () => {
    const now = asked.map((question) => question.state);
    const { current } = shown;
    const same = now.length === current.length && now.every((state, at) => state === current[at]);
    if (!same) shown.current = now;
    return shown.current;
  });
  const refetch = useCallback(() => {
    for (const question of asked) question.ask();
  }, [asked]);
  return { states, refetch };
}
