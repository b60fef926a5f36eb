import { useRef, useState } from "react";
import { CofferError, isCofferError, toErrorData } from "#shared/rpc/errors.ts";
import { pageClock } from "../bridge/clock.ts";
import { isUndone, isUndoneAgain } from "./undone.ts";

/**
 * What is under way. `looking`: the answer was lost, it is looked whether it arrived. `unknown`: it is not there, or could
 * not be looked for; it may still arrive, so only the person sends it again. `refused`: it was not taken.
 */
export type Sent =
  | { readonly at: "idle" | "sending" | "looking" }
  | { readonly at: "unknown" | "refused"; readonly error: CofferError };

/** What is asked of the exchange that is no money call: what became of it can be read from a state. */
export interface Act {
  readonly send: () => Promise<void>;
  /** Whether it is there by now; null where that could not be read. Never rejects. */
  readonly isThere: () => Promise<boolean | null>;
  /** However it ended: what may have changed is read again. */
  readonly ended: () => void;
}

export interface SentOnce {
  readonly state: Sent;
  /** Nothing while something is under way: a second press is no second act. */
  readonly begin: (act: Act) => void;
  readonly lookAgain: () => void;
}

/** Waits before each look, ms. */
const looks = [1_000, 3_000, 8_000] as const;

/** Sends once, looks where the answer is lost, and never sends again by itself. */
export function useSentOnce(): SentOnce {
  const [state, setState] = useState<Sent>({ at: "idle" });
  const busy = useRef(false);
  const last = useRef<Act | null>(null);

  async function once(act: Act, work: () => Promise<Sent>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    last.current = act;
    const end = await work();
    busy.current = false;
    setState(end);
    act.ended();
  }

  async function look(
    act: Act,
    error: CofferError,
    at: "refused" | "unknown",
    waits: readonly number[],
  ): Promise<Sent> {
    setState({ at: "looking" });
    for (const wait of waits) {
      await new Promise<void>((resume) => pageClock.after(wait, resume));
      if ((await act.isThere()) === true) return { at: "idle" };
    }
    return { at, error };
  }

  return {
    state,
    begin: (act) =>
      void once(act, async () => {
        setState({ at: "sending" });
        try {
          await act.send();
          return { at: "idle" };
        } catch (thrown) {
          const error = isCofferError(thrown) ? thrown : new CofferError(toErrorData(thrown));
          const isOver = state.at === "unknown" ? isUndoneAgain : isUndone;
          return isOver(error.data) ? look(act, error, "refused", [0]) : look(act, error, "unknown", looks);
        }
      }),
    lookAgain() {
      const act = last.current;
      if (act !== null && state.at === "unknown")
        void once(act, () => look(act, state.error, "unknown", [0]));
    },
  };
}
