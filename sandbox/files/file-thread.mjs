// Files are made on a thread of their own: fonts and pages take seconds, and the feed must not wait. Begun by
// file-thread.ts. It loads the compiler itself, since the code that writes is the exchange's own.
import { parentPort } from "node:worker_threads";
import { register } from "tsx/esm/api";

register();
const { writeFile } = await import("./write-file.ts");

/** Files under way, by number. */
const open = new Map();

async function handle({ id, step, format, head, rows, end }) {
  if (step === "begin") {
    open.set(id, writeFile(format, head));
    return undefined;
  }
  const file = open.get(id);
  if (step === "add") {
    file.add(rows);
    return undefined;
  }
  open.delete(id);
  return step === "end" ? file.end(end) : undefined;
}

async function answer(message) {
  try {
    const bytes = await handle(message);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort.postMessage({ bytes }, bytes === undefined ? [] : [bytes.buffer]);
  } catch (error) {
    open.delete(message.id);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort.postMessage({ error: String(error?.stack ?? error) });
  }
}

// One after the other, answered in the order they came in.
let working = Promise.resolve();
parentPort.on("message", (message) => {
  working = working.then(() => answer(message));
});
