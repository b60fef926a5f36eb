/** Hands the bench's questions to a worker and its answers back. */
export interface Question {
  readonly task: "compare" | "subscribers" | "boundary" | "prepare" | "alone";
  /** Symbols in a frame, subscribers, or rows in a snapshot. */
  readonly size: number;
  readonly rounds: number;
}

const worker = new Worker(new URL("./pipeline-worker.ts", import.meta.url), { type: "module" });

interface Answer {
  readonly reported?: unknown;
  readonly failed?: string;
}

function runTask(question: Question): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const receive = ({ data }: MessageEvent<Answer>): void => {
      if (data.failed === undefined) resolve(data.reported);
      else reject(new Error(data.failed));
    };
    worker.addEventListener("message", receive, { once: true });
    worker.addEventListener("error", (event) => reject(new Error(event.message)), { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has no such argument
    worker.postMessage(question);
  });
}

Reflect.set(window, "runTask", runTask);
