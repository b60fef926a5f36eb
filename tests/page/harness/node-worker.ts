import { randomBytes } from "node:crypto";
import type { Effects } from "#worker/effects.ts";
import { loadWorker } from "./code.ts";
import type { Network } from "./network.ts";

type Listener = (event: never) => void;

export interface Surroundings {
  readonly network: Network;
  readonly store: Effects["store"];
  readonly intentStore: Effects["intentStore"];
  readonly reports: string[];
}

/** A call as Comlink sends it. */
interface Sent {
  readonly id?: string;
  readonly path?: readonly string[];
  readonly argumentList?: readonly { readonly value?: unknown }[];
}

/** What a worker that has ended would have opened. */
const closedSocket = { send: () => undefined, close: () => undefined };

/** Workers that run, oldest first: a test may end them as a browser would. */
export const running = new Set<{
  /** Names of the worker's methods as the page has called them; a subscription with its topic. */
  readonly called: string[];
  /** Messages from the page and to it. */
  messages: number;
  crash(message: string): void;
  terminate(): void;
}>();

/** Messages that pages and workers which run have sent each other. */
export const messagesBetween = (): number => [...running].reduce((sum, { messages }) => sum + messages, 0);

/** How far the clocks of workers that start from now on are from the page's, ms: each may begin with the machine's own time. */
export const clocks = { apartMs: 0 };

/** A `Worker` class whose instances run the real worker code in this process, spoken to over a real MessageChannel. */
export function workerClass({ network, store, intentStore, reports }: Surroundings): new () => object {
  return class NodeWorker {
    readonly called: string[] = [];
    messages = 0;
    readonly #channel = new MessageChannel();
    readonly #heard = new Set<Listener>();
    readonly #faults = new Map<string, Set<Listener>>();
    #alive = true;

    constructor() {
      running.add(this);
      this.#channel.port1.addEventListener("message", () => (this.messages += 1));
      void this.#start();
    }

    async #start(): Promise<void> {
      const { createWorkerApi, expose, inflateNatively, releaseProxy, systemClock } = await loadWorker();
      if (!this.#alive) return;
      const { apartMs } = clocks;
      const api = createWorkerApi({
        clock: {
          ...systemClock,
          now: () => systemClock.now() + apartMs,
          setTimeout: (run, ms) => systemClock.setTimeout(() => this.#alive && run(), ms),
        },
        fetch: async (url, init) => {
          const answer = await network.fetch(url, init);
          // A worker that has ended receives nothing.
          return this.#alive ? answer : new Promise<Response>(() => undefined);
        },
        inflate: inflateNatively,
        openSocket: (url, events) => (this.#alive ? network.openSocket(url, events) : closedSocket),
        wallNow: () => Date.now(),
        random: () => Math.random(),
        randomBytes,
        store,
        intentStore,
        release(sink) {
          (sink as { readonly [releaseProxy]?: () => void })[releaseProxy]?.();
        },
        report: (what, cause) => void reports.push(`${what}: ${String(cause)}`),
      });
      expose(api, this.#channel.port2);
    }

    postMessage(message: unknown, transfer: Transferable[] = []): void {
      this.messages += 1;
      const { id, path = [], argumentList = [] } = message as Sent;
      const [method] = path;
      const [first] = argumentList;
      if (method !== undefined)
        this.called.push(method === "subscribe" ? `subscribe ${String(first?.value)}` : method);
      if (!this.#alive) return;
      this.#channel.port1.postMessage(message, transfer);
      if (method === "lifecycle") queueMicrotask(() => this.#beat(id));
    }
    /**
     * Page and worker share a thread: what keeps the worker from answering keeps the page too, and on a slow machine whose time runs
     * quicker the page's patience would end before it read the answer.
     */
    #beat(id: string | undefined): void {
      const data = { id, type: "RAW", value: undefined };
      for (const listener of this.#heard) listener({ data } as never);
    }
    addEventListener(type: string, listener: Listener): void {
      if (type === "message") {
        this.#heard.add(listener);
        this.#channel.port1.addEventListener(type, listener as EventListener);
      } else this.#faults.set(type, (this.#faults.get(type) ?? new Set()).add(listener));
      this.#channel.port1.start();
    }
    removeEventListener(type: string, listener: Listener): void {
      if (type === "message") {
        this.#heard.delete(listener);
        this.#channel.port1.removeEventListener(type, listener as EventListener);
      } else this.#faults.get(type)?.delete(listener);
    }
    crash(message: string): void {
      this.terminate();
      const event = Object.assign(new Event("error", { cancelable: true }), { message });
      for (const listener of this.#faults.get("error") ?? []) listener(event as never);
    }
    terminate(): void {
      this.#alive = false;
      running.delete(this);
      network.endSockets();
      this.#channel.port1.close();
      this.#channel.port2.close();
    }
  };
}
