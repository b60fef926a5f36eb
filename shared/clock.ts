/**
 * Time as an argument of whatever waits or measures, so that tests turn it by hand; of the page and the sandbox. The
 * worker's clock has the platform's timer ids instead: the feed sets its timers anew many times a second.
 */
export interface Clock {
  /** Milliseconds; what they count from is the clock's own matter. */
  now(): number;
  /** Runs `then` once after `ms`; the answer takes the order back. */
  after(ms: number, then: () => void): () => void;
}
