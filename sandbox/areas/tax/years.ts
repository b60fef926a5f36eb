/** Tax years are calendar years in UTC. */

export const yearOf = (at: number): number => new Date(at).getUTCFullYear();

/** ms: its first moment, and that of the next. */
export function spanOf(year: number): { readonly from: number; readonly until: number } {
  return { from: Date.UTC(year, 0, 1), until: Date.UTC(year + 1, 0, 1) };
}

/** From the year that somebody joined in, the running one first. */
export function yearsSince(joinedAt: number, now: number): number[] {
  const [first, last] = [yearOf(joinedAt), yearOf(now)];
  return Array.from({ length: Math.max(1, last - first + 1) }, (_year, at) => last - at);
}
