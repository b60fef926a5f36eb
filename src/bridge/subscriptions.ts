import type { TopicName, TopicParams, TopicRowOf } from "#shared/contract/index.ts";
import type { Sink, TopicStatus } from "#shared/rpc/snapshot.ts";
import type { Line } from "./line.ts";

interface Subscription {
  attach(line: Line, epoch: number): Promise<void>;
  /** Tells the listener, without new rows, that its figures are no longer live. */
  mark(status: TopicStatus): void;
}

/** What the page listens to, kept over the deaths of workers. */
export class Subscriptions {
  readonly #live = new Set<Subscription>();
  #line: Line | null = null;
  #epoch = 0;

  /** Answers the release. Snapshots of an older worker and those after the release are dropped. */
  add<T extends TopicName>(topic: T, params: TopicParams<T>, listener: Sink<TopicRowOf<T>>): () => void {
    let remote: { readonly line: Line; readonly id: string } | null = null;
    let last = { epoch: 0, seq: 0, asOf: 0 };
    let hasRows = false;
    const subscription: Subscription = {
      attach: async (line, epoch) => {
        const isCurrent = (): boolean => this.#live.has(subscription) && this.#epoch === epoch;
        const sink: Sink<TopicRowOf<T>> = (snapshot) => {
          if (!isCurrent() || snapshot.epoch !== epoch) return;
          last = snapshot;
          // A worker born again knows nothing yet: the page keeps its figures and says that they are old.
          const isBlank = snapshot.status === "connecting" && snapshot.rows.length === 0;
          if (isBlank && hasRows) return listener({ ...snapshot, status: "stale", full: false });
          if (snapshot.rows.length > 0) hasRows = true;
          listener(snapshot);
        };
        try {
          const id = await line.subscribe(topic, params, sink);
          if (isCurrent()) remote = { line, id };
          else this.#drop(line, id);
        } catch {
          if (isCurrent()) subscription.mark("closed");
        }
      },
      mark: (status) => {
        const { epoch, seq, asOf } = last;
        const shown = status === "stale" && !hasRows ? "connecting" : status;
        listener({ epoch, seq, asOf, status: shown, full: false, rows: [] });
      },
    };
    this.#live.add(subscription);
    if (this.#line !== null) void subscription.attach(this.#line, this.#epoch);
    return () => {
      if (!this.#live.delete(subscription) || remote === null) return;
      this.#drop(remote.line, remote.id);
    };
  }

  lineReady(line: Line, epoch: number): void {
    this.#line = line;
    this.#epoch = epoch;
    for (const subscription of this.#live) void subscription.attach(line, epoch);
  }

  /** `stale` while a new worker is on its way, `closed` when none will come. */
  lineLost(status: "stale" | "closed"): void {
    this.#line = null;
    this.#epoch = 0;
    for (const subscription of this.#live) subscription.mark(status);
  }

  #drop(line: Line, id: string): void {
    // A dead line needs no word; a living one that refuses has nothing that the page could do about it.
    if (line === this.#line) line.unsubscribe(id).catch(() => undefined);
  }
}
