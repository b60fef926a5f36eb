import type { ConvertAccount } from "#shared/contract/fields.ts";
import { useCall } from "#src/bridge/use-call.ts";
import type { FilterCoins } from "#src/records/coin-filter-picker.tsx";

/** Every coin that an account may have entries of. */
export function useLedgerCoins(accountType: ConvertAccount): FilterCoins {
  const { data, status, refetch } = useCall("convert.coins", { accountType, side: 0 });
  return { coins: data?.coins, failed: status === "error", onRetry: refetch };
}
