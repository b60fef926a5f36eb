import { useMemo } from "react";
import { useCall } from "#src/bridge/use-call.ts";
import type { FilterCoins } from "./coin-filter-picker.tsx";
import { useCoinIcons } from "./use-coin-icons.ts";

/** What the coins are listed for. */
export type CoinScene = "DEPOSIT" | "WITHDRAW";

/** The coins' pictures, from the list that the picker shows. */
export function useCoinIcon(scene: CoinScene): (coin: string) => string | undefined {
  return useCoinIcons(useCall("coins.list", { scene }).data?.list);
}

/** Coins that records can be of, suspended ones too: their balances are not known here. */
export function useFilterCoins(scene: CoinScene): FilterCoins {
  const { data, status, refetch } = useCall("coins.list", { scene });
  const coins = useMemo(
    () =>
      data?.list.map(({ coin, fullName, icon }) => ({
        coin,
        fullName,
        icon,
        balance: "",
        uBalance: "0",
        accuracyLength: 0,
      })),
    [data],
  );
  return { coins, failed: status === "error", onRetry: refetch };
}
