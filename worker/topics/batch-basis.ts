import type { ConvertAccount } from "#shared/contract/fields.ts";
import type { CallInput, CallOutput, HttpCallName } from "#shared/contract/index.ts";
import { isCofferError } from "#shared/rpc/errors.ts";
import type { Clock, TimerId } from "../clock.ts";
import type { HttpClient } from "../http/client.ts";

/** What the server says about a wallet's small balances; undefined until it came. */
export interface BatchAnswers {
  readonly list: CallOutput<"batch.list">["smallAssetCoins"] | undefined;
  readonly limits: CallOutput<"batch.setting"> | undefined;
  readonly coins: CallOutput<"convert.coins">["coins"] | undefined;
}

export interface WalletBasis {
  current(): BatchAnswers;
  /** Loads what is not known or out of date; calls back as parts come. Answers the end of it. */
  watch(changed: () => void): () => void;
  /** What is known is out of date. */
  forget(): void;
}

export interface WalletBasisOptions {
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly accountType: ConvertAccount;
}

const NOTHING: BatchAnswers = { list: undefined, limits: undefined, coins: undefined };
const RETRY_MS = 5000;
/** Balances move elsewhere too: a new look at them loads them again after this. */
const KEEP_MS = 10_000;

/** Candidates, limits and coins of one wallet, loaded through the client, where equal reads of the page share a flight. */
export function createWalletBasis({ http, clock, accountType }: WalletBasisOptions): WalletBasis {
  const watchers = new Set<() => void>();
  let answers = NOTHING;
  let loadedAt = Number.NEGATIVE_INFINITY;
  /** Answers to an earlier round of queries do not count. */
  let round = 0;
  let lastId = 0;
  let retry: TimerId | undefined;

  async function query<N extends HttpCallName>(
    name: N,
    input: CallInput<N>,
    take: (answer: CallOutput<N>) => Partial<BatchAnswers>,
  ): Promise<void> {
    const mine = round;
    lastId += 1;
    try {
      const result = await http.call(name, input, {
        id: `batch.estimate/${accountType}/${lastId}`,
        exempt: true,
      });
      if (mine !== round || result.kind !== "ok") return;
      answers = { ...answers, ...take(result.data) };
      for (const changed of watchers) changed();
    } catch (thrown) {
      if (mine !== round) return;
      loadedAt = Number.NEGATIVE_INFINITY;
      if (isCofferError(thrown) && thrown.data.retriable) retryLater();
    }
  }

  function load(): void {
    round += 1;
    loadedAt = clock.now();
    void query("batch.list", { accountType }, ({ smallAssetCoins }) => ({ list: smallAssetCoins }));
    void query("batch.setting", { accountType }, (limits) => ({ limits }));
    void query("convert.coins", { accountType, side: 0 }, ({ coins }) => ({ coins }));
  }

  function retryLater(): void {
    if (watchers.size === 0) return;
    retry ??= clock.setTimeout(() => {
      retry = undefined;
      load();
    }, RETRY_MS);
  }

  return {
    current: () => answers,
    watch(changed) {
      watchers.add(changed);
      if (clock.now() - loadedAt >= KEEP_MS) load();
      return () => {
        watchers.delete(changed);
        if (watchers.size > 0 || retry === undefined) return;
        clock.clearTimeout(retry);
        retry = undefined;
      };
    },
    forget() {
      round += 1;
      loadedAt = Number.NEGATIVE_INFINITY;
      // A watcher keeps what it shows until the new answer is there; nobody else may start from it.
      if (watchers.size > 0) load();
      else answers = NOTHING;
    },
  };
}
