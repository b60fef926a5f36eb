import { useEffect } from "react";

/** Runs `again` every `everyMs` while the page is seen; 0 is never. */
export function useRepeat(again: () => void, everyMs: number): void {
  useEffect(() => {
    if (everyMs <= 0) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState !== "hidden") again();
    }, everyMs);
    return () => clearInterval(timer);
  }, [again, everyMs]);
}
