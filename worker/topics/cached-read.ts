import type { CallInput, CallName, CallOutput, HttpCallName } from "#shared/contract/index.ts";
import type { ReadState } from "#shared/contract/read-state.ts";
import { isCofferError } from "#shared/rpc/errors.ts";
import { isNotServed } from "#shared/rpc/not-served.ts";
import type { Clock } from "../clock.ts";
import type { PrivateLine } from "../feed/private-feed.ts";
import type { HttpClient } from "../http/client.ts";
import { createReadRetry } from "./read-retry.ts";

/** One answer that estimates stand on: requested while somebody watches, and again when it is out of date. */
export interface CachedRead<A> {
  current(): A | undefined;
  /** The server will not say it. */
  refused(): boolean;
  state(): ReadState;
  /** Loads what is not known or too old; calls back when it came. Answers the end of it. */
  watch(changed: () => void): () => void;
  /** Loads again; what is known stands until the new answer is there, and where none comes. */
  refresh(): void;
  /** What is known is out of date: it stands until the new answer is there, and no longer where none comes. Another person's goes at once. */
  forget(isAnother: boolean): void;
  /** Time went by that nobody counted: loaded again while somebody watches. What is known stands until then. */
  renew(): void;
}

export interface CachedReadsOptions<N extends HttpCallName> {
  readonly http: HttpClient;
  readonly clock: Clock;
  /** Says whether the page is there, and when it comes back or the machine has slept. */
  readonly line: Pick<PrivateLine, "onLife" | "reachable">;
  readonly name: N;
  /** Who looks again after this loads again, ms. */
  readonly keepMs: number;
  /** Calls beside this one whose change makes it out of date. */
  readonly outdatedBy?: readonly CallName[];
  /** What is refused is requested again too, ever more rarely. */
  readonly retriesRefused?: boolean;
}

let callCount = 0;

/** The answers to one call by its input. They outlive their watchers, so that who comes back finds them known. */
export function createCachedReads<N extends HttpCallName>(
  options: CachedReadsOptions<N>,
): (input: CallInput<N>) => CachedRead<CallOutput<N>> {
  const { http, line, name, outdatedBy = [] } = options;
  const reads = new Map<string, CachedRead<CallOutput<N>>>();
  http.onInvalidated((calls, isAnother) => {
    // Whose session is over reads nothing anew, and is told so by what they press.
    const isConcerned =
      calls === "all" ? isAnother : [name, ...outdatedBy].some((one) => calls.includes(one));
    if (!isConcerned) return;
    for (const read of reads.values()) read.forget(isAnother);
  });
  line.onLife((life) => {
    if (life === "wake") for (const read of reads.values()) read.renew();
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

/**
 * `refused`: by the server's word, which may be that the session is over, or that it has no such call. `unread`: something came that
 * says nothing, such as a gateway's page, or that it is too much for now.
 */
function missOf(thrown: unknown): "lost" | "refused" | "unread" {
  if (!isCofferError(thrown)) return "lost";
  const { kind, retriable } = thrown.data;
  if (retriable) return kind === "BusinessError" ? "unread" : "lost";
  return kind === "BusinessError" || kind === "NotLoggedIn" || isNotServed(thrown) ? "refused" : "unread";
}

function createCachedRead<N extends HttpCallName>(
  { http, clock, line, name, keepMs, retriesRefused = false }: CachedReadsOptions<N>,
  input: CallInput<N>,
): CachedRead<CallOutput<N>> {
  const watchers = new Set<() => void>();
  let answer: CallOutput<N> | undefined;
  let isRefused = false;
  /** The last request brought nothing. */
  let isFailed = false;
  /** Something changed what is known: a new answer that does not come leaves nothing to show. */
  let isOutdated = false;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let round = 0;
  /** The first round whose answer counts: those before are of before a change, or a newer one has been answered. */
  let counted = 1;
  /** The round whose answer is awaited. */
  let awaited = 0;
  const retry = createReadRetry(
    clock,
    () => void load(),
    () => line.reachable(),
  );

  async function load(): Promise<void> {
    round += 1;
    callCount += 1;
    const mine = round;
    awaited = mine;
    retry.stop();
    loadedAt = clock.now();
    try {
      const result = await http.call(name, input, { id: `kept/${name}/${callCount}`, exempt: true });
      // Also where the next one is requested already: no answer of a slow network would ever count.
      if (mine < counted) return;
      counted = mine + 1;
      if (result.kind === "ok") {
        answer = result.data;
        isRefused = false;
        isFailed = false;
        retry.came();
        isOutdated = false;
      } else if (isOutdated) answer = undefined;
      else return;
    } catch (thrown) {
      if (mine < counted || mine !== round) return;
      loadedAt = Number.NEGATIVE_INFINITY;
      isFailed = true;
      if (isOutdated) answer = undefined;
      const why = missOf(thrown);
      if (why === "refused") isRefused = true;
      if (watchers.size > 0 && why === "lost") retry.lost();
      else if (watchers.size > 0 && (why === "unread" || retriesRefused)) retry.refused();
    } finally {
      if (mine === round) awaited = 0;
    }
    for (const changed of watchers) changed();
  }

  return {
    current: () => answer,
    refused: () => isRefused,
    state() {
      if (answer !== undefined) return "read";
      if (!isFailed) return "waiting";
      return awaited === round ? "again" : "lost";
    },
    watch(changed) {
      // Who comes back waits as at first.
      if (watchers.size === 0) isFailed = false;
      watchers.add(changed);
      if (clock.now() - loadedAt >= keepMs) void load();
      return () => {
        watchers.delete(changed);
        if (watchers.size === 0) retry.stop();
      };
    },
    refresh() {
      void load();
    },
    forget(isAnother) {
      counted = round + 1;
      isOutdated = true;
      loadedAt = Number.NEGATIVE_INFINITY;
      // A watcher keeps what it shows until the new answer is there, unless it was another person's; nobody else may start from it.
      if (isAnother || watchers.size === 0) {
        answer = undefined;
        isRefused = false;
        isFailed = false;
        for (const changed of watchers) changed();
      }
      if (watchers.size > 0) void load();
    },
    renew() {
      loadedAt = Number.NEGATIVE_INFINITY;
      if (watchers.size > 0) void load();
    },
  };
}
