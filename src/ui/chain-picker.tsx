import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type ChainOption, ChainRow } from "./chain-option.tsx";
import { Dialog } from "./dialog.tsx";
import { OptionList } from "./option-list.tsx";
import { cx } from "./style.ts";
import { text } from "./text.ts";

export type { ChainOption } from "./chain-option.tsx";

export interface ChainPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** "Network for USDT". */
  readonly title: string;
  /** What is to be known before one chooses: "Pick the one your sending wallet uses." */
  readonly advice?: ReactNode;
  /** In the order in which they are offered; undefined while they load. */
  readonly chains: readonly ChainOption[] | undefined;
  readonly selected: string;
  readonly onPick: (chain: ChainOption) => void;
  readonly error?: { readonly message: ReactNode; readonly onRetry: () => void } | undefined;
}

/** Chooses a network: those that rest come last and say why. Import it lazily. */
export default function ChainPicker(props: ChainPickerProps): ReactNode {
  const { open, onClose, title, advice, chains, selected, onPick, error } = props;
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={title} focus="field">
      {advice !== undefined && <p className={cx(text.small, text.ink2)}>{advice}</p>}
      <OptionList
        options={chains}
        idOf={chainId}
        search={searchChains}
        selected={selected}
        isDisabled={isSuspended}
        renderOption={(chain) => <ChainRow chain={chain} />}
        onPick={onPick}
        label={title}
        searchLabel={t("ui.chain.search")}
        error={error}
        short
      />
    </Dialog>
  );
}

const chainId = (chain: ChainOption): string => chain.id;
const isSuspended = (chain: ChainOption): boolean => chain.suspended !== undefined;

/** Networks whose name, type or id contains the query; those in use stand before those that are suspended. */
export function searchChains(chains: readonly ChainOption[], query: string): readonly ChainOption[] {
  const wanted = query.trim().toLowerCase();
  const fits = chains.filter((chain) =>
    [chain.name, chain.type, chain.id].some((said) => said.toLowerCase().includes(wanted)),
  );
  return fits.toSorted((a, b) => Number(isSuspended(a)) - Number(isSuspended(b)));
}
