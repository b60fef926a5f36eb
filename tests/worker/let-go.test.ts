/** D3.4: what the page no longer watches costs the worker nothing any more. */
import { expect, it } from "vitest";
import { createSubscriptions } from "#worker/topics/subscriptions.ts";
import type { TopicSource } from "#worker/topics/topic-source.ts";
import type { TopicOf } from "#worker/topics/topics.ts";
import { manualClock } from "./manual-clock.ts";

it("a subscription that is let go leaves nothing watched, nothing delivered and its port released once", () => {
  const watched = new Set<() => void>();
  let released = 0;
  let delivered = 0;
  const source: TopicSource<{ readonly key: string }> = {
    read: () => [{ key: String(delivered) }],
    asOf: () => 1,
    status: () => "live",
    watch(changed) {
      const notify = () => changed("immediate");
      watched.add(notify);
      return () => watched.delete(notify);
    },
  };
  const clock = manualClock();
  const subscriptions = createSubscriptions({
    topicOf: (() => () => source) as unknown as TopicOf,
    clock,
    epoch: 1,
    throttleMs: 250,
    meter: { recorder: undefined },
    sinks: {
      release() {
        released += 1;
      },
    },
    visible: () => true,
    report: () => undefined,
  });
  const sink = () => {
    delivered += 1;
  };
  const id = subscriptions.add("quotes" as never, {} as never, sink);
  expect(watched.size).toBe(1);
  expect(delivered).toBe(1);
  const [notify] = watched;

  subscriptions.remove(id);
  subscriptions.remove(id);
  notify?.();
  clock.advance(10_000);
  expect([watched.size, delivered, released]).toEqual([0, 1, 1]);
  expect(subscriptions.byTopic()).toEqual([]);
});
