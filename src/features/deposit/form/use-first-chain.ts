import { useState } from "react";
import type { CoinChain } from "#shared/contract/coins.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useSessionStatus } from "#src/session/session.ts";
import { isPaused, onlyChain } from "./chain-options.ts";

/**
 * The network that the form stands at: the one that the address names, else the only one of the coin, else that of the person's
 * default address of the coin (F2c.4). It stays until another is named: none takes its place because it rests now, or another one
 * does no more. "" where it has to be chosen. `chains`: of the coin, undefined while they load.
 */
export function useFirstChain(coin: string, named: string, chains: readonly CoinChain[] | undefined): string {
  const isKnown = useSessionStatus() === "logged-in";
  const [begun, begin] = useState({ coin, named, chain: "" });
  const isBegun = begun.coin === coin && begun.named === named;
  const settled = named || (isBegun && begun.chain) || onlyChain(chains ?? []);
  const own = useCall(
    "deposit.addressList",
    {},
    { enabled: isKnown && chains !== undefined && settled === "" },
  );
  const first = own.data?.rows.find((row) => row.coin === coin && row.isDefault && !row.isHidden);
  const chain = settled || (chains?.find((one) => one.chain === first?.chain && !isPaused(one))?.chain ?? "");
  if (!isBegun || begun.chain !== chain) begin({ coin, named, chain });
  return chain;
}
