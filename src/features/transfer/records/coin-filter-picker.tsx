import { type ReactNode, useMemo } from "react";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { searchCoins } from "#src/entry/coin-list.ts";
import { CoinOption, type OptionCoin } from "#src/entry/coin-option.tsx";
import { useTranslation } from "#src/i18n/use-translation.ts";
import type { CoinPickerProps } from "#src/records/coin-filter.tsx";
import { OptionPicker } from "#src/ui/option-picker.tsx";

/** Chooses the coin that was moved: any coin, closed ones too, since their past stays. */
export default function CoinFilterPicker({ open, onClose, value, onChange }: CoinPickerProps): ReactNode {
  const { t } = useTranslation();
  const coins = useCall("transfer.balances", { accountType: "FUND" });
  const sorted = useMemo(
    () =>
      coins.data?.balance
        .map(({ walletBalance, ...coin }): OptionCoin => ({ ...coin, balance: walletBalance }))
        .toSorted((a, b) => compareDecimalText(b.uBalance, a.uBalance) || (a.coin < b.coin ? -1 : 1)),
    [coins.data],
  );
  return (
    <OptionPicker
      open={open}
      onClose={onClose}
      title={t("transfer.coinTitle")}
      options={sorted}
      idOf={codeOf}
      search={searchCoins}
      selected={value}
      isDisabled={never}
      renderOption={(coin) => <CoinOption coin={coin} closed={false} recent={false} />}
      onPick={(coin) => onChange(coin.coin)}
      label={t("convert.picker.coins")}
      searchLabel={t("convert.picker.search")}
      noneHint={t("convert.picker.noneHint")}
      error={coins.status === "error" ? { message: t("transfer.error"), onRetry: coins.refetch } : undefined}
    />
  );
}

const codeOf = (coin: OptionCoin): string => coin.coin;
const never = (): boolean => false;
