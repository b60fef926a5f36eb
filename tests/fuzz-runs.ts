/** How often a property runs: `base` times, as many times more as FUZZ_SCALE says. */
export function fuzzRuns(base: number): number {
  return base * Number(process.env.FUZZ_SCALE ?? 1);
}

/** A seed that is another each day, by the UTC date: what failed can be run again on the day. */
export function dailySeed(): number {
  return Number(new Date().toISOString().slice(0, 10).replaceAll("-", ""));
}
