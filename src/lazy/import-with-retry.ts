import { holdIdle } from "./idle.ts";
import { turnsOver } from "./turns.ts";

/** Between two attempts while the network is up, ms. */
const againAfterMs = 2_000;

/**
 * An import that waits out a lost network instead of failing: for parts that come after their page, whose absence
 * must not take the page down. It is there once its styles are, too. Whether a chunk is gone for good is the update prompt's question, not theirs.
 */
export function importWithRetry<M>(load: () => Promise<M>, next = nextChance): () => Promise<M> {
  return async function attempt(): Promise<M> {
    const release = holdIdle();
    try {
      const loaded = await load();
      await turnsOver();
      return loaded;
    } catch {
      await next();
      return attempt();
    } finally {
      release();
    }
  };
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, againAfterMs);
    else window.addEventListener("online", () => resolve(), { once: true });
  });
}
