import { type Dispatch, type SetStateAction, useCallback, useLayoutEffect, useState } from "react";
import { useClientStore } from "./client-store.ts";
import { tab } from "./storages.ts";
import { keepDraft, readDraft } from "./stored-draft.ts";

export interface DraftKind<T> {
  readonly name: string;
  readonly read: (stored: unknown) => T | undefined;
  readonly empty: () => T;
  /** Nothing that would have to be kept. */
  readonly isEmpty: (draft: T) => boolean;
  /** Without what is not to be kept. */
  readonly toKeep?: (draft: T) => T;
}

interface OwnDraft<T> {
  /** 0: it is not known yet who is there. */
  readonly owner: number;
  readonly draft: T;
}

/**
 * A draft in this tab, for its owner alone: it comes back as soon as it is known who is there, and nothing is written before,
 * which would erase it. Whoever logs in next on the same page has their own.
 */
export function useOwnDraft<T>(kind: DraftKind<T>): readonly [T, Dispatch<SetStateAction<T>>] {
  const { name, isEmpty, toKeep } = kind;
  const owner = useClientStore((state) => state.user?.id ?? 0);
  const [own, setOwn] = useState<OwnDraft<T>>(() => ({ owner, draft: stored(kind, owner) }));
  let { draft } = own;
  if (own.owner !== owner) {
    // What was typed before it was known who is there is the owner's.
    draft = own.owner === 0 && !isEmpty(draft) ? draft : stored(kind, owner);
    setOwn({ owner, draft });
  }
  // With what shows it: a reload a moment later finds it.
  useLayoutEffect(() => {
    if (owner <= 0) return;
    const kept = toKeep?.(draft) ?? draft;
    keepDraft(tab, name, owner, isEmpty(kept) ? undefined : kept);
  }, [name, isEmpty, toKeep, owner, draft]);
  const setDraft = useCallback((next: SetStateAction<T>): void => {
    setOwn((now) => ({
      ...now,
      draft: typeof next === "function" ? (next as (before: T) => T)(now.draft) : next,
    }));
  }, []);
  return [draft, setDraft];
}

function stored<T>({ name, read, empty }: DraftKind<T>, owner: number): T {
  return (owner > 0 ? readDraft(tab, name, owner, read) : undefined) ?? empty();
}
