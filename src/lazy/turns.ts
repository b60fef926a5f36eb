/** Of one turn, ms: short on a slow phone too, since it is the clock that ends it. */
const turnMs = 8;

const waiting: (() => void)[] = [];
let over = Promise.resolve();
let resolveOver = (): void => undefined;

/** As far as it is used here; Safari has none of it. */
interface Tasks {
  readonly scheduler?: { postTask(work: () => void): Promise<void> };
}

/** Pieces of work that would be one long task together: some at a time, and the page is free in between. */
export function inTurns(piece: () => void): void {
  if (waiting.push(piece) > 1) return;
  over = new Promise((resolve) => {
    resolveOver = resolve;
  });
  takeTurn();
}

/** Settles when everything that was handed in has been done. */
export async function turnsOver(): Promise<void> {
  while (waiting.length > 0) await over;
}

function takeTurn(): void {
  const { scheduler } = globalThis as Tasks;
  // A timer after a timer waits for 4 ms.
  if (scheduler === undefined) setTimeout(turn, 0);
  else void scheduler.postTask(turn);
}

function turn(): void {
  const until = performance.now() + turnMs;
  while (waiting.length > 0 && performance.now() < until) {
    // It leaves the list once it is done: until then it is waited for.
    try {
      waiting[0]?.();
    } finally {
      waiting.shift();
    }
  }
  if (waiting.length > 0) takeTurn();
  else resolveOver();
}
