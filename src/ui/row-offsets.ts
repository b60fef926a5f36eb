/** Where rows and titles of a long table stand: all rows are of one height, and all titles. Pure. */

export interface RowSizes {
  readonly row: number;
  readonly title: number;
}

/** How many of these places, which rise, lie before one. */
export function countBefore(places: readonly number[], place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Distance of a place from the first, px. */
export function offsetOf(place: number, titles: readonly number[], { row, title }: RowSizes): number {
  const above = countBefore(titles, place);
  return above * title + (place - above) * row;
}

/** The last place that begins at an offset or above it. */
export function placeAt(offset: number, count: number, titles: readonly number[], sizes: RowSizes): number {
  let [low, high] = [0, Math.max(0, count - 1)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (offsetOf(middle, titles, sizes) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
