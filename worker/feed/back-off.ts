/** R9.11: at most 5 reconnect attempts, back-off from 1 s to 6 s. */
export const MAX_RECONNECTS = 5;
const FIRST_MS = 1000;
const LAST_MS = 6000;

/**
 * How long to wait before reconnect attempt `attempt` (from 0), ms. Half of it is chance, so that clients that lost
 * the same server do not come back all at once. `chance` in [0, 1).
 */
export function reconnectDelayMs(attempt: number, chance: number): number {
  const ceiling = Math.min(LAST_MS, 2 * FIRST_MS * 2 ** attempt);
  return ceiling / 2 + (ceiling / 2) * chance;
}
