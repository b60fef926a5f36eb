/** Groups of four; a rest joins the last group. */
export function addressGroups(value: string): readonly string[] {
  const count = Math.max(1, Math.floor(value.length / 4));
  return Array.from({ length: count }, (_, at) =>
    at === count - 1 ? value.slice(at * 4) : value.slice(at * 4, at * 4 + 4),
  );
}

/** The first and the last eight characters; short ones stay whole. */
export function shortAddress(value: string): string {
  return value.length <= 18 ? value : `${value.slice(0, 8)}…${value.slice(-8)}`;
}
