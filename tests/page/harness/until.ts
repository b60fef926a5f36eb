import { setTimeout as wait } from "node:timers/promises";
import { realNow } from "./quick-time.ts";

/** How long what should be may take: a slow machine is no fault. */
export const giveUpAfterMs = Number(process.env.giveUpAfterMs ?? 60_000);
const lookEveryMs = 15;

/** Asks until the answer comes without an error; after a minute the last error is thrown. */
export async function until<T>(ask: () => T | Promise<T>, limitMs = giveUpAfterMs): Promise<T> {
  const end = realNow() + limitMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (realNow() >= end) throw error;
    }
    await wait(lookEveryMs);
  }
}
