import { setTimeout as wait } from "node:timers/promises";
import { realNow } from "./quick-time.ts";
import { lastSlowness } from "./slowness.ts";

/** How long what should be may take, on a slow machine so much longer: it is no fault. */
export const giveUpAfterMs = (): number => Number(process.env.giveUpAfterMs ?? 60_000) * lastSlowness();
/** Looking costs: what comes soon is looked for often, what takes its time now and then. */
const nextLookMs = (waitedMs: number): number => Math.min(100, 5 + waitedMs / 8);

/** Asks until the answer comes without an error; after a minute the last error is thrown. */
export async function until<T>(read: () => T | Promise<T>, limitMs = giveUpAfterMs()): Promise<T> {
  const start = realNow();
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (realNow() - start >= limitMs) throw error;
    }
    await wait(nextLookMs(realNow() - start));
  }
}

/** Looks in a row that have to find the same. */
const restingLooks = 10;

/** Until nothing moves: `state` answers the same at each of ten looks in a row, and null not at all. */
export async function settled(state: () => number | null): Promise<void> {
  let before = state();
  let same = 0;
  await until(async () => {
    const now = state();
    same = now !== null && now === before ? same + 1 : 0;
    before = now;
    if (same < restingLooks) throw new Error("Something is still on its way");
  });
}
