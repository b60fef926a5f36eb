import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { compareDecimalText, isZeroText } from "#shared/domain/decimal-text.ts";
import { searchCoins } from "#src/entry/coin-list.ts";
import { CoinOption, type OptionCoin } from "#src/entry/coin-option.tsx";
import { OptionPicker } from "#src/ui/option-picker.tsx";
import { sourceOf } from "./transfer-form.ts";
import type { Transfer } from "./use-transfer.ts";

export interface TransferCoinPickerProps {
  readonly transfer: Transfer;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Chooses the coin: what the account holds comes first, what cannot be moved there says so. */
export default function TransferCoinPicker({ transfer, open, onClose }: TransferCoinPickerProps): ReactNode {
  const { t } = useTranslation();
  const { form, change, balances, accounts } = transfer;
  const from = sourceOf(form).accountType;
  const to = form.mode === "user" ? "FUND" : form.to.accountType;
  const pair = accounts.data?.pairs.find((one) => one.fromAccountType === from && one.toAccountType === to);
  const movable = useMemo(() => pair && new Set(pair.coins), [pair]);
  // What another account holds is never told of this one.
  const own = balances.status === "ok" && !balances.held ? balances.data : undefined;
  const options = useMemo(
    () =>
      own?.balance
        .map(({ transferBalance, ...coin }): OptionCoin => ({ ...coin, balance: transferBalance }))
        .toSorted(
          (a, b) =>
            compareDecimalText(b.uBalance, a.uBalance) ||
            Number(isZeroText(a.balance)) - Number(isZeroText(b.balance)) ||
            (a.coin < b.coin ? -1 : 1),
        ),
    [own],
  );
  const isClosed = ({ coin }: OptionCoin): boolean => movable !== undefined && !movable.has(coin);
  return (
    <OptionPicker
      open={open}
      onClose={onClose}
      title={t("transfer.coinTitle")}
      options={options}
      idOf={codeOf}
      search={searchCoins}
      selected={form.coin}
      isDisabled={isClosed}
      renderOption={(coin, { disabled }) => <CoinOption coin={coin} closed={disabled} recent={false} />}
      onPick={({ coin }) => {
        change({ type: "coin", coin });
        onClose();
      }}
      label={t("entry.picker.coins")}
      searchLabel={t("entry.picker.search")}
      noneHint={t("entry.picker.noneHint")}
      error={
        balances.status === "error" ? { message: t("transfer.error"), onRetry: balances.refetch } : undefined
      }
    />
  );
}

const codeOf = ({ coin }: OptionCoin): string => coin;
