/** Tabular digits are 0.6 em wide (IBM Plex), the point half as much. */
const digitEm = 0.6;

/** Room for a point and so many decimals: what lines the points of a column up. */
export function pointWidth(places: number): string {
  return `${((places + 0.5) * digitEm).toFixed(1)}em`;
}
