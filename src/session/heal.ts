import { pageClock } from "../bridge/clock.ts";
import { currentPageState } from "../bridge/page-state.ts";

/** As of reads that failed (query.ts): after this long, then after twice as long, ms. */
const firstMs = 20_000;
const longestMs = 160_000;

/** Tries again what a session's start lacks until `attempt` says that it is over: only in a page that is seen and online. */
export function healLater(
  isCurrent: () => boolean,
  attempt: () => Promise<boolean>,
  waitMs: number = firstMs,
): void {
  const again = async (): Promise<void> => {
    if (!isCurrent()) return;
    const { visible, online } = currentPageState();
    const isAwake = visible && online;
    if (isAwake && (await attempt())) return;
    healLater(isCurrent, attempt, isAwake ? Math.min(2 * waitMs, longestMs) : firstMs);
  };
  pageClock.after(waitMs, () => void again());
}
