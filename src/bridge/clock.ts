/** Time as an argument: tests turn it by hand. */
export interface Clock {
  /** Milliseconds that never jump back; only differences mean something. */
  now(): number;
  /** Runs `then` after `ms`; the answer takes the order back. */
  after(ms: number, then: () => void): () => void;
}

export const pageClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
