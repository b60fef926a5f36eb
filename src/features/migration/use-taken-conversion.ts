import { useCallback, useState } from "react";
import type { MigrationState } from "#shared/contract/migration.ts";

/** Of one migration; what was taken last stands last. */
interface TakenConversions {
  readonly migrationId: string;
  readonly quoteIds: readonly string[];
}

/** Says that a conversion was taken, or that it came to nothing after all: then it never was. */
export type OnTaken = (quoteId: string, isTaken: boolean) => void;

/**
 * A migration's state with the conversion that was taken in this visit, and how to say which: what the person confirmed has the
 * word before what the host names last, which may be an older one, another or none.
 */
export function useTakenConversion(
  state: MigrationState,
): readonly [state: MigrationState, onTaken: OnTaken] {
  const { migrationId } = state;
  const [taken, setTaken] = useState<TakenConversions>({ migrationId: "", quoteIds: [] });
  const onTaken = useCallback(
    (quoteId: string, isTaken: boolean) =>
      setTaken((now) => {
        const before = now.migrationId === migrationId ? now.quoteIds : [];
        if (before.includes(quoteId) === isTaken) return now;
        const quoteIds = isTaken ? [...before, quoteId] : before.filter((one) => one !== quoteId);
        return { migrationId, quoteIds };
      }),
    [migrationId],
  );
  const quoteId = taken.migrationId === migrationId ? taken.quoteIds.at(-1) : undefined;
  return [quoteId === undefined ? state : { ...state, quoteId }, onTaken];
}
