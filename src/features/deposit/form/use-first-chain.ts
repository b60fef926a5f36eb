import type { CoinChain } from "#shared/contract/coins.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useSessionStatus } from "#src/session/session.ts";
import { isPaused, onlyChain } from "./chain-options.ts";

/**
 * The network that the form begins with: the one that the address names, else the only one that is open, else that of the
 * person's default address of the coin (F2c.4). "" where it has to be chosen. `chains`: of the coin, undefined while they load.
 */
export function useFirstChain(coin: string, named: string, chains: readonly CoinChain[] | undefined): string {
  const isKnown = useSessionStatus() === "logged-in";
  const only = named === "" && chains !== undefined ? onlyChain(chains) : named;
  const enabled = isKnown && chains !== undefined && only === "";
  const own = useCall("deposit.addressList", {}, { enabled });
  if (!enabled) return only;
  const first = own.data?.rows.find((row) => row.coin === coin && row.isDefault && !row.isHidden);
  return chains.find((one) => one.chain === first?.chain && !isPaused(one))?.chain ?? "";
}
