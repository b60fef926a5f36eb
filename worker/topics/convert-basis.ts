import type { ConvertCoin } from "#shared/contract/convert.ts";
import type { EstimateParams } from "#shared/contract/convert-estimate.ts";
import type { CallInput, CallOutput, HttpCallName } from "#shared/contract/index.ts";
import type { EstimateBasis } from "#shared/domain/estimate-basis.ts";
import { type ErrorData, toErrorData } from "#shared/rpc/errors.ts";
import type { Clock } from "../clock.ts";
import type { HttpClient } from "../http/client.ts";
import { watchDayEnd } from "./day-end.ts";
import type { PairThrottle } from "./pair-throttle.ts";
import { createReadRetry } from "./read-retry.ts";

export type Pair = Pick<EstimateParams, "accountType" | "fromCoin" | "toCoin">;

/** What the server says about a pair. */
export type ConvertBasis = Pick<EstimateBasis, "fromCoin" | "toCoin" | "limit" | "failed" | "refusal">;

export interface PairBasis {
  current(): ConvertBasis;
  /** Loads what is not known or older than a minute; calls back as parts come. Answers the end of it. */
  watch(changed: () => void): () => void;
  readonly watched: boolean;
  /** Time went by that nobody counted: loaded anew while somebody watches. What is known stands until then. */
  renew(): void;
  /** What is known is out of date: it stands until the new answer is there, and no longer where none comes. Another person's goes at once. */
  forget(isAnother: boolean): void;
}

export interface PairBasisOptions {
  readonly http: HttpClient;
  readonly clock: Clock;
  /** The exchange's time. */
  readonly serverClock: Pick<Clock, "now">;
  readonly pair: Pair;
  /** When what is bound to a pair may be queried. */
  readonly throttle: PairThrottle;
  /** Somebody could see an answer, and it could be had. */
  readonly reachable: () => boolean;
  /** An id no other call has. */
  readonly nextId: () => string;
}

type Known = Pick<ConvertBasis, "fromCoin" | "toCoin" | "limit">;
/** Each comes with an answer of its own. */
type Part = keyof Known;

const parts = ["fromCoin", "toCoin", "limit"] as const;
const unknown: Known = { fromCoin: undefined, toCoin: undefined, limit: undefined };
/** As long as the client keeps these answers itself (R9.3). */
const keepMs = 60_000;

/**
 * Coins and limits of one pair, loaded through the client, where the page's own equal reads share cache and flight.
 * They outlive their watchers, so that a pair that is chosen again is known, and are loaded anew when a call makes them out of date.
 */
export function createPairBasis(options: PairBasisOptions): PairBasis {
  const { http, clock, serverClock, pair, throttle, nextId, reachable } = options;
  const { accountType, fromCoin, toCoin } = pair;
  const watchers = new Set<() => void>();
  let known = unknown;
  /** Parts whose last request brought nothing, with the code of the server's refusal, "" where it said none. */
  const failures = new Map<Part, string>();
  /** Parts that something changed: a new answer that does not come leaves nothing to show. */
  const outdated = new Set<Part>();
  let loadedAt = Number.NEGATIVE_INFINITY;
  /** Answers to an earlier round of queries do not count. */
  let round = 0;
  let takeBack = (): boolean => false;
  let stopDays = (): void => undefined;
  const retry = createReadRetry(clock, () => load(throttle), reachable);

  function publish(part: Partial<Known> = {}): void {
    known = { ...known, ...part };
    for (const changed of watchers) changed();
  }

  async function query<N extends HttpCallName>(
    part: Part,
    name: N,
    input: CallInput<N>,
    take: (answer: CallOutput<N>) => Known[Part],
  ): Promise<void> {
    const mine = round;
    try {
      const result = await http.call(name, input, { id: nextId(), exempt: true });
      // Without a session nothing is learnt: who presses on is told by the exchange that it is over.
      if (mine === round && result.kind === "ok") came(part, take(result.data));
    } catch (thrown) {
      if (mine === round) missed(part, toErrorData(thrown));
    }
  }

  function came(part: Part, value: Known[Part]): void {
    failures.delete(part);
    outdated.delete(part);
    if (failures.size === 0) retry.came();
    publish({ [part]: value });
  }

  function missed(part: Part, { kind, code, retriable }: ErrorData): void {
    loadedAt = Number.NEGATIVE_INFINITY;
    failures.set(part, kind === "BusinessError" ? code : "");
    if (watchers.size > 0 && retriable && kind !== "BusinessError") retry.lost();
    else if (watchers.size > 0) retry.refused();
    publish(outdated.has(part) ? { [part]: undefined } : {});
  }

  function load(when: PairThrottle): void {
    round += 1;
    loadedAt = clock.now();
    retry.stop();
    takeBack();
    void query("fromCoin", "convert.coins", { accountType, side: 0 }, ({ coins }) => find(coins, fromCoin));
    if (fromCoin !== toCoin) takeBack = when(queryPair);
  }

  function queryPair(): void {
    void query("toCoin", "convert.coins", { accountType, side: 1, coin: fromCoin }, ({ coins }) =>
      find(coins, toCoin),
    );
    void query("limit", "convert.limit", { accountType, fromCoin, toCoin }, (limit) => limit);
  }

  function forget(isAnother: boolean): void {
    round += 1;
    loadedAt = Number.NEGATIVE_INFINITY;
    for (const part of parts) outdated.add(part);
    // A watcher keeps what it shows until the new answer is there, unless it was another person's; nobody else may start from it.
    if (isAnother || watchers.size === 0) {
      failures.clear();
      publish(unknown);
    }
    // Money moved, or another person came: that waits for no throttle.
    if (watchers.size > 0) load(immediate);
  }

  return {
    forget,
    current() {
      // The server's word on the pair: it says why there are no limits.
      const refusal = [...failures.values()].find((code) => code !== "");
      // Coins that are lost are requested again soon, and a press waits for them: the form's own list says so.
      const failed = failures.has("limit") || refusal !== undefined;
      return { ...known, failed, ...(refusal !== undefined && { refusal }) };
    },
    watch(changed) {
      if (watchers.size === 0) stopDays = watchDayEnd(clock, serverClock, keepMs, () => load(throttle));
      watchers.add(changed);
      if (clock.now() - loadedAt >= keepMs) load(throttle);
      return () => {
        if (!watchers.delete(changed) || watchers.size > 0) return;
        stopDays();
        // Left before it was sent: whoever looks again sends it anew.
        if (takeBack()) loadedAt = Number.NEGATIVE_INFINITY;
        retry.stop();
      };
    },
    renew() {
      loadedAt = Number.NEGATIVE_INFINITY;
      if (watchers.size > 0) load(throttle);
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
