import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { searchCoins, sortCoins } from "#src/entry/coin-list.ts";
import { CoinOption } from "#src/entry/coin-option.tsx";
import type { CoinPickerProps } from "#src/records/coin-filter.tsx";
import { OptionPicker } from "#src/ui/option-picker.tsx";
import { fundingAccount } from "../form/account.ts";

/** Chooses the coin that conversions pay or receive: any coin, closed ones too, since their past stays. */
export default function CoinFilterPicker({ open, onClose, value, onChange }: CoinPickerProps): ReactNode {
  const { t } = useTranslation();
  const coins = useCall("convert.coins", { accountType: fundingAccount, side: 0 });
  const sorted = useMemo(() => coins.data && sortCoins(coins.data.coins, "from"), [coins.data]);
  return (
    <OptionPicker
      open={open}
      onClose={onClose}
      title={t("convert.records.coinFilter")}
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
      error={
        coins.status === "error" ? { message: t("entry.coinsError"), onRetry: coins.refetch } : undefined
      }
    />
  );
}

const codeOf = (coin: ConvertCoin): string => coin.coin;
const never = (): boolean => false;
