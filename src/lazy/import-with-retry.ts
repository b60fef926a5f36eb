import { holdIdle } from "./idle.ts";
import { turnsOver } from "./turns.ts";

/** Before the second attempt while the network is up, and at most before any other, ms. */
const againAfterMs = 2_000;
const atMostMs = 32_000;

/**
 * An import that waits out a lost network instead of failing: for parts that come after their page, whose absence
 * must not take the page down. It is there once its styles are, too. Whether a chunk is gone for good is the update prompt's question,
 * not theirs; one that does not come at once holds up nothing else.
 */
export function importWithRetry<M>(load: () => Promise<M>, next = nextChance): () => Promise<M> {
  return async () => {
    const release = holdIdle();
    for (let failures = 0; ; failures += 1) {
      try {
        const loaded = await load();
        await turnsOver();
        return loaded;
      } catch {
        // Again below.
      } finally {
        release();
      }
      await next(failures);
    }
  };
}

function nextChance(failures: number): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, Math.min(againAfterMs * 2 ** failures, atMostMs));
    else window.addEventListener("online", () => resolve(), { once: true });
  });
}
