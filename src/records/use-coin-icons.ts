import { useCallback, useMemo } from "react";
import type { OptionCoin } from "#src/entry/coin-option.tsx";

/** The coins' pictures. Their list comes anew with each change of a balance: only other pictures are news to the rows. */
export function useCoinIcons(
  coins: readonly Pick<OptionCoin, "coin" | "icon">[] | undefined,
): (coin: string) => string | undefined {
  const known = JSON.stringify(coins?.map(({ coin, icon }) => [coin, icon]) ?? []);
  const icons = useMemo(() => new Map(JSON.parse(known) as [string, string][]), [known]);
  return useCallback((coin: string) => icons.get(coin), [icons]);
}
