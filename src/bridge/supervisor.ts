import type { Clock } from "#shared/clock.ts";
import type { CallName, TopicName, TopicParams } from "#shared/contract/index.ts";
import type { CallResult, PageState } from "#shared/rpc/api.ts";
import { lostRead } from "./call-errors.ts";
import { afterAwake, Heartbeat } from "./heartbeat.ts";
import { type CallRequest, PendingCalls } from "./pending-calls.ts";
import type { TopicListener } from "./subscription.ts";
import { type OpenTopic, Subscriptions } from "./subscriptions.ts";
import type { OpenConnection, WorkerConnection } from "./worker-connection.ts";

/** A worker that does not answer `start` for this long is dead; it has to come over the network first. */
const startMs = 20_000;
/** This many deaths within the span end the attempts: something is wrong that a new worker does not fix. Starts that failed do not age. */
const maxDeaths = 5;
const deathsWithinMs = 30_000;
/** Waits before the next worker, by the number of deaths within the span. */
const respawnMs = [0, 0, 250, 500, 1_000] as const;

/** `failed`: no worker comes any more until the page is seen or online again. */
export type Phase = "starting" | "ready" | "failed";

export interface Health {
  readonly phase: Phase;
  /** How many workers the page has had. */
  readonly epoch: number;
  /** Why the last one died, "" when none did. */
  readonly lastLoss: string;
}

/** Keeps one worker alive, and the page's calls and subscriptions over the deaths of workers (D3.7). */
export class Supervisor {
  readonly #open: OpenConnection;
  readonly #clock: Clock;
  readonly #calls = new PendingCalls();
  readonly #subscriptions = new Subscriptions();
  readonly #watchers = new Set<() => void>();
  #state: PageState;
  #health: Health = { phase: "starting", epoch: 0, lastLoss: "" };
  #connection: WorkerConnection | null = null;
  #heartbeat: Heartbeat | null = null;
  #cancelStart: () => void = () => undefined;
  #deaths: readonly number[] = [];

  constructor(open: OpenConnection, clock: Clock, state: PageState) {
    this.#open = open;
    this.#clock = clock;
    this.#state = state;
    this.#spawn();
  }

  get health(): Health {
    return this.#health;
  }

  onHealth(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /**
   * Rejects with CofferError. Reads survive a lost worker (two more attempts, then WORKER_LOST, retriable); a money
   * call that was handed over ends with outcome `unknown` and is never sent again.
   */
  call<N extends CallName>(request: CallRequest<N>): Promise<CallResult<N>> {
    if (this.#health.phase === "failed") return Promise.reject(lostRead(request.name));
    return this.#calls.add(request, this.#health.phase === "ready" ? this.#connection : null);
  }

  /** Lives until it is released, over any number of workers. */
  subscribe<T extends TopicName>(topic: T, params: TopicParams<T>, listener: TopicListener<T>): OpenTopic<T> {
    return this.#subscriptions.add(topic, params, listener);
  }

  lifecycle(state: PageState): void {
    this.#state = state;
    this.#heartbeat?.lifecycle(state);
    if (this.#health.phase !== "failed" || !state.visible || !state.online) return;
    // What kept workers from coming may be over, such as a lost network.
    this.#deaths = [];
    this.#spawn();
  }

  #spawn(): void {
    const epoch = this.#health.epoch + 1;
    this.#setHealth({ ...this.#health, phase: "starting", epoch });
    let alive = true;
    // Several events can report one crash: only the first counts.
    const lost = (why: string): void => {
      if (!alive) return;
      alive = false;
      this.#lose(why);
    };
    this.#cancelStart = afterAwake(this.#clock, startMs, () => lost("start was not answered"));
    void this.#begin(epoch, lost, () => alive);
  }

  async #begin(epoch: number, lost: (why: string) => void, isAlive: () => boolean): Promise<void> {
    try {
      const connection = this.#open(lost);
      this.#connection = connection;
      const boot = this.#state;
      await connection.start(epoch, boot);
      if (isAlive()) this.#started(connection, epoch, boot, lost);
    } catch (error) {
      lost(`no worker: ${String(error)}`);
    }
  }

  #started(connection: WorkerConnection, epoch: number, boot: PageState, lost: (why: string) => void): void {
    this.#cancelStart();
    this.#heartbeat = new Heartbeat(connection, this.#clock, this.#state, () => lost("a beat was missed"));
    this.#setHealth({ ...this.#health, phase: "ready" });
    this.#calls.sendWaiting(connection);
    this.#subscriptions.connectionReady(connection, epoch);
    if (boot !== this.#state) this.#heartbeat.lifecycle(this.#state);
  }

  #lose(why: string): void {
    this.#cancelStart();
    this.#heartbeat?.stop();
    this.#heartbeat = null;
    this.#connection?.close();
    this.#connection = null;
    const now = this.#clock.now();
    const wasReady = this.#health.phase === "ready";
    this.#deaths = [...this.#deaths.filter((at) => !wasReady || now - at < deathsWithinMs), now];
    const failed = this.#deaths.length >= maxDeaths;
    this.#setHealth({ ...this.#health, phase: failed ? "failed" : "starting", lastLoss: why });
    this.#calls.connectionLost();
    this.#subscriptions.connectionLost(failed ? "closed" : "stale");
    if (failed) this.#calls.failAll();
    else this.#clock.after(respawnMs[this.#deaths.length] ?? 0, () => this.#spawn());
  }

  #setHealth(health: Health): void {
    this.#health = health;
    for (const watcher of this.#watchers) watcher();
  }
}
