/** A page that is always busy gets on with it after so long, ms. */
const atLatestMs = 1_000;
/** Safari has no idle callback. */
const breathMs = 100;
/** What is waited for must not hold the rest up for ever, ms. */
const patienceMs = 3_000;

const waiting: (() => void)[] = [];
const holds = new Set<symbol>();
let isDue = false;
let hasBeen = false;

/** Whether the first page has been complete and idle once. */
export const hasBeenIdle = (): boolean => hasBeen;

/**
 * Runs a task once the page is complete and nothing else is to be done: one at a time, so that what comes late is no long
 * task together. Complete is what nobody holds: a gap between two tasks says nothing. Answers how to take it back.
 */
export function whenIdle(task: () => void): () => void {
  waiting.push(task);
  lookAgain();
  return () => {
    const at = waiting.indexOf(task);
    if (at >= 0) waiting.splice(at, 1);
  };
}

/** The page waits for something that it will show: until the release, and for some seconds at most, it is not complete. */
export function holdIdle(forMs: number = patienceMs): () => void {
  const hold = Symbol("hold");
  holds.add(hold);
  const release = (): void => {
    clearTimeout(timer);
    if (holds.delete(hold)) lookAgain();
  };
  const timer = setTimeout(release, forMs);
  return release;
}

function lookAgain(): void {
  if (isDue || holds.size > 0 || waiting.length === 0) return;
  isDue = true;
  if (typeof requestIdleCallback === "function") requestIdleCallback(runNext, { timeout: atLatestMs });
  else setTimeout(runNext, breathMs);
}

function runNext(): void {
  isDue = false;
  if (holds.size === 0) {
    hasBeen = true;
    waiting.shift()?.();
  }
  lookAgain();
}
