import { useRef, useState } from "react";
import type { CallInput } from "#shared/contract/index.ts";
import type { MigrationRow } from "#shared/contract/migration-view.ts";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { queries } from "#src/bridge/reads.ts";
import { ownAnswer } from "#src/money/own-answer.ts";
import { presentWall } from "#src/session/present-wall.ts";
import { isUndone } from "#src/session/undone.ts";

/** What changes a migration without moving money. */
export type ChangeName = "migration.create" | "migration.abort" | "cards.acceptTerms" | "cards.complete";

export type ChangeState =
  | { readonly at: "idle" | "running" }
  /** It was answered, or what came was no clear answer; what became of it is read from the status, asked for in `round`. */
  | { readonly at: "reading"; readonly round: number; readonly lost: boolean }
  /** Read: it did not arrive. */
  | { readonly at: "absent" }
  | { readonly at: "refused"; readonly error: ErrorData };

export interface Change<N extends ChangeName> {
  readonly state: ChangeState;
  readonly busy: boolean;
  /** Once: a second press while the first is under way does nothing. Answers whether the exchange took it. */
  readonly run: (input: CallInput<N>) => Promise<boolean>;
  readonly reset: () => void;
}

const idle: ChangeState = { at: "idle" };

/** A lost answer is never asked for by doing it again: the status tells (F6h.3). */
export function useChange<N extends ChangeName>(
  name: N,
  row: MigrationRow | undefined,
  check: () => number,
): Change<N> {
  const [state, setState] = useState<ChangeState>(idle);
  const isRunning = useRef(false);
  // Only an answer to a question that left afterwards says what became of the change.
  if (state.at === "reading" && row !== undefined && row.round >= state.round && row.error === null) {
    setState(state.lost ? { at: "absent" } : idle);
  }
  const busy = state.at === "running" || state.at === "reading";

  async function run(input: CallInput<N>): Promise<boolean> {
    if (isRunning.current || busy) return false;
    isRunning.current = true;
    setState({ at: "running" });
    try {
      const { invalidates } = await ownAnswer(name, input, { silent: true }).catch(presentWall);
      queries.invalidate(invalidates);
      setState({ at: "reading", round: check(), lost: false });
      return true;
    } catch (thrown) {
      if (!(thrown instanceof CofferError)) throw thrown;
      const { data } = thrown;
      if (isUndone(data)) {
        // What was accepted may be of before: other terms, another site, another card.
        queries.invalidate(["migration.banner", "cards.migrable"]);
        // So may the step that is shown: another tab has taken it.
        if (data.kind !== "NotLoggedIn") check();
        setState({ at: "refused", error: data });
      } else setState({ at: "reading", round: check(), lost: true });
      return false;
    } finally {
      isRunning.current = false;
    }
  }

  return { state, busy, run, reset: () => !busy && setState(idle) };
}
