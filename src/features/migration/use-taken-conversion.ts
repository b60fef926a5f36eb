import { useCallback, useState } from "react";
import type { MigrationState } from "#shared/contract/migration.ts";

/**
 * A migration's state with the conversion that was taken in this visit, and how to say which: what the person confirmed has the
 * word before what the host names last, which may be an older one, another or none.
 */
export function useTakenConversion(
  state: MigrationState,
): readonly [state: MigrationState, onTaken: (quoteId: string) => void] {
  const { migrationId } = state;
  const [taken, setTaken] = useState({ migrationId: "", quoteId: "" });
  const onTaken = useCallback((quoteId: string) => setTaken({ migrationId, quoteId }), [migrationId]);
  return [taken.migrationId === migrationId ? { ...state, quoteId: taken.quoteId } : state, onTaken];
}
