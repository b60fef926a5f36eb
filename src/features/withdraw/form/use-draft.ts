import { useState } from "react";
import { noDraft, type TravelDraft } from "#src/travel-rule/travel-draft.ts";

/** Answers about the other end, for the visit alone: names and papers of people are written to no disk. */
let stored: TravelDraft = noDraft;

export interface StoredDraft {
  readonly draft: TravelDraft;
  readonly setDraft: (draft: TravelDraft) => void;
}

export function useDraft(): StoredDraft {
  const [draft, setDraft] = useState(stored);
  return {
    draft,
    setDraft(next) {
      stored = next;
      setDraft(next);
    },
  };
}
