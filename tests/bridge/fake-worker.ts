import type { CallName } from "#shared/contract/index.ts";
import type { PageState } from "#shared/rpc/api.ts";
import type { OpenConnection, WorkerConnection } from "#src/bridge/worker-connection.ts";

export interface ReceivedCall {
  readonly name: CallName;
  readonly input: unknown;
  readonly id: string;
  readonly exempt: boolean;
  readonly answer: (data: unknown, invalidates?: readonly CallName[]) => void;
  readonly refuse: (error: unknown) => void;
}

export interface ReceivedTopic {
  readonly topic: string;
  readonly params: unknown;
  readonly id: string;
  /** Loosely typed: tests send rows of any topic. */
  readonly send: (snapshot: unknown) => void;
}

/** One worker of {@link FakeWorkers} as it was spoken to. It answers only what a test lets it answer. */
export class FakeWorker {
  readonly calls: ReceivedCall[] = [];
  readonly topics: ReceivedTopic[] = [];
  readonly amended: { readonly id: string; readonly params: unknown }[] = [];
  readonly dropped: string[] = [];
  readonly cancelled: string[] = [];
  readonly beats: PageState[] = [];
  started: { readonly epoch: number; readonly state: PageState } | null = null;
  closed = false;
  /** False: it hangs, and answers no beat. */
  answersBeats = true;
  fault: (why: string) => void = () => undefined;
  #confirmStart: () => void = () => undefined;
  #refuseStart: (error: unknown) => void = () => undefined;

  readonly connection: WorkerConnection = {
    start: (epoch, state) => {
      this.started = { epoch, state };
      return new Promise((resolve, reject) => {
        this.#confirmStart = resolve;
        this.#refuseStart = reject;
      });
    },
    call: (name, input, { id, exempt }) =>
      new Promise((resolve, reject) => {
        const answer: ReceivedCall["answer"] = (data, invalidates = []) => {
          resolve({ kind: "ok", data: data as never, invalidates });
        };
        this.calls.push({ name, input, id, exempt, answer, refuse: reject });
      }),
    cancel: async (id) => {
      this.cancelled.push(id);
    },
    subscribe: async (topic, params, sink) => {
      const id = `t${this.topics.length + 1}`;
      this.topics.push({ topic, params, id, send: (snapshot) => sink(snapshot as never) });
      return id;
    },
    amend: async (id, params) => {
      this.amended.push({ id, params });
    },
    unsubscribe: async (id) => {
      this.dropped.push(id);
    },
    lifecycle: (state) => {
      this.beats.push(state);
      return this.answersBeats ? Promise.resolve() : new Promise(() => undefined);
    },
    close: () => {
      this.closed = true;
    },
  };

  ready(): void {
    this.#confirmStart();
  }

  refuseStart(error: unknown): void {
    this.#refuseStart(error);
  }

  /** The call of this position that it was asked. */
  call(index: number): ReceivedCall {
    const call = this.calls[index];
    if (call === undefined) throw new Error(`only ${this.calls.length} calls arrived`);
    return call;
  }

  topic(index: number): ReceivedTopic {
    const topic = this.topics[index];
    if (topic === undefined) throw new Error(`only ${this.topics.length} topics arrived`);
    return topic;
  }
}

/** Hands out fake workers and keeps them, first to last. */
export class FakeWorkers {
  readonly all: FakeWorker[] = [];

  readonly open: OpenConnection = (onFault) => {
    const worker = new FakeWorker();
    worker.fault = onFault;
    this.all.push(worker);
    return worker.connection;
  };

  at(index: number): FakeWorker {
    const worker = this.all[index];
    if (worker === undefined) throw new Error(`only ${this.all.length} workers were spawned`);
    return worker;
  }

  get last(): FakeWorker {
    return this.at(this.all.length - 1);
  }
}
