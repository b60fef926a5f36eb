import type { ConvertCoin, EstimateParams } from "#shared/contract/convert.ts";
import type { CallInput, CallOutput, HttpCallName } from "#shared/contract/index.ts";
import type { EstimateBasis } from "#shared/domain/convert-estimate.ts";
import { isCofferError } from "#shared/rpc/errors.ts";
import type { Clock, TimerId } from "../clock.ts";
import type { HttpClient } from "../http/client.ts";

/** What the server says about a pair. */
export type ConvertBasis = Pick<EstimateBasis, "fromCoin" | "toCoin" | "limit">;

export interface BasisOptions {
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly params: Pick<EstimateParams, "accountType" | "fromCoin" | "toCoin">;
  /** An id no other call has. */
  readonly nextId: () => string;
  readonly changed: () => void;
}

export interface BasisLoader {
  current(): ConvertBasis;
  stop(): void;
}

const RETRY_MS = 5000;

/**
 * Loads what an estimate rests on through the client, where the page's own equal reads share cache and flight, and
 * again when a call made it out of date. Parts are taken as they come; what was known stays until it is known better.
 */
export function loadConvertBasis({ http, clock, params, nextId, changed }: BasisOptions): BasisLoader {
  const { accountType, fromCoin, toCoin } = params;
  const running = new Set<string>();
  let basis: ConvertBasis = { fromCoin: undefined, toCoin: undefined, limit: undefined };
  let round = 0;
  let retry: TimerId | undefined;

  async function ask<N extends HttpCallName>(
    name: N,
    input: CallInput<N>,
    take: (answer: CallOutput<N>) => Partial<ConvertBasis>,
  ): Promise<void> {
    const asked = round;
    const id = nextId();
    running.add(id);
    try {
      const result = await http.call(name, input, { id, exempt: true });
      if (asked !== round || result.kind !== "ok") return;
      basis = { ...basis, ...take(result.data) };
      changed();
    } catch (thrown) {
      if (asked === round && isCofferError(thrown) && thrown.data.retriable) retryLater();
    } finally {
      running.delete(id);
    }
  }

  function load(): void {
    round += 1;
    void ask("convert.coins", { accountType, side: 0 }, ({ coins }) => ({ fromCoin: find(coins, fromCoin) }));
    if (fromCoin === toCoin) return;
    void ask("convert.coins", { accountType, side: 1, coin: fromCoin }, ({ coins }) => ({
      toCoin: find(coins, toCoin),
    }));
    void ask("convert.limit", { accountType, fromCoin, toCoin }, (limit) => ({ limit }));
  }

  function retryLater(): void {
    retry ??= clock.setTimeout(() => {
      retry = undefined;
      load();
    }, RETRY_MS);
  }

  const stopListening = http.onInvalidated((calls) => {
    if (calls.includes("convert.coins") || calls.includes("convert.limit")) load();
  });
  load();

  return {
    current: () => basis,
    stop() {
      // No answer of any round counts from here on.
      round = Number.NaN;
      stopListening();
      if (retry !== undefined) clock.clearTimeout(retry);
      for (const id of running) http.cancel(id);
    },
  };
}

function find(coins: readonly ConvertCoin[], coin: string): ConvertCoin | null {
  return coins.find((row) => row.coin === coin) ?? null;
}
