import { useCallback, useMemo } from "react";
import { useCall } from "#src/bridge/use-call.ts";

/** The coins' pictures, from the list that the picker shows. */
export function useCoinIcon(): (coin: string) => string | undefined {
  const { data } = useCall("coins.list", { scene: "DEPOSIT" });
  const icons = useMemo(() => new Map((data?.list ?? []).map(({ coin, icon }) => [coin, icon])), [data]);
  return useCallback((coin: string) => icons.get(coin), [icons]);
}
