import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "#src/bridge/use-call.ts";
import { CoinAndNetwork } from "#src/entry/coin-and-network.tsx";
import type { CoinChoice } from "#src/entry/coin-choice.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useCoinIcon } from "#src/records/listed-coins.ts";

const fetchNetworks = importWithRetry(() => import("./network-picker.tsx"));
const NetworkPicker = lazy(fetchNetworks);

export interface CoinPartProps extends CoinChoice {
  /** What has not been chosen is marked, and said. */
  readonly validated?: boolean;
  readonly onChange: (choice: CoinChoice) => void;
}

/** Which coin an address is for, and over which network. */
export function CoinPart({ coin, chain, validated = false, onChange }: CoinPartProps): ReactNode {
  const { t } = useTranslation();
  const iconOf = useCoinIcon("WITHDRAW");
  const coins = useCall("withdraw.coins", { coin }, { enabled: coin !== "" });
  const chains = coins.data?.rows.find((row) => row.coin === coin)?.chains;
  const half = coin === "" ? "coin" : chain === "" ? "network" : undefined;
  return (
    <CoinAndNetwork
      coin={coin}
      chain={chain}
      chains={chains}
      onChange={onChange}
      fault={validated && half !== undefined ? { half, words: t("addressBook.chooseFirst") } : undefined}
      icon={iconOf(coin)}
      texts={{
        coin: t("addressBook.coin"),
        network: t("addressBook.network"),
        choose: t("addressBook.choose"),
      }}
      coins={{ way: "withdraw", title: t("addressBook.whichCoin"), suspended: t("addressBook.suspended") }}
      fetchChains={fetchNetworks}
      renderChains={(pick) => (
        <NetworkPicker
          {...pick}
          coin={coin}
          chains={chains}
          selected={chain}
          error={
            coins.status === "error"
              ? { message: t("addressBook.networksError"), onRetry: coins.refetch }
              : undefined
          }
        />
      )}
    />
  );
}
