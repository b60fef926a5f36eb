import { useMemo } from "react";
import { useCall } from "#src/bridge/use-call.ts";
import type { FilterCoins } from "#src/records/coin-filter-picker.tsx";
import { useCoinIcons } from "#src/records/use-coin-icons.ts";

const scene = { scene: "DEPOSIT" } as const;

/** The coins' pictures, from the list that the picker shows. */
export function useCoinIcon(): (coin: string) => string | undefined {
  return useCoinIcons(useCall("coins.list", scene).data?.list);
}

/** Coins that deposits can have been of, suspended ones too: their balances are not known here. */
export function useFilterCoins(): FilterCoins {
  const { data, status, refetch } = useCall("coins.list", scene);
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
