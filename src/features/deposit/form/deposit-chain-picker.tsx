import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CoinChain } from "#shared/contract/coins.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { isCount } from "#shared/domain/deposit-state.ts";
import type { CallState } from "#src/bridge/use-call.ts";
import { useChainOption } from "#src/entry/use-chain-option.ts";
import { useFormat } from "#src/i18n/format.ts";
import ChainPicker, { type ChainOption } from "#src/ui/chain-picker.tsx";
import { isPaused, sortChains } from "./chain-options.ts";

export interface DepositChainPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly coin: string;
  readonly config: CallState<"coins.config">;
  readonly selected: string;
  /** Networks of the last deposits of the coin, that of the newest first. */
  readonly used: readonly string[];
  readonly onPick: (chain: string) => void;
}

/** Chooses the network: how long each takes, what it needs, and why one rests. */
export default function DepositChainPicker(props: DepositChainPickerProps): ReactNode {
  const { open, onClose, coin, config, selected, used, onPick } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const networkOf = useChainOption();

  const optionOf = (chain: CoinChain): ChainOption => {
    const { depositMin, confirmation } = chain;
    return {
      ...networkOf(chain),
      usedLast: chain.chain === used[0],
      usedBefore: used.indexOf(chain.chain) > 0,
      ...(isCount(confirmation) && {
        confirmations: t("deposit.confirmations", { count: Number(confirmation) }),
      }),
      ...(depositMin !== "" &&
        !isZeroText(depositMin) && {
          minimum: t("deposit.minimumOf", { amount: `${format.amount(depositMin, anyAccuracy)} ${coin}` }),
        }),
      ...(isPaused(chain) && { suspended: t(`deposit.pause.${chain.pauseReason || "unknown"}`) }),
    };
  };

  return (
    <ChainPicker
      open={open}
      onClose={onClose}
      title={t("deposit.networkFor", { coin })}
      advice={t("deposit.networkAdvice")}
      chains={config.data && sortChains(config.data.chains).map(optionOf)}
      selected={selected}
      onPick={(chain) => onPick(chain.id)}
      error={
        config.status === "error"
          ? { message: t("deposit.networksError"), onRetry: config.refetch }
          : undefined
      }
    />
  );
}
