import type { ConvertCoin } from "#shared/contract/convert.ts";
import type { EstimateParams } from "#shared/contract/convert-estimate.ts";
import type { CallInput, CallOutput, HttpCallName } from "#shared/contract/index.ts";
import type { EstimateBasis } from "#shared/domain/estimate-basis.ts";
import { isCofferError } from "#shared/rpc/errors.ts";
import type { Clock, TimerId } from "../clock.ts";
import type { HttpClient } from "../http/client.ts";
import type { PairThrottle } from "./pair-throttle.ts";

export type Pair = Pick<EstimateParams, "accountType" | "fromCoin" | "toCoin">;

/** What the server says about a pair. */
export type ConvertBasis = Pick<EstimateBasis, "fromCoin" | "toCoin" | "limit" | "limitFailed" | "refusal">;

export interface PairBasis {
  current(): ConvertBasis;
  /** Loads what is not known or older than a minute; calls back as parts come. Answers the end of it. */
  watch(changed: () => void): () => void;
  readonly watched: boolean;
  /** What is known is out of date. */
  forget(): void;
}

export interface PairBasisOptions {
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly pair: Pair;
  /** When what is bound to a pair may be queried. */
  readonly throttle: PairThrottle;
  /** An id no other call has. */
  readonly nextId: () => string;
}

const unknown: ConvertBasis = { fromCoin: undefined, toCoin: undefined, limit: undefined };
const retryMs = 5000;
/** As long as the client keeps these answers itself (R9.3). */
const keepMs = 60_000;

/**
 * Coins and limits of one pair, loaded through the client, where the page's own equal reads share cache and flight.
 * They outlive their watchers, so that a pair that is chosen again is known, and are loaded anew when a call makes them out of date.
 */
export function createPairBasis({ http, clock, pair, throttle, nextId }: PairBasisOptions): PairBasis {
  const { accountType, fromCoin, toCoin } = pair;
  const watchers = new Set<() => void>();
  let basis = unknown;
  let loadedAt = Number.NEGATIVE_INFINITY;
  /** Answers to an earlier round of queries do not count. */
  let round = 0;
  let retry: TimerId | undefined;
  let takeBack = (): boolean => false;

  function publish(part: Partial<ConvertBasis>): void {
    basis = { ...basis, ...part };
    for (const changed of watchers) changed();
  }

  async function query<N extends HttpCallName>(
    name: N,
    input: CallInput<N>,
    take: (answer: CallOutput<N>) => Partial<ConvertBasis>,
  ): Promise<void> {
    const mine = round;
    try {
      const result = await http.call(name, input, { id: nextId(), exempt: true });
      if (mine !== round || result.kind !== "ok") return;
      publish(take(result.data));
    } catch (thrown) {
      if (mine !== round) return;
      loadedAt = Number.NEGATIVE_INFINITY;
      if (!isCofferError(thrown)) return;
      const { kind, code, retriable } = thrown.data;
      // The server's word on the pair: it says why there are no limits.
      if (kind === "BusinessError" && !retriable) publish({ refusal: code });
      else {
        if (name === "convert.limit") publish({ limitFailed: true });
        retryLater();
      }
    }
  }

  function load(when: PairThrottle): void {
    round += 1;
    loadedAt = clock.now();
    takeBack();
    void query("convert.coins", { accountType, side: 0 }, ({ coins }) => ({
      fromCoin: find(coins, fromCoin),
    }));
    if (fromCoin !== toCoin) takeBack = when(queryPair);
  }

  function queryPair(): void {
    void query("convert.coins", { accountType, side: 1, coin: fromCoin }, ({ coins }) => ({
      toCoin: find(coins, toCoin),
    }));
    void query("convert.limit", { accountType, fromCoin, toCoin }, (limit) => ({
      limit,
      limitFailed: false,
    }));
  }

  function retryLater(): void {
    if (watchers.size === 0) return;
    retry ??= clock.setTimeout(() => {
      retry = undefined;
      load(throttle);
    }, retryMs);
  }

  function forget(): void {
    round += 1;
    loadedAt = Number.NEGATIVE_INFINITY;
    // A watcher keeps what it shows until the new answer is there; nobody else may start from it. Money moved, or
    // another person came: that waits for no throttle.
    if (watchers.size > 0) load(immediate);
    else basis = unknown;
  }

  return {
    forget,
    current: () => basis,
    watch(changed) {
      watchers.add(changed);
      if (clock.now() - loadedAt >= keepMs) load(throttle);
      return () => {
        watchers.delete(changed);
        if (watchers.size > 0) return;
        // Left before it was sent: whoever looks again sends it anew.
        if (takeBack()) loadedAt = Number.NEGATIVE_INFINITY;
        if (retry === undefined) return;
        clock.clearTimeout(retry);
        retry = undefined;
      };
    },
    get watched() {
      return watchers.size > 0;
    },
  };
}

const immediate: PairThrottle = (send) => {
  send();
  return () => false;
};

function find(coins: readonly ConvertCoin[], coin: string): ConvertCoin | null {
  return coins.find((row) => row.coin === coin) ?? null;
}
