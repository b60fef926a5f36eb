import { useMemo } from "react";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { universal } from "../paths.ts";
import { chainNames } from "./use-chain-names.ts";

export interface Networks extends Pick<CallState<"coins.list">, "status" | "refetch" | "fetching"> {
  /** By code. */
  readonly names: ReadonlyMap<string, string>;
  /** A coin that goes over a network; "" where none is known to. */
  readonly coinOf: (chain: string) => string;
}

/** Every network that a coin can leave over: the list of coins names them, else the networks of all coins do (F2c.2, D10.13). */
export function useNetworks(enabled: boolean): Networks {
  const list = useCall("coins.list", { scene: "WITHDRAW" });
  const isBare = list.data?.list.every(({ networks }) => networks.length === 0) === true;
  const all = useCall("withdraw.coins", {}, { enabled: enabled && isBare });
  const [listed, whole] = [list.data, isBare ? all.data : undefined];
  const found = useMemo(() => {
    const coins = whole
      ? whole.rows.map(({ coin, chains }) => ({
          coin,
          names: chainNames(chains.map((one) => `${one.chain} ${one.chainType}`)),
        }))
      : (listed?.list ?? []).map(({ coin, networks }) => ({ coin, names: chainNames(networks) }));
    return {
      names: new Map(coins.flatMap(({ names }) => [...names])),
      coinOf: (chain: string) => coins.find(({ names }) => names.has(chain))?.coin ?? "",
    };
  }, [listed, whole]);
  const { status, refetch, fetching } = isBare && enabled ? all : list;
  return { ...found, status, refetch, fetching };
}

/** A coin that comes over the network, where an entry is for all of them; "" where none is known. */
export function useCoinOfChain(coin: string, chain: string): string {
  const isUniversal = coin === universal;
  const { coinOf } = useNetworks(isUniversal);
  if (!isUniversal) return coin;
  return chain === "" ? "" : coinOf(chain);
}
