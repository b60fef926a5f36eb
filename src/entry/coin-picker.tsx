import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { device } from "#src/state/storages.ts";
import { OptionPicker } from "#src/ui/option-picker.tsx";
import { isClosed, type PickFor, searchCoins, sortCoins } from "./coin-list.ts";
import { CoinOption } from "./coin-option.tsx";
import { readRecentCoins, rememberCoin } from "./recent-coins.ts";
import { RecentCoins } from "./recent-coins-row.tsx";

export interface CoinPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly pickFor: PickFor;
  readonly selected: string;
  /** Undefined while they load. */
  readonly coins: readonly ConvertCoin[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly onPick: (coin: string) => void;
}

/** Chooses a coin of the conversion: by value of the balance, those that cannot be chosen say so. */
export default function CoinPicker(props: CoinPickerProps): ReactNode {
  const { open, onClose, coins, pickFor, selected, failed, onRetry } = props;
  const { t } = useTranslation();
  const owner = useClientStore(({ user }) => user?.id ?? 0);
  const recent = readRecentCoins(device, "convert", owner);
  const onPick = (coin: string): void => {
    rememberCoin(device, "convert", owner, coin);
    props.onPick(coin);
  };
  const sorted = useMemo(() => coins && sortCoins(coins, pickFor), [coins, pickFor]);
  return (
    <OptionPicker
      open={open}
      onClose={onClose}
      title={t(`entry.picker.${pickFor}`)}
      options={sorted}
      idOf={codeOf}
      search={searchCoins}
      selected={selected}
      isDisabled={(coin) => isClosed(coin, pickFor)}
      renderOption={(coin, { disabled }) => (
        <CoinOption coin={coin} closed={disabled} recent={recent.includes(coin.coin)} />
      )}
      onPick={(coin) => onPick(coin.coin)}
      label={t("entry.picker.coins")}
      searchLabel={t("entry.picker.search")}
      noneHint={t("entry.picker.noneHint")}
      error={failed ? { message: t("entry.coinsError"), onRetry } : undefined}
      above={<RecentCoins coins={sorted ?? []} recent={recent} pickFor={pickFor} onPick={onPick} />}
    />
  );
}

const codeOf = (coin: ConvertCoin): string => coin.coin;
