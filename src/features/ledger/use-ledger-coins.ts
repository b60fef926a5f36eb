import type { ConvertAccount } from "#shared/contract/fields.ts";
import { useCall } from "#src/bridge/use-call.ts";
import type { FilterCoins } from "#src/records/coin-filter-picker.tsx";
import { useMayBeHere } from "#src/session/session.ts";
import { useIsClassic } from "#src/session/use-classic.ts";

/** Every coin that an account may have entries of. */
export function useLedgerCoins(accountType: ConvertAccount): FilterCoins {
  // They are called alike in every wallet that there is.
  const isClassic = useIsClassic();
  const from = isClassic ? "eb_convert_funding" : accountType;
  // Which there are the profile says.
  const enabled = useMayBeHere();
  const { data, status, refetch } = useCall("convert.coins", { accountType: from, side: 0 }, { enabled });
  return { coins: data?.coins, failed: status === "error", onRetry: refetch };
}
