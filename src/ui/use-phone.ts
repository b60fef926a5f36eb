import { useSyncExternalStore } from "react";
import { queries } from "./breakpoints.ts";

/** Whether the page is laid out for a phone, for what styles alone cannot do. */
export function usePhone(): boolean {
  return useSyncExternalStore(watch, isPhone, never);
}

const isPhone = (): boolean => matchMedia(queries.phone).matches;
const never = (): boolean => false;

function watch(changed: () => void): () => void {
  const query = matchMedia(queries.phone);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
