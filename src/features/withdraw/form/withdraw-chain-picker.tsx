import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CoinChain } from "#shared/contract/coins.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import type { CallState } from "#src/bridge/use-call.ts";
import type { ChainPick } from "#src/entry/coin-and-network.tsx";
import { useChainOption } from "#src/entry/use-chain-option.ts";
import { useFormat } from "#src/i18n/format.ts";
import ChainPicker, { type ChainOption } from "#src/ui/chain-picker.tsx";
import { isOpenChain, sortChains } from "./open-chains.ts";
import { useFeeText } from "./use-fee-text.ts";

export interface WithdrawChainPickerProps extends ChainPick {
  readonly coin: string;
  readonly coins: CallState<"withdraw.coins">;
  readonly chains: readonly CoinChain[] | undefined;
  readonly selected: string;
  /** Those on which what was typed is an address; none where nothing was. */
  readonly fits: readonly string[];
}

/** Chooses the network: what it costs, how long it takes, what it needs, and why one rests. */
export default function WithdrawChainPicker(props: WithdrawChainPickerProps): ReactNode {
  const { open, onClose, onPick, coin, coins, chains, selected, fits } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const networkOf = useChainOption();
  const feeText = useFeeText();
  const amount = (value: string): string => `${format.amount(value, anyAccuracy)} ${coin}`;
  const optionOf = (chain: CoinChain): ChainOption => {
    const isOpen = isOpenChain(chain);
    const { withdrawMin } = chain;
    const cost = feeText(chain, coin);
    return {
      ...networkOf(chain),
      ...(isOpen && {
        fee: cost === "" ? t("withdraw.noFee") : t("withdraw.feeOf", { amount: cost }),
      }),
      ...(isOpen &&
        withdrawMin !== "" &&
        !isZeroText(withdrawMin) && { minimum: t("withdraw.minimumOf", { amount: amount(withdrawMin) }) }),
      ...(fits.includes(chain.chain) && { confirmations: t("withdraw.fitsAddress") }),
      ...(!isOpen && { suspended: t(`withdraw.pause.${chain.withdrawPauseReason || "unknown"}`) }),
    };
  };
  return (
    <ChainPicker
      open={open}
      onClose={onClose}
      title={t("withdraw.networkFor", { coin })}
      advice={t("withdraw.networkAdvice")}
      chains={chains && sortChains(chains).map(optionOf)}
      selected={selected}
      onPick={(chain) => onPick(chain.id)}
      error={
        coins.status === "error"
          ? { message: t("withdraw.networksError"), onRetry: coins.refetch }
          : undefined
      }
    />
  );
}
