import type { ConvertHistoryRow, HistoryState } from "../contract/convert-history.ts";

/** What is told of the rate of a conversion, in a list, in its details and in a file alike. Pure. */

/** States in which something came. */
export const came: ReadonlySet<HistoryState> = new Set(["success", "partial"]);

type Conversion = Pick<ConvertHistoryRow, "kind" | "state" | "convertRate">;

/** At what rate it went, or is to go: what failed or was given up went at none, though a limit order wanted its own. "" is none. */
export function shownRate({ kind, state, convertRate }: Conversion): string {
  return came.has(state) || kind === "limit" ? convertRate : "";
}
