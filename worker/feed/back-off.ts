/** R9.11: at most 5 reconnect attempts, back-off from 1 s to 6 s. */
export const maxReconnects = 5;
const firstMs = 1000;
const lastMs = 6000;

/**
 * How long to wait before reconnect attempt `attempt` (from 0), ms. Half of it is chance, so that clients that lost
 * the same server do not come back all at once. `chance` in [0, 1).
 */
export function reconnectDelayMs(attempt: number, chance: number): number {
  const ceiling = Math.min(lastMs, 2 * firstMs * 2 ** attempt);
  return ceiling / 2 + (ceiling / 2) * chance;
}
