// The embedded engine on a thread of its own: its work does not hold up the feed. Begun by embedded-engine.ts. Plain
// JavaScript, since a thread would have to load a compiler of its own to read anything else.
import { parentPort, workerData } from "node:worker_threads";
import { startEngine } from "./engine-start.mjs";

const engine = await startEngine(workerData);

async function answer(messages) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort.postMessage(await engine.execProtocolRaw(messages));
}

async function close() {
  await engine.close();
  parentPort.close();
}

// One after the other, answered in the order they came in.
let working = Promise.resolve();
parentPort.on("message", (messages) => {
  working = working.then(() => (messages === "close" ? close() : answer(messages)));
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort.postMessage("ready");
