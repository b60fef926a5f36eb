import { useMemo } from "react";
import type { CoinChain } from "#shared/contract/coins.ts";
import type { TargetLookup } from "./use-target.ts";

/** What is known of the address, with the network's rule: it may want a memo since. One answer stays one, however often its form renders. */
export function useNetworkRule(
  chain: Pick<CoinChain, "tagRequired"> | undefined,
  target: TargetLookup,
): TargetLookup {
  const tagRequired = chain?.tagRequired === true;
  return useMemo(
    () => (target.state === "checked" && tagRequired ? { ...target, tagRequired } : target),
    [target, tagRequired],
  );
}
