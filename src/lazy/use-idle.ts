import { useEffect, useState } from "react";

/** False until the browser has had nothing better to do once: what is heavy and below the first need waits for it. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no requestIdleCallback; a moment after load is the nearest thing.
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(() => setIdle(true), 1200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
