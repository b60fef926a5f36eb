import type { TopicName, TopicParams } from "#shared/contract/index.ts";
import { Subscription, type TopicListener } from "./subscription.ts";
import type { WorkerConnection } from "./worker-connection.ts";

/** A subscription as its owner holds it. */
export interface OpenTopic<T extends TopicName> {
  /** Goes on with other params. The page keeps its rows until the first full picture of these is there. */
  readonly amend: (params: TopicParams<T>) => void;
  readonly release: () => void;
}

/** What the page subscribes to, kept over the deaths of workers. */
export class Subscriptions {
  readonly #open = new Set<Pick<Subscription<TopicName>, "attach" | "lose">>();
  #connection: WorkerConnection | null = null;
  #epoch = 0;

  /** Snapshots of an older worker, of older params, and those after the release are dropped. */
  add<T extends TopicName>(topic: T, params: TopicParams<T>, listener: TopicListener<T>): OpenTopic<T> {
    const subscription = new Subscription(topic, params, listener);
    this.#open.add(subscription);
    if (this.#connection !== null) void subscription.attach(this.#connection, this.#epoch);
    return {
      amend: (next) => subscription.amend(next),
      release: () => {
        this.#open.delete(subscription);
        subscription.end();
      },
    };
  }

  connectionReady(connection: WorkerConnection, epoch: number): void {
    this.#connection = connection;
    this.#epoch = epoch;
    for (const subscription of this.#open) void subscription.attach(connection, epoch);
  }

  /** `stale` while a new worker is on its way, `closed` when none will come. */
  connectionLost(status: "stale" | "closed"): void {
    this.#connection = null;
    this.#epoch = 0;
    for (const subscription of this.#open) subscription.lose(status);
  }
}
