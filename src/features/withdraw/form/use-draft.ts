import { useState } from "react";
import { useClientStore } from "#src/state/client-store.ts";
import { noDraft, type TravelDraft } from "#src/travel-rule/travel-draft.ts";

interface OwnedDraft {
  /** 0: typed before it was known who is there. */
  readonly owner: number;
  readonly draft: TravelDraft;
}

/** Answers about the other end, for the visit alone: names and papers of people are written to no disk. */
let stored: OwnedDraft = { owner: 0, draft: noDraft };

export interface StoredDraft {
  readonly draft: TravelDraft;
  readonly setDraft: (draft: TravelDraft) => void;
}

/** Its owner's alone: whoever logs in next on the same page sees nothing of it, and declares nothing of it. */
export function useDraft(): StoredDraft {
  const owner = useClientStore(({ user }) => user?.id ?? 0);
  const [own, setOwn] = useState(stored);
  const isOthers = owner > 0 && own.owner > 0 && own.owner !== owner;
  return {
    draft: isOthers ? noDraft : own.draft,
    setDraft(draft) {
      stored = { owner: owner > 0 ? owner : own.owner, draft };
      setOwn(stored);
    },
  };
}
