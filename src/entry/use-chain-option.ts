import type { CoinChain } from "#shared/contract/coins.ts";
import type { ChainOption } from "#src/ui/chain-picker.tsx";
import { arrivalSeconds, useAbout } from "./arrival.ts";

/** A network as one chooses it, whichever way the coin goes: its name, its contract's end, its memo, how long it takes. */
export function useChainOption(): (chain: CoinChain) => ChainOption {
  const about = useAbout();
  return (network) => {
    const { chain, chainType, contractAddress, tagRequired, tagName } = network;
    const seconds = arrivalSeconds(network);
    const end = contractAddress.slice(-6);
    return {
      id: chain,
      name: chainType,
      type: end === "" ? chain : `${chain} · …${end}`,
      ...(tagRequired && { memo: tagName }),
      ...(seconds !== undefined && { arrival: about(seconds) }),
    };
  };
}
