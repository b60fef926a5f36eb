import { type RefObject, useLayoutEffect, useState } from "react";

/** So many more on either side, which are there before a finger brings them into sight. */
const spare = 6;

export interface RowsInSight {
  /** The rows to paint: from this one on, up to but without that one. */
  readonly from: number;
  readonly to: number;
}

/** Which rows of a list show that scrolls in a box of its own; row `n` stands between `edges[n]` and `edges[n + 1]`, px. */
export function useRowsInSight(
  edges: readonly number[],
  scroller: RefObject<HTMLElement | null>,
): RowsInSight {
  const [{ from, to }, setRange] = useState({ from: 0, to: 0 });
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    const look = (): void => {
      const top = rowAt(edges, box.scrollTop);
      const bottom = rowAt(edges, box.scrollTop + box.clientHeight) + 1;
      const next = { from: Math.max(0, top - spare), to: Math.min(edges.length - 1, bottom + spare) };
      setRange((now) => (now.from === next.from && now.to === next.to ? now : next));
    };
    look();
    box.addEventListener("scroll", look, { passive: true });
    const watch = new ResizeObserver(look);
    watch.observe(box);
    return () => {
      box.removeEventListener("scroll", look);
      watch.disconnect();
    };
  }, [edges, scroller]);
  // What was in sight of a longer list may be past the end of this one.
  return { from: Math.min(from, edges.length - 1), to: Math.min(to, edges.length - 1) };
}

/** Brings a row into sight, if it is not, by as little as needed. */
export function revealRow(box: HTMLElement | null, edges: readonly number[], row: number): void {
  const [top, bottom] = [edges[row], edges[row + 1]];
  if (box === null || top === undefined || bottom === undefined) return;
  if (top < box.scrollTop) box.scrollTo({ top });
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTo({ top: bottom - box.clientHeight });
}

/** The row at this height, the last one below the end. */
export function rowAt(edges: readonly number[], height: number): number {
  let [low, high] = [0, Math.max(0, edges.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((edges[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where rows of these heights begin, and where the last one ends. */
export function edgesOf(heights: readonly number[]): readonly number[] {
  const edges = [0];
  for (const height of heights) edges.push((edges[edges.length - 1] ?? 0) + height);
  return edges;
}
