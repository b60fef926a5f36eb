import type { Snapshot, TopicStatus } from "#shared/rpc/snapshot.ts";
import { createPublisher } from "#worker/topics/publisher.ts";
import type { Urgency } from "#worker/topics/topic-source.ts";
import { manualClock } from "./manual-clock.ts";

export interface Row {
  readonly key: string;
  readonly value: number;
}

/** A publisher of two rows, its page and its clock; rows, page and feed are turned by the test. */
export function setUp({ visible = true } = {}) {
  const clock = manualClock();
  const rows = new Map<string, Row>([
    ["a", { key: "a", value: 1 }],
    ["b", { key: "b", value: 1 }],
  ]);
  const taken: Snapshot<Row>[] = [];
  const page = { answers: [] as (() => void)[], busy: false, gone: false };
  const faults: unknown[] = [];
  /** What reading the source throws. */
  const source: { fault: Error | null } = { fault: null };
  const feed: { status: TopicStatus; watched: number; changed(when?: Urgency): void } = {
    status: "live",
    watched: 0,
    changed: () => undefined,
  };
  let dropped = 0;
  const publisher = createPublisher<Row>({
    source: {
      read() {
        if (source.fault !== null) throw source.fault;
        return [...rows.values()];
      },
      asOf: (all) => all.reduce((sum, row) => Math.max(sum, row.value), 0),
      status: () => feed.status,
      watch(changed) {
        feed.watched += 1;
        feed.changed = (when = "throttled") => changed(when);
        return () => {
          feed.watched -= 1;
        };
      },
    },
    clock,
    epoch: 7,
    throttleMs: 250,
    visible,
    async deliver(snapshot) {
      if (page.gone) throw new Error("port closed");
      taken.push(snapshot);
      if (page.busy) await new Promise<void>((resolve) => page.answers.push(resolve));
    },
    dropped: () => {
      dropped += 1;
    },
    failed: (cause) => void faults.push(cause),
  });
  const change = (key: string, value: number): void => {
    rows.set(key, { key, value });
    feed.changed();
  };
  return { clock, taken, page, feed, source, faults, publisher, change, drops: () => dropped };
}

/** What a snapshot says, as "a1". */
export const values = (snapshot: Snapshot<Row> | undefined) =>
  snapshot?.rows.map((row) => `${row.key}${row.value}`);
