import { type Dispatch, useEffect, useRef, useState } from "react";
import { useEqualIntent } from "#src/money/use-equal-intent.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { tab } from "#src/state/storages.ts";
import { keepDraft, readDraft } from "#src/state/stored-draft.ts";
import type { BatchEvent, BatchForm } from "./batch-form.ts";
import { type BatchIntent, type BatchSession, type BatchView, batchKey } from "./batch-session.ts";
import { readChosen, writeChosen } from "./chosen-link.ts";

const draftName = "convert/smallBalances";
const none: readonly string[] = [];
/** Before money moves, and where it is certain that none did. */
const unsent: ReadonlySet<BatchView["at"]> = new Set([
  "closed",
  "quoting",
  "held",
  "expired",
  "refused",
  "absent",
]);

export interface Choice {
  readonly form: BatchForm;
  readonly change: Dispatch<BatchEvent>;
  readonly session: BatchSession;
  readonly view: BatchView;
}

/**
 * Keeps what is ticked, and into what, for a reload and for a look at another kind of conversion: what `form/kept-amount.tsx` does
 * for the amount. It comes back to a form of the same account in which nothing is ticked.
 */
export function useKeptChoice(choice: Choice): void {
  const { form, change, view } = choice;
  const owner = useClientStore(({ user }) => user?.id ?? 0);
  const restored = useRef(false);
  const { accountType, toCoin, chosen } = form;
  const underWay = useUnderWay(choice);
  const kept = unsent.has(view.at) ? chosen.filter((coin) => !underWay.includes(coin)) : none;
  const draft = kept.length > 0 ? writeChosen("", { accountType, chosen: kept, toCoin }) : undefined;
  const isEmpty = chosen.length === 0;
  useEffect(() => {
    if (owner <= 0) return;
    if (!restored.current) {
      restored.current = true;
      const stored = isEmpty ? readDraft(tab, draftName, owner, readKept) : undefined;
      if (stored?.accountType === accountType) {
        change({ type: "again", accountType, toCoin: stored.toCoin, coins: stored.chosen });
        return;
      }
    }
    keepDraft(tab, draftName, owner, draft);
  }, [owner, change, isEmpty, accountType, draft]);
}

/**
 * Which coins of the form's account were sent and are not known to have been converted, or not: they stand nowhere ready to be sent again
 * (D3.8). Once it is known that they were taken they are ticked no more; while a dialog is open on it, that has the word.
 */
function useUnderWay({ form, change, session, view }: Choice): readonly string[] {
  const [sent, setSent] = useState<BatchIntent | null>(null);
  if (view.at === "sending" && session.intent !== sent) setSent(session.intent);
  const coins = sent?.accountType === form.accountType ? sent.coins : none;
  const isOpen = useEqualIntent(sent === null ? "" : batchKey(sent), () => {
    if (unsent.has(view.at)) change({ type: "left-out", coins });
  });
  return isOpen ? coins : none;
}

/** Kept as a link has it, and read with the same care. */
function readKept(kept: unknown): BatchForm | undefined {
  if (typeof kept !== "string") return undefined;
  const choice = readChosen(kept);
  return choice.chosen.length === 0 ? undefined : choice;
}
