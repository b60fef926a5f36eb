import type { CallInput, CallOutput, HttpCallName } from "#shared/contract/index.ts";
import { isCofferError } from "#shared/rpc/errors.ts";
import type { Clock, TimerId } from "../clock.ts";
import type { HttpClient } from "../http/client.ts";

/** One answer that estimates stand on: asked for while somebody watches, and again when it is out of date. */
export interface KeptRead<A> {
  current(): A | undefined;
  /** The server will not say it. */
  refused(): boolean;
  watch(changed: () => void): () => void;
  /** What is known is out of date. */
  forget(): void;
}

export interface KeptReadOptions<N extends HttpCallName> {
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly name: N;
  readonly input: CallInput<N>;
}

const retryMs = 5_000;
/** Balances move elsewhere too: a new look at them asks again after this. */
const keepMs = 10_000;
let asked = 0;

export function createKeptRead<N extends HttpCallName>({
  http,
  clock,
  name,
  input,
}: KeptReadOptions<N>): KeptRead<CallOutput<N>> {
  const watchers = new Set<() => void>();
  let answer: CallOutput<N> | undefined;
  let isRefused = false;
  let loadedAt = Number.NEGATIVE_INFINITY;
  /** Answers to an earlier question do not count. */
  let round = 0;
  let retry: TimerId | undefined;

  async function load(): Promise<void> {
    round += 1;
    asked += 1;
    const mine = round;
    loadedAt = clock.now();
    try {
      const result = await http.call(name, input, { id: `kept/${name}/${asked}`, exempt: true });
      if (mine !== round || result.kind !== "ok") return;
      answer = result.data;
      isRefused = false;
    } catch (thrown) {
      if (mine !== round) return;
      loadedAt = Number.NEGATIVE_INFINITY;
      if (!isCofferError(thrown) || thrown.data.retriable) {
        retryLater();
        return;
      }
      isRefused = true;
    }
    for (const changed of watchers) changed();
  }

  function retryLater(): void {
    if (watchers.size === 0) return;
    retry ??= clock.setTimeout(() => {
      retry = undefined;
      void load();
    }, retryMs);
  }

  return {
    current: () => answer,
    refused: () => isRefused,
    watch(changed) {
      watchers.add(changed);
      if (clock.now() - loadedAt >= keepMs) void load();
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
      if (watchers.size > 0) void load();
      else answer = undefined;
    },
  };
}
