import { expect } from "vitest";
import type { EstimateParams } from "#shared/contract/convert-estimate.ts";
import type { TopicRow, TopicStatus } from "#shared/rpc/snapshot.ts";
import { Notices } from "#src/bridge/notices.ts";
import { topicKey } from "#src/bridge/subscription.ts";
import { Subscriptions as PageSubscriptions } from "#src/bridge/subscriptions.ts";
import { TopicStore } from "#src/bridge/topic-store.ts";
import type { WorkerConnection } from "#src/bridge/worker-connection.ts";
import { createSubscriptions, type Subscriptions } from "#worker/topics/subscriptions.ts";
import type { TopicSource, Urgency } from "#worker/topics/topic-source.ts";
import type { TopicOf } from "#worker/topics/topics.ts";
import { FakeClock } from "../bridge/fake-clock.ts";
import { type ManualClock, manualClock, settle } from "./manual-clock.ts";

export const topic = "convert.estimate";

interface Row extends TopicRow {
  readonly text: string;
  readonly price: number;
}

const paramsOf = (amountText: string): EstimateParams => ({
  accountType: "eb_convert_funding",
  fromCoin: "BTC",
  toCoin: "USDT",
  side: "from",
  amountText,
  currency: "USD",
});

/** Ports deliver in order, each by itself: requests, the answers to them, snapshots, and that they were taken. */
export type Port = "request" | "answer" | "snapshot" | "taken";

/** One worker, and all that is on its way to and from it. */
class Wire implements WorkerConnection {
  readonly subscriptions: Subscriptions;
  readonly clock: ManualClock = manualClock();
  /** Sources that are watched now. */
  readonly watched = new Set<(when: Urgency) => void>();
  readonly #ports: Record<Port, (() => void)[]> = { request: [], answer: [], snapshot: [], taken: [] };
  opened = 0;
  dropped = 0;
  price = 1;
  /** Whether the topic's own code is there, or what it computes from. */
  knows: boolean;

  constructor(epoch: number, visible: boolean, knows: boolean) {
    this.knows = knows;
    const make = (params: EstimateParams) => this.#source(params.amountText);
    this.subscriptions = createSubscriptions({
      topicOf: (() => make) as unknown as TopicOf,
      clock: this.clock,
      epoch,
      throttleMs: 250,
      meter: { recorder: undefined },
      sinks: { release: () => undefined },
      visible: () => visible,
      report: () => undefined,
    });
  }

  #source(text: string): TopicSource<Row> {
    const constant = row(`of ${text}`, text, 0);
    let moving = row("estimate", text, this.price);
    return {
      read: () => {
        // The same figures are the same object, as of every topic.
        if (moving.price !== this.price) moving = row("estimate", text, this.price);
        return this.knows ? [moving, constant] : [];
      },
      asOf: () => this.price,
      status: (): TopicStatus => (this.knows ? "live" : "connecting"),
      watch: (changed) => {
        this.watched.add(changed);
        return () => this.watched.delete(changed);
      },
    };
  }

  #later<A>(port: Port, run: () => A): Promise<A> {
    return new Promise((resolve) => this.#ports[port].push(() => resolve(run())));
  }

  #send<A>(run: () => A): Promise<A> {
    return new Promise((resolve) => {
      this.#ports.request.push(() => {
        const answer = run();
        this.#ports.answer.push(() => resolve(answer));
      });
    });
  }

  start = async () => undefined;
  call = async () => ({ kind: "anonymous", raw: null }) as const;
  cancel = async () => undefined;
  lifecycle = async () => undefined;
  close = () => undefined;
  subscribe: WorkerConnection["subscribe"] = (name, params, sink) => {
    this.opened += 1;
    // Its proxy answers when the page is through with it, whatever a sink's own type says.
    const proxy = async (snapshot: Parameters<typeof sink>[0]): Promise<void> => {
      await this.#later("snapshot", () => sink(snapshot));
      await this.#later("taken", () => undefined);
    };
    return this.#send(() => this.subscriptions.add(name, params, proxy as typeof sink));
  };
  amend: WorkerConnection["amend"] = (id, params) => this.#send(() => this.subscriptions.amend(id, params));
  unsubscribe: WorkerConnection["unsubscribe"] = (id) => {
    this.dropped += 1;
    return this.#send(() => this.subscriptions.remove(id));
  };

  /** Delivers the oldest message of a port; false when there is none. */
  step(port: Port): boolean {
    const message = this.#ports[port].shift();
    message?.();
    return message !== undefined;
  }

  changed(): void {
    for (const notify of this.watched) notify("immediate");
  }
}

export function row(key: string, text: string, price: number): Row {
  return { key, text, price };
}

/** A page with one form, and the workers that it has one after the other. */
export class World {
  readonly page = new PageSubscriptions();
  readonly store: TopicStore<typeof topic>;
  text = "";
  wire: Wire;
  #epoch = 1;
  #visible = true;

  constructor(knows: boolean) {
    const subscribe: PageSubscriptions["add"] = (...of) => this.page.add(...of);
    this.store = new TopicStore({ subscribe }, new Notices(new FakeClock()), topic, paramsOf(""));
    this.store.watch(() => undefined);
    this.wire = new Wire(1, true, knows);
    this.page.connectionReady(this.wire, 1);
  }

  type(text: string): void {
    this.text = text;
    this.store.amend(paramsOf(text));
  }

  lose(): void {
    this.page.connectionLost("stale");
    this.#epoch += 1;
    this.wire = new Wire(this.#epoch, this.#visible, false);
  }

  /** The next worker answers its start. */
  ready(): void {
    if (this.wire.opened === 0) this.page.connectionReady(this.wire, this.#epoch);
  }

  setVisible(visible: boolean): void {
    this.#visible = visible;
    this.wire.subscriptions.setVisible(visible);
  }

  know(): void {
    this.wire.knows = true;
    this.wire.changed();
  }

  /** What it computes from is gone, as after a login. */
  forget(): void {
    this.wire.knows = false;
    this.wire.changed();
  }

  move(): void {
    this.wire.price += 1;
    this.wire.changed();
  }

  get rows(): readonly Row[] {
    return [...(this.store.get().rows as ReadonlyMap<string, unknown>).values()] as Row[];
  }

  get current(): boolean {
    return this.store.get().key === topicKey(topic, paramsOf(this.text));
  }

  /** What must hold at any moment. */
  check(): void {
    const texts = new Set(this.rows.map(({ text }) => text));
    // Never rows of two params at once.
    expect(texts.size).toBeLessThanOrEqual(1);
    if (this.current) expect([...texts]).toEqual([this.text]);
    const open = this.wire.subscriptions.byTopic().reduce((sum, { count }) => sum + count, 0);
    expect(open).toBeLessThanOrEqual(1);
    expect(this.wire.watched.size).toBe(open);
  }

  /** It is known again, all that is on its way arrives, and time passes. */
  async rest(): Promise<void> {
    this.ready();
    this.setVisible(true);
    this.know();
    await this.arrive();
  }

  async arrive(): Promise<void> {
    for (let idle = 0; idle < 3; idle += 1) {
      await settle();
      for (const port of ["request", "answer", "snapshot", "taken"] as const) {
        if (this.wire.step(port)) idle = 0;
      }
      this.wire.clock.advance(250);
      this.check();
    }
  }
}
