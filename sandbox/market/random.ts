/** Deterministic randomness: the same seed and name give the same numbers on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Normally distributed with mean 0 and deviation 1, cut at four deviations. */
  gauss(): number;
}

/** mulberry32 over a hash of the seed and the names: every symbol, day and purpose has its own stream. */
export function randomOf(seed: number, ...names: readonly (string | number)[]): Random {
  let state = hash(`${seed}/${names.join("/")}`);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  function gauss(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - next()));
    const value = radius * Math.cos(2 * Math.PI * next());
    return Math.max(-4, Math.min(4, value));
  }
  return { next, gauss };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value | 0;
}
