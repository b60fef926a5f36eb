import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { type ClusterStart, clusterStart } from "./embedded-cluster.ts";
import { EngineWire, type SendToEngine } from "./engine-wire.ts";

/** The engine that needs no server. It knows one line at a time. */
export interface EmbeddedEngine {
  wire(): EngineWire;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Where the books lie; in memory when absent. */
  readonly folder?: string | undefined;
  /** On a thread of its own, which keeps the feed at its pace under load; without one it starts sooner. */
  readonly thread: boolean;
}

export async function openEmbeddedEngine({ folder, thread }: EmbeddedOptions): Promise<EmbeddedEngine> {
  const start = await clusterStart(folder);
  return thread ? openOnThread(start) : openHere(start);
}

async function openHere(start: ClusterStart): Promise<EmbeddedEngine> {
  const { startEngine } = await import("./engine-start.mjs");
  const engine = await startEngine(start);
  return {
    wire: () => new EngineWire((messages) => engine.execProtocolRaw(messages)),
    close: () => engine.close(),
  };
}

async function openOnThread(start: ClusterStart): Promise<EmbeddedEngine> {
  const thread = new Worker(new URL("./engine-thread.mjs", import.meta.url), { workerData: start });
  // Rejects when the thread ends by an error before it is ready.
  await once(thread, "message");
  const waiting: { resolve(answer: Uint8Array): void; reject(error: Error): void }[] = [];
  let ended: Error | undefined;

  function end(error: Error): void {
    ended ??= error;
    for (const one of waiting.splice(0)) one.reject(ended);
  }
  thread.on("message", (answer: Uint8Array) => waiting.shift()?.resolve(answer));
  thread.on("error", end);
  thread.on("exit", () => end(new Error("The embedded database has ended")));

  const send: SendToEngine = (messages) =>
    new Promise((resolve, reject) => {
      if (ended !== undefined) return reject(ended);
      waiting.push({ resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage(messages);
    });
  return {
    wire: () => new EngineWire(send),
    async close() {
      if (ended !== undefined) return;
      const gone = once(thread, "exit");
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage("close");
      await gone;
    },
  };
}
