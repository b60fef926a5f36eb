import { realNow } from "./quick-time.ts";

const countTo = 50_000_000;
/** What it takes on two cores at rest, with four of these processes on them. */
const usualMs = 45;
/** More is a moment in which others ran. */
const most = 10;
let last = 1;

/** How many times as slow as usual this process is at the moment, from 1 to 10: by what counting takes it, the better of two. */
export function slowness(): number {
  last = Math.min(most, Math.max(1, Math.min(counting(), counting()) / usualMs));
  return last;
}

/** The same as it was measured last on this page. */
export function lastSlowness(): number {
  return last;
}

/** For the next page. */
export function forgetSlowness(): void {
  last = 1;
}

function counting(): number {
  const began = realNow();
  let sum = 0;
  for (let at = 0; at < countTo; at += 1) sum = (sum + at) | 0;
  // The sum is read, so that the counting is not left out.
  return realNow() - began + (sum === 1 ? 1 : 0);
}
