import { useEffect, useState } from "react";

/** True once so long has passed since `running` began, and while it lasts: what a view waits for must not hold it up for ever. */
export function useElapsed(ms: number, running = true): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [ms, running]);
  return elapsed;
}
