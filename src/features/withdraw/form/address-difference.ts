/** How many characters of the one address are not where they stand in the other. */
export function differing(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let count = Math.abs(one.length - other.length);
  for (let at = 0; at < shorter; at += 1) if (one[at] !== other[at]) count += 1;
  return count;
}
