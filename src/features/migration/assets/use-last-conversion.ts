import type { MigrationState } from "#shared/contract/migration.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { useRepeat } from "#src/bridge/use-repeat.ts";
import { hasEnded } from "#src/money/batch-record.ts";

/** F6h.3. */
export const loadEveryMs = 5_000;

export interface ConversionLooked {
  readonly result: CallState<"migration.confirmQuery">;
  /** It has not ended, or nobody knows yet whether it has: its coins are spoken for, whatever the state says. */
  readonly goesOn: boolean;
}

/** What became of the conversion that was confirmed last, asked for until it has ended. */
export function useLastConversion(
  { migrationId, quoteId = "", status }: MigrationState,
  enabled: boolean,
): ConversionLooked {
  const asked = enabled && quoteId !== "";
  const result = useCall("migration.confirmQuery", { migrationId, quoteId }, { enabled: asked });
  const isUnderWay = result.data !== undefined && !hasEnded(result.data.status);
  // While the state says so too, each of its answers asks for this one.
  useRepeat(result.refetch, isUnderWay && status !== "CONVERTING" ? loadEveryMs : 0);
  return { result, goesOn: isUnderWay || (asked && result.status === "pending") };
}
