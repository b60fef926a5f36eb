/** Of whose requests, and which; all where a part is absent. */
export interface ArrivalFilter {
  readonly requestId?: string | undefined;
  readonly account?: string | undefined;
}

/** How often each call arrived, by account and requestId: browsers send some POSTs twice by themselves. */
export interface Arrivals {
  /** `account` is the name of who asked, "" for who is signed out. */
  note(call: string, requestId: string, account: string): void;
  count(call: string, filter?: ArrivalFilter): number;
  clear(): void;
}

interface Arrival {
  readonly requestId: string;
  readonly account: string;
  times: number;
}

export function createArrivals(): Arrivals {
  const seen = new Map<string, Map<string, Arrival>>();
  return {
    note(call, requestId, account) {
      const calls = seen.get(call) ?? new Map<string, Arrival>();
      const key = `${account}/${requestId}`;
      const known = calls.get(key) ?? { requestId, account, times: 0 };
      known.times += 1;
      calls.set(key, known);
      seen.set(call, calls);
    },
    count(call, { requestId, account } = {}) {
      return [...(seen.get(call)?.values() ?? [])]
        .filter((one) => requestId === undefined || one.requestId === requestId)
        .filter((one) => account === undefined || one.account === account)
        .reduce((sum, one) => sum + one.times, 0);
    },
    clear: () => seen.clear(),
  };
}
