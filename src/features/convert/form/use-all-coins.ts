import { useMemo } from "react";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import type { FilterCoins } from "#src/records/coin-filter-picker.tsx";
import { useCoinIcons } from "#src/records/use-coin-icons.ts";
import { fundingAccount } from "./account.ts";

/** Every coin that conversions pay or receive. */
export function useAllCoins(): CallState<"convert.coins"> {
  return useCall("convert.coins", { accountType: fundingAccount, side: 0 });
}

export interface RecordCoins {
  readonly source: FilterCoins;
  readonly iconOf: (coin: string) => string | undefined;
}

/** The same for a list of records: what it is filtered by, and each coin's icon. */
export function useRecordCoins(): RecordCoins {
  const { data, status, refetch } = useAllCoins();
  const coins = data?.coins;
  const failed = status === "error";
  const iconOf = useCoinIcons(coins);
  const source = useMemo(() => ({ coins, failed, onRetry: refetch }), [coins, failed, refetch]);
  return { source, iconOf };
}
