import { useCallback, useSyncExternalStore } from "react";
import { serverNow } from "#src/bridge/server-clock.ts";

/** Whole seconds since a server time, counting up each second; null for null. */
export function useAge(since: number | null): number | null {
  const watch = useCallback(
    (tick: () => void) => {
      if (since === null) return () => undefined;
      const timer = setInterval(tick, 1000);
      return () => clearInterval(timer);
    },
    [since],
  );
  return useSyncExternalStore(watch, () =>
    since === null ? null : Math.max(0, Math.floor((serverNow() - since) / 1000)),
  );
}
