import { useCall } from "#src/bridge/use-call.ts";

/** Whether a network has memos, also where an address can do without one; false while that is not known. */
export function useNetworkMemo(coin: string, chain: string): boolean {
  const { data } = useCall("withdraw.coins", { coin }, { enabled: coin !== "" && chain !== "" });
  const chains = data?.rows.find((row) => row.coin === coin)?.chains;
  return (chains?.find((one) => one.chain === chain)?.tagName ?? "") !== "";
}
