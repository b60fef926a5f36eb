import type { TopicName, TopicParams, TopicRowOf } from "#shared/contract/index.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import type { Sink, Snapshot } from "#shared/rpc/snapshot.ts";
import type { Clock } from "../clock.ts";
import type { Meter } from "../diag/meter.ts";
import { meteredDelivery, meteredSource } from "../diag/metered.ts";
import { createPublisher, type Publisher } from "./publisher.ts";
import type { TopicOf } from "./topics.ts";

/** The page's end of a subscription as the worker holds it: a call across threads, and a port that must be let go. */
export interface PageSinks {
  release(sink: object): void;
}

export interface SubscriptionsOptions {
  readonly topicOf: TopicOf;
  readonly clock: Clock;
  readonly epoch: number;
  readonly throttleMs: number;
  readonly sinks: PageSinks;
  readonly meter: Meter;
  visible(): boolean;
  /** Of a topic that throws. */
  readonly report: (what: string, cause: unknown) => void;
}

interface Entry {
  readonly topic: string;
  readonly publisher: Pick<Publisher<never>, "setVisible" | "stop">;
  readonly sink: object;
  amend(params: TopicParams<TopicName>): void;
}

export interface Subscriptions {
  add<T extends TopicName>(topic: T, params: TopicParams<T>, sink: Sink<TopicRowOf<T>>): string;
  /** Goes on with other params; throws for an unknown id. */
  amend(id: string, params: TopicParams<TopicName>): void;
  /** An unknown id is ignored. */
  remove(id: string): void;
  setVisible(visible: boolean): void;
  /** Open subscriptions by topic. */
  byTopic(): readonly { readonly topic: string; readonly count: number }[];
}

export function createSubscriptions(options: SubscriptionsOptions): Subscriptions {
  const { topicOf, clock, epoch, throttleMs, sinks, meter } = options;
  const publishers = new Map<string, Entry>();
  let lastId = 0;

  const drop = (id: string): void => {
    const entry = publishers.get(id);
    if (!entry) return;
    publishers.delete(id);
    entry.publisher.stop();
    sinks.release(entry.sink);
  };

  return {
    add<T extends TopicName>(topic: T, params: TopicParams<T>, sink: Sink<TopicRowOf<T>>) {
      const make = topicOf(topic);
      lastId += 1;
      const id = `${epoch}.${lastId}`;
      const sourceOf = (of: TopicParams<T>) => meteredSource(make(of), meter);
      const publisher = createPublisher({
        source: sourceOf(params),
        clock,
        epoch,
        throttleMs,
        visible: options.visible(),
        deliver: meteredDelivery(topic, (snapshot) => deliver(sink, snapshot), meter),
        dropped: () => drop(id),
        failed: (cause) => options.report(`topic ${topic}`, cause),
      });
      const amend = (next: TopicParams<T>): void => publisher.amend(sourceOf(next));
      publishers.set(id, { topic, publisher, sink, amend });
      return id;
    },
    amend(id, params) {
      const entry = publishers.get(id);
      if (!entry) throw cofferError({ kind: "other", code: "BAD_REQUEST", message: `no subscription ${id}` });
      entry.amend(params);
    },
    remove: drop,
    setVisible(visible) {
      for (const { publisher } of publishers.values()) publisher.setVisible(visible);
    },
    byTopic() {
      const counts = new Map<string, number>();
      for (const { topic } of publishers.values()) counts.set(topic, (counts.get(topic) ?? 0) + 1);
      return [...counts].map(([topic, count]) => ({ topic, count }));
    },
  };
}

/** The sink's own type says void: that its proxy answers when the page is through with it is what this waits for. */
async function deliver<R extends { readonly key: string }>(
  sink: (snapshot: Snapshot<R>) => void | Promise<void>,
  snapshot: Snapshot<R>,
): Promise<void> {
  await sink(snapshot);
}
