import { useEffect, useState } from "react";
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
  const [reading, setReading] = useState({ of: undefined as unknown, shifts: 0 });
  // Each answer counts once.
  if (isSettled && reading.of !== states)
    setReading({ of: states, shifts: isShifted ? reading.shifts + 1 : 0 });
  useEffect(() => {
    if (reading.shifts > 0 && reading.shifts <= readings) refetch();
  }, [reading, refetch]);
  return isShifted && reading.shifts <= readings;
}
