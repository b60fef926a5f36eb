import * as fc from "fast-check";

/** How often a property runs: `base` times, as many times more as FUZZ_SCALE says. */
export function fuzzRuns(base: number): number {
  return base * Number(process.env.FUZZ_SCALE ?? 1);
}

/** A seed that is another each day, by the UTC date: what failed can be run again on the day. FUZZ_SEED is another. */
export function dailySeed(): number {
  return Number(process.env.FUZZ_SEED ?? new Date().toISOString().slice(0, 10).replaceAll("-", ""));
}

/**
 * Called once a round by a property that takes minutes at a large FUZZ_SCALE: the run's watchdog, which ends what says
 * nothing for five minutes, hears that it lives.
 */
export function lap(name: string): void {
  if (fuzzRuns(1) > 1) console.log(`${name}: one more round`);
}

fc.configureGlobal({ seed: dailySeed() });

/** fast-check with the day's seed for every property: tests take it from here (lint). */
export { fc };
