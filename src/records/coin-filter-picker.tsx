import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { searchCoins } from "#src/entry/coin-list.ts";
import { CoinOption, type OptionCoin } from "#src/entry/coin-option.tsx";
import { OptionPicker } from "#src/ui/option-picker.tsx";
import type { Choice } from "./filter-control.ts";

export interface FilterCoins {
  /** Undefined while they load. */
  readonly coins: readonly OptionCoin[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

export interface CoinFilterPickerProps extends Choice<string> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly label: string;
  readonly source: FilterCoins;
}

/** Chooses the coin that records are of: any coin, closed ones too, since their past stays. */
export default function CoinFilterPicker(props: CoinFilterPickerProps): ReactNode {
  const { open, onClose, label, source, value, onChange } = props;
  const { t } = useTranslation();
  const { coins, failed, onRetry } = source;
  const sorted = useMemo(() => coins?.toSorted(byValue), [coins]);
  return (
    <OptionPicker
      open={open}
      onClose={onClose}
      title={label}
      options={sorted}
      idOf={codeOf}
      search={searchCoins}
      selected={value}
      isDisabled={never}
      renderOption={(coin) => <CoinOption coin={coin} closed={false} recent={false} />}
      onPick={(coin) => onChange(coin.coin)}
      label={t("entry.picker.coins")}
      searchLabel={t("entry.picker.search")}
      noneHint={t("entry.picker.noneHint")}
      error={failed ? { message: t("entry.coinsError"), onRetry } : undefined}
    />
  );
}

const codeOf = (coin: OptionCoin): string => coin.coin;
const never = (): boolean => false;
const byValue = (a: OptionCoin, b: OptionCoin): number =>
  compareDecimalText(b.uBalance, a.uBalance) || (a.coin < b.coin ? -1 : 1);
