import { type ReactNode, useMemo } from "react";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { searchCoins, sortCoins } from "#src/entry/coin-list.ts";
import { CoinOption } from "#src/entry/coin-option.tsx";
import { useTranslation } from "#src/i18n/use-translation.ts";
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
      label={t("convert.picker.coins")}
      searchLabel={t("convert.picker.search")}
      noneHint={t("convert.picker.noneHint")}
      error={
        coins.status === "error" ? { message: t("convert.coinsError"), onRetry: coins.refetch } : undefined
      }
    />
  );
}

const codeOf = (coin: ConvertCoin): string => coin.coin;
const never = (): boolean => false;
