import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ListedCoin } from "#shared/contract/coins.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { device } from "#src/state/storages.ts";
import { Chip } from "#src/ui/chip.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { OptionPicker } from "#src/ui/option-picker.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { twoLines } from "#src/ui/two-lines.ts";
import { type CoinWay, isSuspended, listedCoins, searchListedCoins } from "./listed-coin-search.ts";
import { readRecentCoins } from "./recent-coins.ts";

const shortcuts = css`display: flex; gap: .5rem; overflow-x: auto; scrollbar-width: none; margin-block: -.5rem; padding-block: 2px; min-block-size: min-content;`;
const maxShortcuts = 5;
const scenes = { deposit: "DEPOSIT", withdraw: "WITHDRAW" } as const;

export interface ListedCoinPickerProps {
  readonly way: CoinWay;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly selected: string;
  readonly onPick: (coin: string) => void;
  readonly title: string;
  /** Of a coin that does not go this way now. */
  readonly suspended: string;
  /** At the row's end: what the person holds. */
  readonly endOf?: (coin: string) => ReactNode;
}

/** Chooses the coin: lately chosen and much traded ones at once, all others by code, name, network or contract. */
export default function ListedCoinPicker(props: ListedCoinPickerProps): ReactNode {
  const { way, open, onClose, selected, onPick, suspended, endOf } = props;
  const { t } = useTranslation();
  const coins = useCall("coins.list", { scene: scenes[way] });
  const sorted = useMemo(() => coins.data && listedCoins(coins.data.list, way), [coins.data, way]);
  const isClosed = (coin: ListedCoin): boolean => isSuspended(coin, way);
  return (
    <OptionPicker
      open={open}
      onClose={onClose}
      title={props.title}
      options={sorted}
      idOf={codeOf}
      search={searchListedCoins}
      selected={selected}
      isDisabled={isClosed}
      renderOption={(coin) => (
        <>
          <CoinDisc coin={coin.coin} icon={coin.icon} size={32} />
          <div className={flow.grow}>
            <div className={text.strong}>{coin.coin}</div>
            <div className={cx(text.caption, text.ink3, twoLines)}>{coin.fullName}</div>
          </div>
          {isClosed(coin) ? (
            <span className={cx(text.small, text.ink3)}>{suspended}</span>
          ) : (
            endOf?.(coin.coin)
          )}
        </>
      )}
      onPick={(coin) => onPick(coin.coin)}
      label={t("coins.list")}
      searchLabel={t("coins.search")}
      noneHint={t("coins.searchHint")}
      error={coins.status === "error" ? { message: t("coins.error"), onRetry: coins.refetch } : undefined}
      above={<Shortcuts coins={sorted ?? []} way={way} onPick={onPick} />}
    />
  );
}

const codeOf = (coin: ListedCoin): string => coin.coin;

interface ShortcutsProps {
  readonly coins: readonly ListedCoin[];
  readonly way: CoinWay;
  readonly onPick: (coin: string) => void;
}

function Shortcuts({ coins, way, onPick }: ShortcutsProps): ReactNode {
  const { t } = useTranslation();
  const hot = useCall("market.hot", { limit: maxShortcuts });
  const owner = useClientStore(({ user }) => user?.id ?? 0);
  const codes = [...readRecentCoins(device, way, owner), ...(hot.data?.list ?? []).map(({ coin }) => coin)];
  const offered = [...new Set(codes)]
    .flatMap((code) => coins.find((coin) => coin.coin === code && !isSuspended(coin, way)) ?? [])
    .slice(0, maxShortcuts);
  if (offered.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would call shortcuts form controls
    <div className={shortcuts} role="group" aria-label={t("coins.shortcuts")}>
      {offered.map(({ coin, icon }) => (
        <Chip key={coin} onClick={() => onPick(coin)}>
          <CoinDisc coin={coin} icon={icon} size={20} />
          {coin}
        </Chip>
      ))}
    </div>
  );
}
