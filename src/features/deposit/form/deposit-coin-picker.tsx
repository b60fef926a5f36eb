import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ListedCoin } from "#shared/contract/coins.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { Chip } from "#src/ui/chip.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { OptionPicker } from "#src/ui/option-picker.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { depositCoins, isSuspended, searchDepositCoins } from "./coin-search.ts";
import { readRecentChoices } from "./recent-choices.ts";

const shortcuts = css`display: flex; gap: .5rem; overflow-x: auto; scrollbar-width: none; margin-block: -.5rem; padding-block: 2px; min-block-size: min-content;`;
const mostShortcuts = 5;

export interface DepositCoinPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly selected: string;
  readonly onPick: (coin: string) => void;
}

/** Chooses the coin: lately chosen and much traded ones at once, all others by code, name, network or contract. */
export default function DepositCoinPicker(props: DepositCoinPickerProps): ReactNode {
  const { open, onClose, selected, onPick } = props;
  const { t } = useTranslation();
  const coins = useCall("coins.list", { scene: "DEPOSIT" });
  const sorted = useMemo(() => coins.data && depositCoins(coins.data.list), [coins.data]);
  return (
    <OptionPicker
      open={open}
      onClose={onClose}
      title={t("deposit.whichCoin")}
      options={sorted}
      idOf={codeOf}
      search={searchDepositCoins}
      selected={selected}
      isDisabled={isSuspended}
      renderOption={(coin) => <Option coin={coin} suspended={isSuspended(coin)} />}
      onPick={(coin) => onPick(coin.coin)}
      label={t("deposit.coins")}
      searchLabel={t("deposit.searchCoin")}
      noneHint={t("deposit.searchHint")}
      error={
        coins.status === "error" ? { message: t("deposit.coinsError"), onRetry: coins.refetch } : undefined
      }
      above={<Shortcuts coins={sorted ?? []} onPick={onPick} />}
    />
  );
}

const codeOf = (coin: ListedCoin): string => coin.coin;

function Option({ coin, suspended }: { readonly coin: ListedCoin; readonly suspended: boolean }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <CoinDisc coin={coin.coin} icon={coin.icon} size={32} />
      <div className={flow.grow}>
        <div className={text.strong}>{coin.coin}</div>
        <div className={cx(text.caption, text.ink3, text.clip)}>{coin.fullName}</div>
      </div>
      {suspended && <span className={cx(text.small, text.ink3)}>{t("deposit.suspended")}</span>}
    </>
  );
}

function Shortcuts({
  coins,
  onPick,
}: {
  readonly coins: readonly ListedCoin[];
  readonly onPick: (coin: string) => void;
}): ReactNode {
  const { t } = useTranslation();
  const hot = useCall("market.hot", { limit: mostShortcuts });
  const codes = [...readRecentChoices(localStorage), ...(hot.data?.list ?? []).map(({ coin }) => coin)];
  const offered = [...new Set(codes)]
    .flatMap((code) => coins.find((coin) => coin.coin === code && !isSuspended(coin)) ?? [])
    .slice(0, mostShortcuts);
  if (offered.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would call shortcuts form controls
    <div className={shortcuts} role="group" aria-label={t("deposit.shortcuts")}>
      {offered.map(({ coin, icon }) => (
        <Chip key={coin} onClick={() => onPick(coin)}>
          <CoinDisc coin={coin} icon={icon} size={20} />
          {coin}
        </Chip>
      ))}
    </div>
  );
}
