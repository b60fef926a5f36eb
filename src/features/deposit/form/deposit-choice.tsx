import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallState } from "#src/bridge/use-call.ts";
import { CoinAndNetwork } from "#src/entry/coin-and-network.tsx";
import type { CoinChoice } from "#src/entry/coin-choice.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useCoinIcon } from "#src/records/listed-coins.ts";

const fetchChains = importWithRetry(() => import("./deposit-chain-picker.tsx"));
const ChainPicker = lazy(fetchChains);

export interface DepositChoiceProps extends CoinChoice {
  readonly config: CallState<"coins.config">;
  /** Networks of the last deposits of the coin, that of the newest first. */
  readonly used: readonly string[];
  readonly onChange: (choice: CoinChoice) => void;
}

/** Which coin comes in, and over which network. */
export function DepositChoice({ coin, chain, config, used, onChange }: DepositChoiceProps): ReactNode {
  const { t } = useTranslation();
  const iconOf = useCoinIcon("DEPOSIT");
  return (
    <CoinAndNetwork
      coin={coin}
      chain={chain}
      chains={config.data?.coin === coin ? config.data.chains : undefined}
      onChange={onChange}
      icon={iconOf(coin)}
      texts={{ coin: t("deposit.coin"), network: t("deposit.network"), choose: t("deposit.choose") }}
      coins={{ way: "deposit", title: t("deposit.whichCoin"), suspended: t("deposit.suspended") }}
      fetchChains={fetchChains}
      renderChains={(pick) => (
        <ChainPicker {...pick} coin={coin} config={config} selected={chain} used={used} />
      )}
    />
  );
}
