import { useState } from "react";
import { useClientStore } from "#src/state/client-store.ts";
import { noDraft, type TravelDraft } from "#src/travel-rule/travel-draft.ts";

interface OwnedDraft {
  /** 0: typed before it was known who is there. */
  readonly owner: number;
  /** Whom they speak of, "" while nobody is entered. */
  readonly of: string;
  readonly draft: TravelDraft;
}

/** Answers about the other end, for the visit alone: names and papers of people are written to no disk. */
let stored: OwnedDraft = { owner: 0, of: "", draft: noDraft };

export interface StoredDraft {
  readonly draft: TravelDraft;
  readonly setDraft: (draft: TravelDraft) => void;
}

/**
 * Its owner's alone: whoever logs in next on the same page sees nothing of it, and declares nothing of it. What was confirmed of
 * one receiver is confirmed anew for the next one. `target`: address and memo as they stand in the form.
 */
export function useDraft(target: string): StoredDraft {
  const owner = useClientStore(({ user }) => user?.id ?? 0);
  const [own, setOwn] = useState(stored);
  const isOthers = owner > 0 && own.owner > 0 && own.owner !== owner;
  const draft = isOthers ? noDraft : own.draft;
  const isOfAnother = own.of !== "" && own.of !== target;
  return {
    draft: isOfAnother ? { ...draft, isTrue: false } : draft,
    setDraft(next) {
      stored = { owner: owner > 0 ? owner : own.owner, of: target, draft: next };
      setOwn(stored);
    },
  };
}
