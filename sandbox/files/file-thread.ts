import { Worker } from "node:worker_threads";
import type { FileEnd, FileFormat, FileHead, FileRow } from "./file-table.ts";

/** A file under way on the thread. Each step is done before the next is taken: rows wait nowhere in heaps. */
export interface ThreadFile {
  add(rows: readonly FileRow[]): Promise<void>;
  end(end: FileEnd): Promise<Uint8Array>;
  /** Nobody wants it any more. */
  drop(): Promise<void>;
}

/** Where files are made while the exchange goes on. */
export interface FileThread {
  begin(format: FileFormat, head: FileHead): Promise<ThreadFile>;
  close(): Promise<void>;
}

interface Answer {
  readonly bytes?: Uint8Array;
  readonly error?: string;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Starts with the first file. A thread that died is followed by another; what it was at fails. */
export function createFileThread(): FileThread {
  let current: ReturnType<typeof startThread> | undefined;
  let files = 0;
  let closed = false;

  return {
    async begin(format, head) {
      if (closed) throw new Error("No files are made any more");
      current ??= startThread(() => {
        current = undefined;
      });
      const { request } = current;
      files += 1;
      const id = files;
      await request({ id, step: "begin", format, head });
      return {
        async add(rows) {
          await request({ id, step: "add", rows });
        },
        async end(end) {
          const { bytes } = await request({ id, step: "end", end });
          if (bytes === undefined) throw new Error("A file came without bytes");
          return bytes;
        },
        async drop() {
          await request({ id, step: "drop" });
        },
      };
    },
    async close() {
      closed = true;
      await current?.stop();
    },
  };
}

function startThread(onEnd: () => void): {
  readonly request: (message: object) => Promise<Answer>;
  readonly stop: () => Promise<void>;
} {
  const waiting: Waiting[] = [];
  let ended: Error | undefined;
  // Options of this process, such as a compiler or an inspector, are not the thread's.
  const thread = new Worker(new URL("./file-thread.mjs", import.meta.url), { execArgv: [] });
  function end(error: Error): void {
    if (ended === undefined) onEnd();
    ended ??= error;
    for (const one of waiting.splice(0)) one.reject(ended);
  }
  thread.on("message", (answer: Answer) => {
    const one = waiting.shift();
    if (answer.error === undefined) one?.resolve(answer);
    else one?.reject(new Error(answer.error));
  });
  thread.on("error", end);
  thread.on("exit", () => end(new Error("The thread that makes files has ended")));
  return {
    request: (message) =>
      new Promise((resolve, reject) => {
        if (ended !== undefined) return reject(ended);
        waiting.push({ resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        thread.postMessage(message);
      }),
    async stop() {
      await thread.terminate();
    },
  };
}
