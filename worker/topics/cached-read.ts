import type { CallInput, CallName, CallOutput, HttpCallName } from "#shared/contract/index.ts";
import { isCofferError } from "#shared/rpc/errors.ts";
import type { Clock, TimerId } from "../clock.ts";
import type { HttpClient } from "../http/client.ts";

/** One answer that estimates stand on: requested while somebody watches, and again when it is out of date. */
export interface CachedRead<A> {
  current(): A | undefined;
  /** The server will not say it. */
  refused(): boolean;
  /** Loads what is not known or too old; calls back when it came. Answers the end of it. */
  watch(changed: () => void): () => void;
  /** Loads again; what is known stands until the new answer is there, and where none comes. */
  refresh(): void;
  /** What is known is out of date: it stands until the new answer is there, and no longer where none comes. */
  forget(): void;
}

export interface CachedReadsOptions<N extends HttpCallName> {
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly name: N;
  /** Who looks again after this loads again, ms. */
  readonly keepMs: number;
  /** Calls beside this one whose change makes it out of date. */
  readonly outdatedBy?: readonly CallName[];
}

const retryMs = 5_000;
let callCount = 0;

/** The answers to one call by its input. They outlive their watchers, so that who comes back finds them known. */
export function createCachedReads<N extends HttpCallName>(
  options: CachedReadsOptions<N>,
): (input: CallInput<N>) => CachedRead<CallOutput<N>> {
  const { http, name, outdatedBy = [] } = options;
  const reads = new Map<string, CachedRead<CallOutput<N>>>();
  http.onInvalidated((calls) => {
    if (calls !== "all" && ![name, ...outdatedBy].some((one) => calls.includes(one))) return;
    for (const read of reads.values()) read.forget();
  });
  return (input) => {
    const key = JSON.stringify(input);
    const read = reads.get(key) ?? createCachedRead(options, input);
    reads.set(key, read);
    return read;
  };
}

/** Watches several as one. */
export function watchAll(
  reads: readonly Pick<CachedRead<unknown>, "watch">[],
  changed: () => void,
): () => void {
  const stops = reads.map((one) => one.watch(changed));
  return () => {
    for (const stop of stops) stop();
  };
}

function createCachedRead<N extends HttpCallName>(
  { http, clock, name, keepMs }: CachedReadsOptions<N>,
  input: CallInput<N>,
): CachedRead<CallOutput<N>> {
  const watchers = new Set<() => void>();
  let answer: CallOutput<N> | undefined;
  let isRefused = false;
  /** Something changed what is known: a new answer that does not come leaves nothing to show. */
  let isOutdated = false;
  let loadedAt = Number.NEGATIVE_INFINITY;
  /** Answers to an earlier question do not count. */
  let round = 0;
  let retry: TimerId | undefined;

  async function load(): Promise<void> {
    round += 1;
    callCount += 1;
    const mine = round;
    loadedAt = clock.now();
    try {
      const result = await http.call(name, input, { id: `kept/${name}/${callCount}`, exempt: true });
      if (mine !== round) return;
      if (result.kind === "ok") {
        answer = result.data;
        isRefused = false;
        isOutdated = false;
      } else if (isOutdated) answer = undefined;
      else return;
    } catch (thrown) {
      if (mine !== round) return;
      loadedAt = Number.NEGATIVE_INFINITY;
      const isLost = !isCofferError(thrown) || thrown.data.retriable;
      if (isLost) retryLater();
      else isRefused = true;
      if (isOutdated) answer = undefined;
      else if (isLost) return;
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
    refresh() {
      void load();
    },
    forget() {
      round += 1;
      isOutdated = true;
      loadedAt = Number.NEGATIVE_INFINITY;
      // A watcher keeps what it shows until the new answer is there; nobody else may start from it.
      if (watchers.size > 0) void load();
      else answer = undefined;
    },
  };
}
