import { useSyncExternalStore } from "react";
import { queries } from "#src/ui/breakpoints.ts";

const query = matchMedia(queries.phone);

/** Whether the page is laid out for a phone, for what styles alone cannot do. */
export function usePhone(): boolean {
  return useSyncExternalStore(watch, () => query.matches);
}

function watch(changed: () => void): () => void {
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
