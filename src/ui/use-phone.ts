import { useSyncExternalStore } from "react";
import { queries } from "./breakpoints.ts";

/** Whether the page is laid out for a phone, for what styles alone cannot do. */
export const usePhone = whether(queries.phone);

/** Whether there is a side bar, or its icon rail. */
export const useRail = whether(queries.rail);

function whether(query: string): () => boolean {
  const matches = (): boolean => matchMedia(query).matches;
  const watch = (changed: () => void): (() => void) => {
    const list = matchMedia(query);
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  };
  return () => useSyncExternalStore(watch, matches, never);
}

const never = (): boolean => false;
