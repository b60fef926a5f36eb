import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CoinChain } from "#shared/contract/coins.ts";
import type { ChainPick } from "#src/entry/coin-and-network.tsx";
import ChainPicker from "#src/ui/chain-picker.tsx";

export interface NetworkPickerProps extends ChainPick {
  readonly coin: string;
  readonly chains: readonly CoinChain[] | undefined;
  readonly selected: string;
  readonly error: { readonly message: ReactNode; readonly onRetry: () => void } | undefined;
}

/** Chooses the network of an address; one that rests now may still be saved. */
export default function NetworkPicker(props: NetworkPickerProps): ReactNode {
  const { open, onClose, onPick, coin, chains, selected, error } = props;
  const { t } = useTranslation();
  return (
    <ChainPicker
      open={open}
      onClose={onClose}
      title={t("addressBook.networkFor", { coin })}
      chains={chains?.map(({ chain, chainType, tagRequired, tagName }) => ({
        id: chain,
        name: chainType,
        type: chain,
        ...(tagRequired && { memo: tagName }),
      }))}
      selected={selected}
      onPick={({ id }) => onPick(id)}
      error={error}
    />
  );
}
