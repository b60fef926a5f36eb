import type { TopicRow } from "#shared/rpc/snapshot.ts";
import type { TopicState } from "#src/bridge/topic-store.ts";
import { useStore } from "#src/lazy/use-store.ts";

/** The estimate as it moves, for the parts of a form that show its figures: a topic of one row. */
export interface LiveEstimate<Row extends TopicRow> {
  readonly get: () => Pick<TopicState<Row>, "rows">;
  readonly watch: (watcher: () => void) => () => void;
}

/** The estimate of this moment; undefined before there is one. */
export function newestRow<Row extends TopicRow>(live: LiveEstimate<Row>): Row | undefined {
  return firstRow(live.get());
}

function firstRow<Row extends TopicRow>({ rows }: Pick<TopicState<Row>, "rows">): Row | undefined {
  const [row] = rows.values();
  return row;
}

/** The newest estimate: what calls this renders with each tick, unless it stands `still`. */
export function useLiveRow<Row extends TopicRow>(live: LiveEstimate<Row>, still = false): Row | undefined {
  return useStore(live.watch, live.get, (state) => (still ? undefined : firstRow(state)));
}

/** The market's price and the rate, and what follows from them and the amount. */
const moving = /rate$|Amount$|Value$|After$|AtMarket$|^market$|^distance$/i;

/** Whether a form says the same in both pictures but for figures that move, which {@link useLiveRow} follows. */
export function isSameButFigures<Row extends TopicRow>(
  shown: TopicState<Row>,
  next: TopicState<Row>,
): boolean {
  if (shown === next) return true;
  // Whose picture it is matters once there is a row.
  const isOfSame = shown.key === next.key || (shown.rows.size === 0 && next.rows.size === 0);
  return isOfSame && shown.status === next.status && textOf(shown) === textOf(next);
}

/** Of what moves, whether it is there; of the prices that a press fills in, how many there are. */
function textOf<Row extends TopicRow>({ rows }: TopicState<Row>): string {
  const [row] = rows.values();
  return JSON.stringify(row, (name, value: unknown) => {
    if (name === "steps" && Array.isArray(value)) return value.length;
    return moving.test(name) ? value === "" : value;
  });
}
