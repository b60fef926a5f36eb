// How the embedded engine is started, here or on a thread of its own. Plain JavaScript, for the thread (engine-thread.mjs).
import { PGlite } from "@electric-sql/pglite";

/** Its own 128 MB of buffers take half a second to lay out; the books of a sandbox fit into eight. */
const buffers = ["-c", "shared_buffers=8MB"];

export function startEngine({ dataDir, cluster }) {
  return PGlite.create({
    startParams: [...PGlite.defaultStartParams, ...buffers],
    ...(dataDir !== undefined && { dataDir }),
    ...(cluster !== undefined && { loadDataDir: new Blob([cluster], { type: "application/x-gzip" }) }),
  });
}
