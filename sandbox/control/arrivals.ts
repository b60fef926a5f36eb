/** How often each call arrived, by requestId: browsers send some POSTs twice by themselves. */
export interface Arrivals {
  note(call: string, requestId: string): void;
  /** All arrivals of a call, or those of one requestId. */
  count(call: string, requestId?: string): number;
  clear(): void;
}

export function createArrivals(): Arrivals {
  const seen = new Map<string, Map<string, number>>();
  return {
    note(call, requestId) {
      const calls = seen.get(call) ?? new Map<string, number>();
      calls.set(requestId, (calls.get(requestId) ?? 0) + 1);
      seen.set(call, calls);
    },
    count(call, requestId) {
      const calls = seen.get(call);
      if (calls === undefined) return 0;
      if (requestId !== undefined) return calls.get(requestId) ?? 0;
      return [...calls.values()].reduce((sum, one) => sum + one, 0);
    },
    clear: () => seen.clear(),
  };
}
