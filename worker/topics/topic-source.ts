import type { TopicRow, TopicStatus } from "#shared/rpc/snapshot.ts";

/** `throttled`: when the throttle allows. `immediate`: somebody waits for it, as for an answer of the server. */
export type Urgency = "throttled" | "immediate";

/** Where a topic's rows come from. The publisher reads it; a source only notifies that there may be something new. */
export interface TopicSource<R extends TopicRow> {
  /** All rows of now. A row that did not change is the same object as before. */
  read(): readonly R[];
  /** Server time of the newest of these rows, ms; 0 when they have none. */
  asOf(rows: readonly R[]): number;
  status(): TopicStatus;
  /** Starts what the topic needs and calls `changed` whenever rows or status may have changed; answers the end of it. */
  watch(changed: (when: Urgency) => void): () => void;
}
