import { useMemo } from "react";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import type { CofferError } from "#shared/rpc/errors.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { type PriceTab, priceTabs, tabCoins } from "./price-tabs.ts";

/** As many as a list that is looked through has. */
const listed = 20;

export interface PriceLists {
  /** Those that have coins, wait for theirs, or failed to get them. */
  readonly tabs: readonly PriceTab[];
  readonly coinsOf: (tab: PriceTab) => readonly string[];
  readonly errorOf: (tab: PriceTab) => CofferError | null;
  readonly retry: (tab: PriceTab) => void;
  /** When a coin's trading began, server ms; undefined for one that is not new. */
  readonly listedAt: (coin: string) => number | undefined;
}

/** The lists that the server makes and those that follow from the person's coins. */
export function usePriceLists(coins: readonly ConvertCoin[]): PriceLists {
  const recommended = useCall("market.recommended", { scene: "convert" });
  const hot = useCall("market.hot", { limit: listed });
  const added = useCall("market.recentlyAdded", { limit: listed });
  const lists = useMemo(
    () =>
      tabCoins({
        coins,
        recommended: (recommended.data?.list ?? [])
          .toSorted((a, b) => a.sort - b.sort)
          .map((row) => row.baseCoin),
        hot: (hot.data?.list ?? []).map((row) => row.coin),
        added: (added.data?.list ?? []).map((row) => row.baseCoin),
      }),
    [coins, recommended.data, hot.data, added.data],
  );
  const began = useMemo(
    () => new Map((added.data?.list ?? []).map((row) => [row.baseCoin, Number(row.onlineTime)])),
    [added.data],
  );
  const reads: Partial<Record<PriceTab, typeof recommended | typeof hot | typeof added>> = {
    popular: recommended,
    hot,
    new: added,
  };
  const isShown = (tab: PriceTab): boolean =>
    lists.has(tab) || reads[tab]?.status === "pending" || reads[tab]?.status === "error";
  return {
    tabs: priceTabs.filter(isShown),
    coinsOf: (tab) => lists.get(tab) ?? noCodes,
    errorOf: (tab) => (lists.has(tab) ? null : (reads[tab]?.error ?? null)),
    retry: (tab) => reads[tab]?.refetch(),
    listedAt: (coin) => {
      const at = began.get(coin);
      return at !== undefined && at > 0 ? at : undefined;
    },
  };
}

const noCodes: readonly string[] = [];
