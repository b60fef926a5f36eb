import type { SpecialEstimateParams, SpecifiedCoin } from "#shared/contract/special-coins.ts";
import { isCofferError } from "#shared/rpc/errors.ts";
import type { Clock, TimerId } from "../clock.ts";
import type { HttpClient } from "../http/client.ts";

export type SpecialKey = Pick<SpecialEstimateParams, "productId" | "coin" | "accountType">;

/** What the server says of one product, for as long as it is fresh. */
export interface SpecialBasis {
  /** Undefined until it came. */
  current(): SpecifiedCoin | undefined;
  /** Loads what is not known or older than a minute; calls back when it came. Answers the end of it. */
  watch(changed: () => void): () => void;
  /** What is known is out of date. */
  forget(): void;
}

const RETRY_MS = 5000;
/** As long as other reads of convert are kept (R9.3). */
const KEEP_MS = 60_000;

/** Outlives its watchers: who comes back to a product finds it known. */
export function createSpecialBasis(
  http: HttpClient,
  clock: Clock,
  key: SpecialKey,
  id: string,
): SpecialBasis {
  const watchers = new Set<() => void>();
  let special: SpecifiedCoin | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let round = 0;
  let retry: TimerId | undefined;

  const load = async (): Promise<void> => {
    round += 1;
    const mine = round;
    loadedAt = clock.now();
    try {
      const result = await http.call("convert.specifiedCoin", key, { id: `${id}/${mine}`, exempt: true });
      // An answer to an earlier query does not count.
      if (mine !== round || result.kind !== "ok") return;
      special = result.data;
      for (const changed of watchers) changed();
    } catch (thrown) {
      if (mine !== round) return;
      loadedAt = Number.NEGATIVE_INFINITY;
      if (isCofferError(thrown) && thrown.data.retriable && watchers.size > 0) retryLater();
    }
  };

  const retryLater = (): void => {
    retry ??= clock.setTimeout(() => {
      retry = undefined;
      void load();
    }, RETRY_MS);
  };

  return {
    current: () => special,
    forget() {
      round += 1;
      loadedAt = Number.NEGATIVE_INFINITY;
      // A watcher keeps what it shows until the new answer is there; nobody else may start from it.
      if (watchers.size > 0) void load();
      else special = undefined;
    },
    watch(changed) {
      watchers.add(changed);
      if (clock.now() - loadedAt >= KEEP_MS) void load();
      return () => {
        watchers.delete(changed);
        if (watchers.size > 0 || retry === undefined) return;
        clock.clearTimeout(retry);
        retry = undefined;
      };
    },
  };
}
