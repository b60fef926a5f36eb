import { useEffect, useRef, useState } from "react";
import type { ListedPage } from "./record-pages.ts";

/** So often all pages are read again for one shift. */
const readings = 2;

/** Records left the list between two of its numbered pages: others moved to a page that was there already, and are on none. */
export function hasShrunk(pages: readonly (ListedPage<unknown> | undefined)[]): boolean {
  const [first] = pages;
  return pages.some((page) => (page?.total ?? Number.POSITIVE_INFINITY) < (first?.total ?? 0));
}

/**
 * Has the pages read again, a few times, which do not fit to each other. `states`: another object at each change of theirs;
 * `isSettled`: all of them were answered. Answers whether they may still come to fit.
 */
export function useReadAnew(
  isShifted: boolean,
  isSettled: boolean,
  states: unknown,
  refetch: () => void,
): boolean {
  const [tries, setTries] = useState(0);
  const seen = useRef<unknown>(undefined);
  useEffect(() => {
    if (!isSettled || seen.current === states) return;
    seen.current = states;
    if (!isShifted) setTries(0);
    else if (tries <= readings) {
      setTries(tries + 1);
      if (tries < readings) refetch();
    }
  }, [isShifted, isSettled, states, tries, refetch]);
  return isShifted && tries <= readings;
}
