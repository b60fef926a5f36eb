import { useDeferredValue } from "react";
import { hasBeenIdle } from "./idle.ts";

/**
 * What a store holds: while the first page is not complete, its news render in slices, since a store's are one long task
 * otherwise, with all the figures of a page in it. What is `of` something else is never shown in its place.
 */
export function useInSlices<T>(of: unknown, news: T): T {
  const lateOf = useDeferredValue(of);
  const late = useDeferredValue(news);
  return hasBeenIdle() || lateOf !== of ? news : late;
}
