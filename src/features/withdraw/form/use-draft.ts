import { useState } from "react";
import { noDraft, type TravelDraft } from "#src/travel-rule/travel-draft.ts";

/** Answers about the other end, for the visit alone: names and papers of people are written to no disk. */
let kept: TravelDraft = noDraft;

export interface KeptDraft {
  readonly draft: TravelDraft;
  readonly setDraft: (draft: TravelDraft) => void;
}

export function useDraft(): KeptDraft {
  const [draft, setDraft] = useState(kept);
  return {
    draft,
    setDraft(next) {
      kept = next;
      setDraft(next);
    },
  };
}
