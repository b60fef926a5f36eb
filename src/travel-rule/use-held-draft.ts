import { useState } from "react";
import { useClientStore } from "#src/state/client-store.ts";
import { noDraft, type TravelDraft } from "./travel-draft.ts";

/** Answers that were begun, by their owner and what they are about, for the visit alone: they are written to no disk. */
const begun = new Map<string, TravelDraft>();

/**
 * Of a deposit or withdrawal that is held. Details that were closed or stepped past, and a page that was left, lose nothing of what
 * was answered in them but its confirmation.
 */
export function useHeldDraft(
  way: "deposit" | "withdraw",
  id: string,
): readonly [TravelDraft, (next: TravelDraft) => void] {
  const owner = useClientStore(({ user }) => user?.id ?? 0);
  const key = `${owner} ${way} ${id}`;
  const [draft, setDraft] = useState(begun.get(key) ?? noDraft);
  return [
    draft,
    (next) => {
      // Before it is known who is here it is nobody's to find again.
      if (owner > 0) begun.set(key, { ...next, isTrue: false });
      setDraft(next);
    },
  ];
}
