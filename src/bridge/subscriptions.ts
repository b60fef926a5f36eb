import type { TopicName, TopicParams } from "#shared/contract/index.ts";
import type { Line } from "./line.ts";
import { Subscription, type TopicListener } from "./subscription.ts";

/** A subscription as its owner holds it. */
export interface OpenTopic<T extends TopicName> {
  /** Goes on with other params. The page keeps its rows until the first full picture of these is there. */
  amend(params: TopicParams<T>): void;
  release(): void;
}

/** What the page subscribes to, kept over the deaths of workers. */
export class Subscriptions {
  readonly #open = new Set<Pick<Subscription<TopicName>, "attach" | "lose">>();
  #line: Line | null = null;
  #epoch = 0;

  /** Snapshots of an older worker, of older params, and those after the release are dropped. */
  add<T extends TopicName>(topic: T, params: TopicParams<T>, listener: TopicListener<T>): OpenTopic<T> {
    const subscription = new Subscription(topic, params, listener);
    this.#open.add(subscription);
    if (this.#line !== null) void subscription.attach(this.#line, this.#epoch);
    return {
      amend: (next) => subscription.amend(next),
      release: () => {
        this.#open.delete(subscription);
        subscription.end();
      },
    };
  }

  lineReady(line: Line, epoch: number): void {
    this.#line = line;
    this.#epoch = epoch;
    for (const subscription of this.#open) void subscription.attach(line, epoch);
  }

  /** `stale` while a new worker is on its way, `closed` when none will come. */
  lineLost(status: "stale" | "closed"): void {
    this.#line = null;
    this.#epoch = 0;
    for (const subscription of this.#open) subscription.lose(status);
  }
}
