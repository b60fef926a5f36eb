import { useCallback, useMemo } from "react";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import type { ConvertAccount } from "#shared/contract/fields.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";

export interface Coins {
  readonly coins: CallState<"convert.coins">;
  /** Undefined for a coin that is not listed, and until the list is there. */
  readonly coinOf: (code: string) => ConvertCoin | undefined;
}

/** The coins that can be converted from one account, with its balances. */
export function useCoins(accountType: ConvertAccount): Coins {
  const coins = useCall("convert.coins", { accountType, side: 0 });
  const byCode = useMemo(
    () => new Map((coins.data?.coins ?? []).map((coin) => [coin.coin, coin])),
    [coins.data],
  );
  const coinOf = useCallback((code: string) => byCode.get(code), [byCode]);
  return { coins, coinOf };
}
