import { useEffect, useState } from "react";
import { pageClock } from "#src/bridge/clock.ts";

/** True once so long has passed since the view came. */
export function useElapsed(ms: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => pageClock.after(ms, () => setElapsed(true)), [ms]);
  return elapsed;
}
