import { useEffect, useEffectEvent } from "react";
import { type PlainAction, usePlainIntent } from "#src/money/use-plain-intent.ts";
import { migrationPath } from "../paths.ts";
import { type ChangeState, useChange } from "../use-change.ts";
import type { Migration } from "../use-migration.ts";

export interface MoveCards {
  readonly terms: ChangeState;
  readonly action: PlainAction<"cards.start">;
  readonly busy: boolean;
  /** Accepts the terms where that was not done, then sends the cards, once. */
  readonly run: (cardIds: readonly string[], version: string) => void;
  /** Shows what becomes of one that was sent before. */
  readonly show: (requestId: string) => void;
  readonly reset: () => void;
}

/** Cards on their way: their terms, then the one call that moves them. `isAccepted`: as the list of cards says, since no status tells it. */
export function useMoveCards(migration: Migration, migrationId: string, isAccepted: boolean): MoveCards {
  const key = `cards.start ${migrationId}`;
  const action = usePlainIntent("cards.start", key);
  const terms = useChange("cards.acceptTerms", migration.row, migration.check);
  const { intent, state } = action;
  const settled = useEffectEvent((reached: typeof state) => {
    if (reached.status === "done" || reached.status === "refused") migration.check();
  });
  useEffect(() => settled(state), [state]);
  const isTaken = isAccepted && terms.state.at === "absent";
  const busy = action.locked || terms.state.at === "running" || (terms.busy && isLost(terms.state));

  async function run(cardIds: readonly string[], version: string): Promise<void> {
    if (busy || intent.showOpen(key)) return;
    const accepted =
      isAccepted || (await terms.run({ cardIds: [...cardIds], tncVersion: version, agree: true }));
    if (!accepted) return;
    await intent.send({
      input: { migrationId, cardIds: [...cardIds] },
      kind: "migrationCards",
      key,
      pays: null,
      receives: null,
      coins: 0,
      account: "",
      history: migrationPath,
    });
  }

  return {
    terms: isTaken ? { at: "idle" } : terms.state,
    action,
    busy,
    run: (cardIds, version) => void run(cardIds, version),
    show: (requestId) => intent.showIntent(requestId),
    reset() {
      if (busy) return;
      intent.reset();
      terms.reset();
    },
  };
}

function isLost(state: ChangeState): boolean {
  return state.at === "reading" && state.lost;
}
