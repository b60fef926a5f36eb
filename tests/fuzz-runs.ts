/** How often a property runs: `base` times, as many times more as FUZZ_SCALE says. */
export function fuzzRuns(base: number): number {
  return base * Number(process.env.FUZZ_SCALE ?? 1);
}

/** A seed that is another each day, by the UTC date: what failed can be run again on the day. */
export function dailySeed(): number {
  return Number(new Date().toISOString().slice(0, 10).replaceAll("-", ""));
}

/**
 * Called once a round by a property that takes minutes at a large FUZZ_SCALE: the run's watchdog, which ends what says
 * nothing for five minutes, hears that it lives.
 */
export function lap(name: string): void {
  if (fuzzRuns(1) > 1) console.log(`${name}: one more round`);
}
