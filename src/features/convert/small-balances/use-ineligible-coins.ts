import { useEffect } from "react";
import type { DroppedCoin } from "#shared/contract/small-balance.ts";
import type { ErrorData } from "#shared/rpc/errors.ts";
import type { Batch } from "./use-batch.ts";

/** Refusals of a batch for the sake of one coin, which they do not name. */
const coinCodes = ["50001", "131233"];
const none: readonly DroppedCoin[] = [];

/** Which coins of a refused batch the list bars by now: it is asked again when the refusal names a coin. */
export function useIneligibleCoins(
  { list, session }: Batch,
  error: ErrorData | null,
): readonly DroppedCoin[] {
  const ofCoin = error !== null && coinCodes.includes(error.code) ? error : null;
  const { data, refetch } = list;
  useEffect(() => {
    if (ofCoin !== null) refetch();
  }, [ofCoin, refetch]);
  if (ofCoin === null) return none;
  const requested = new Set(session.intent?.coins);
  return (data?.smallAssetCoins ?? [])
    .filter(({ fromCoin, supportConvert }) => supportConvert === 2 && requested.has(fromCoin))
    .map(({ fromCoin, reason }) => ({ coin: fromCoin, reason: reason ?? "paused" }));
}
