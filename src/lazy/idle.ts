/** A page that is always busy gets on with it after so long, ms. */
const atLatestMs = 1_000;
/** Safari has no idle callback. */
const breathMs = 100;
/** Code that has come is not rendered yet, and what it requests not yet held: the page is complete after so long without either, ms. */
const quietMs = 500;
/** What is waited for must not hold the rest up for ever, ms. */
const patienceMs = 3_000;

/** `early`: what the rest of the page waits for itself, such as what a person may do. */
export type IdleKind = "early" | "late";

interface Waiting {
  readonly task: () => void;
  readonly kind: IdleKind;
}

const waiting: Waiting[] = [];
/** Which tasks each holds up: all of them, or the late ones. */
const holds = new Map<symbol, "all" | "late">();
let isDue = false;
let isComplete = false;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Whether the first page is complete, with what waited for idle. */
export const isFirstPageComplete = (): boolean => isComplete;

/** What comes from now on is another page, or another person's. */
export function endFirstPage(): void {
  isComplete = true;
}

/**
 * Runs a task once the page is complete and nothing else is to be done: one at a time, so that what comes late is no long
 * task together. Complete is what nobody holds: a gap between two tasks says nothing. Answers how to take it back.
 */
export function whenIdle(task: () => void, kind: IdleKind = "late"): () => void {
  const one = { task, kind };
  waiting.push(one);
  lookAgain();
  return () => remove(one);
}

/** The page waits for something that it will show: until the release, and for some seconds at most, it is not complete. */
export function holdIdle(forMs: number = patienceMs, what: "all" | "late" = "all"): () => void {
  const hold = Symbol("hold");
  holds.set(hold, what);
  const release = (): void => {
    clearTimeout(timer);
    if (holds.delete(hold)) lookAgain();
  };
  const timer = setTimeout(release, forMs);
  return release;
}

/** The first that may run. */
function next(): Waiting | undefined {
  const held = [...holds.values()];
  if (held.includes("all")) return undefined;
  return waiting.find(({ kind }) => held.length === 0 || kind === "early");
}

const isQuiet = (): boolean => holds.size === 0 && waiting.length === 0;

function remove(one: Waiting): void {
  const at = waiting.indexOf(one);
  if (at >= 0) waiting.splice(at, 1);
}

function lookAgain(): void {
  clearTimeout(ending);
  if (!isComplete && isQuiet()) ending = setTimeout(() => (isComplete ||= isQuiet()), quietMs);
  if (isDue || next() === undefined) return;
  isDue = true;
  if (typeof requestIdleCallback === "function") requestIdleCallback(runNext, { timeout: atLatestMs });
  else setTimeout(runNext, breathMs);
}

function runNext(): void {
  isDue = false;
  const one = next();
  if (one !== undefined) {
    remove(one);
    one.task();
  }
  lookAgain();
}
