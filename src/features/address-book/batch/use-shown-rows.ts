import { useState } from "react";
import type { BatchRow } from "./batch-rows.ts";

export interface ShownRows {
  /** Rows in order were put aside, so that those to fix stand alone. */
  readonly onlyFaulty: boolean;
  readonly setOnlyFaulty: (on: boolean) => void;
  readonly isAside: (row: BatchRow) => boolean;
}

/** Which rows of many are seen: what shows stays until the choice is changed, whatever is found of it while it is being fixed. */
export function useShownRows(rows: readonly BatchRow[], isFaulty: (row: BatchRow) => boolean): ShownRows {
  /** Those put aside when only the faulty ones were chosen; null for none. */
  const [aside, setAside] = useState<ReadonlySet<string> | null>(null);
  const isAside = ({ key }: BatchRow): boolean => aside?.has(key) === true;
  // One that has to be fixed since is seen from then on.
  if (aside !== null && rows.some((row) => isAside(row) && isFaulty(row)))
    setAside(keysOf(rows.filter((row) => isAside(row) && !isFaulty(row))));
  return {
    onlyFaulty: aside !== null,
    setOnlyFaulty: (on) => setAside(on ? keysOf(rows.filter((row) => !isFaulty(row))) : null),
    isAside,
  };
}

const keysOf = (rows: readonly BatchRow[]): ReadonlySet<string> => new Set(rows.map(({ key }) => key));
