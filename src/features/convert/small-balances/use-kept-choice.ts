import { type Dispatch, useEffect, useRef } from "react";
import { useClientStore } from "#src/state/client-store.ts";
import { tab } from "#src/state/storages.ts";
import { keepDraft, readDraft } from "#src/state/stored-draft.ts";
import type { BatchEvent, BatchForm } from "./batch-form.ts";
import type { BatchView } from "./batch-session.ts";
import { readChosen, writeChosen } from "./chosen-link.ts";

const draftName = "convert/smallBalances";
/** Before money moves, and where it is certain that none did. */
const unsent: ReadonlySet<BatchView["at"]> = new Set([
  "closed",
  "quoting",
  "held",
  "expired",
  "refused",
  "absent",
]);

/**
 * Keeps what is ticked, and into what, for a reload and for a look at another kind of conversion: what `form/kept-amount.tsx` does
 * for the amount. It comes back to a form of the same account in which nothing is ticked.
 */
export function useKeptChoice(form: BatchForm, change: Dispatch<BatchEvent>, view: BatchView): void {
  const owner = useClientStore(({ user }) => user?.id ?? 0);
  const restored = useRef(false);
  const { accountType, toCoin, chosen } = form;
  const isDraft = chosen.length > 0 && unsent.has(view.at);
  useEffect(() => {
    if (owner <= 0) return;
    if (!restored.current) {
      restored.current = true;
      const kept = chosen.length === 0 ? readDraft(tab, draftName, owner, readKept) : undefined;
      if (kept?.accountType === accountType) {
        change({ type: "again", accountType, toCoin: kept.toCoin, coins: kept.chosen });
        return;
      }
    }
    keepDraft(tab, draftName, owner, isDraft ? writeChosen("", { accountType, chosen, toCoin }) : undefined);
  }, [owner, change, isDraft, accountType, toCoin, chosen]);
}

/** Kept as a link has it, and read with the same care. */
function readKept(kept: unknown): BatchForm | undefined {
  if (typeof kept !== "string") return undefined;
  const choice = readChosen(kept);
  return choice.chosen.length === 0 ? undefined : choice;
}
