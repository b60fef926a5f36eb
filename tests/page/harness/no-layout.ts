import type { RowsInSight } from "#src/ui/rows-in-sight.ts";

interface Wanted {
  readonly count: number;
  readonly estimateSize: (index: number) => number;
}

/** Lists that paint what fits paint all: without a layout everything fits. Scrolling them is tried in browsers. */
function all({ count, estimateSize }: Wanted): object {
  const items: { index: number; key: number; start: number; size: number }[] = [];
  let end = 0;
  for (let index = 0; index < count; index += 1) {
    const size = estimateSize(index);
    items.push({ index, key: index, start: end, size });
    end += size;
  }
  return {
    getVirtualItems: () => items,
    getTotalSize: () => end,
    scrollToIndex: () => undefined,
    measureElement: () => undefined,
    options: { scrollMargin: 0 },
  };
}

/** The same of a box that scrolls. */
function useRowsInSight(edges: readonly number[]): RowsInSight {
  return { from: 0, to: edges.length - 1 };
}

export * from "#src/ui/rows-in-sight.ts";
export { all as useVirtualizer, all as useWindowVirtualizer, useRowsInSight };
