import type { DealerTerms } from "#shared/domain/dealer-rate.ts";
import type { Clock } from "../clock.ts";
import type { HttpClient } from "../http/client.ts";

const againAfterMs = 5000;

/** What the dealer takes of each pair that somebody wants: it does not change while the page lives. */
export interface PairTerms {
  /** Undefined until it came. */
  of(fromCoin: string, toCoin: string): DealerTerms | undefined;
  /** Queries what is not known; calls back as answers come. A pair that fails is queried again after a while. */
  want(fromCoin: string, toCoin: string, came: () => void): void;
}

export function createPairTerms(http: HttpClient, clock: Clock): PairTerms {
  const known = new Map<string, DealerTerms>();
  const waiting = new Map<string, Set<() => void>>();
  const queriedAt = new Map<string, number>();
  const keyOf = (fromCoin: string, toCoin: string): string => `${fromCoin}/${toCoin}`;

  async function query(fromCoin: string, toCoin: string): Promise<void> {
    const key = keyOf(fromCoin, toCoin);
    queriedAt.set(key, clock.now());
    try {
      const input = { accountType: "eb_convert_funding", fromCoin, toCoin } as const;
      const result = await http.call("convert.limit", input, { id: `limitOrder.open/${key}`, exempt: true });
      if (result.kind !== "ok") return;
      known.set(key, result.data);
      const callbacks = waiting.get(key) ?? [];
      waiting.delete(key);
      for (const came of callbacks) came();
    } catch {
      // The next price that moves queries again.
    }
  }

  return {
    of: (fromCoin, toCoin) => known.get(keyOf(fromCoin, toCoin)),
    want(fromCoin, toCoin, came) {
      const key = keyOf(fromCoin, toCoin);
      if (known.has(key)) return;
      const callbacks = waiting.get(key) ?? new Set();
      callbacks.add(came);
      waiting.set(key, callbacks);
      if (clock.now() - (queriedAt.get(key) ?? Number.NEGATIVE_INFINITY) >= againAfterMs)
        void query(fromCoin, toCoin);
    },
  };
}
