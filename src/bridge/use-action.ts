import { useCallback, useState, useSyncExternalStore } from "react";
import type { CallName } from "#shared/contract/index.ts";
import type { ActionInput, ActionState } from "./action-run.ts";
import { openAction } from "./open-action.ts";

export type { ActionInput, ActionState } from "./action-run.ts";

export interface Action<N extends CallName> {
  readonly state: ActionState<N>;
  /** Begins the intent and answers the state it ends in; does nothing while one is open. Never rejects. */
  readonly run: (input: ActionInput<N>) => Promise<ActionState<N>>;
  /** Only in state `unknown`: looks its outcome up once more. */
  readonly lookUpAgain: () => Promise<ActionState<N>>;
  readonly reset: () => void;
}

/** An intent of the person: money, or anything that changes something. Nothing is ever sent twice. */
export function useAction<N extends CallName>(name: N): Action<N> {
  const [run] = useState(() => openAction(name));
  const state = useSyncExternalStore(
    useCallback((watcher: () => void) => run.watch(watcher), [run]),
    () => run.state,
  );
  const [handles] = useState(() => ({
    run: (input: ActionInput<N>) => run.run(input),
    lookUpAgain: () => run.lookUpAgain(),
    reset: () => run.reset(),
  }));
  return { state, ...handles };
}
