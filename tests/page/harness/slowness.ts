import { realNow } from "./quick-time.ts";

const countTo = 100_000_000;
/** What it takes on two cores at rest, with four of these processes on them. */
const usualMs = 60;
let last = 1;

/** How many times as slow as usual this process is at the moment, at the least 1: by what counting takes it. */
export function slowness(): number {
  const began = realNow();
  let sum = 0;
  for (let at = 0; at < countTo; at += 1) sum = (sum + at) | 0;
  // The sum is read, so that the counting is not left out.
  const took = realNow() - began + (sum === 1 ? 1 : 0);
  last = Math.max(1, took / usualMs);
  return last;
}

/** The same as it was measured last. */
export function lastSlowness(): number {
  return last;
}
