import { useSyncExternalStore } from "react";
import type { EstimateRow } from "#shared/contract/convert-estimate.ts";
import type { TopicState } from "#src/bridge/topic-store.ts";

/** The estimate as it moves, for the parts of a form that show its figures. */
export interface LiveEstimate<Row extends EstimateRow> {
  readonly get: () => Pick<TopicState<Row>, "rows">;
  readonly watch: (watcher: () => void) => () => void;
}

/** The newest estimate: what calls this renders with each tick, unless it stands `still`. */
export function useLiveRow<Row extends EstimateRow>(live: LiveEstimate<Row>, still = false): Row | undefined {
  return useSyncExternalStore(live.watch, () => (still ? undefined : live.get().rows.get("estimate")));
}

/** The rate, and what follows from it and the amount. */
const moving = /rate$|Amount$|Value$|After$/i;

/** Whether a form says the same in both pictures but for figures that move, which {@link useLiveRow} follows. */
export function isSameButFigures(shown: TopicState<EstimateRow>, next: TopicState<EstimateRow>): boolean {
  // Whose picture it is matters once there is a row.
  const isOfSame = shown.key === next.key || (shown.rows.size === 0 && next.rows.size === 0);
  return isOfSame && shown.status === next.status && textOf(shown) === textOf(next);
}

function textOf({ rows }: TopicState<EstimateRow>): string {
  const row = rows.get("estimate");
  return JSON.stringify(row, (name, value: unknown) => (moving.test(name) ? value === "" : value));
}
