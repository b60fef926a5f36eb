import type { CallOutput } from "#shared/contract/index.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { hasCoins } from "./accounts.ts";

/** As long as the overview itself keeps its figures, so that both are of about the same moment. */
const refreshMs = 61_000;

/** The unified account's own figures; null for who has nothing in it and owes nothing. */
export function useUnifiedWallet(
  overview: CallOutput<"assets.overview">,
): CallState<"assets.unifiedBalance"> | null {
  const has = hasCoins(overview, "unified");
  const wallet = useCall(
    "assets.unifiedBalance",
    { accountType: "UNIFIED" },
    { enabled: has, refetchEveryMs: refreshMs },
  );
  // An answer of no account at all has nothing to show either.
  return has && wallet.data?.list.length !== 0 ? wallet : null;
}
