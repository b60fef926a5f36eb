import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertAccount } from "#shared/contract/fields.ts";
import { coinFilter } from "#src/records/coin-filter.tsx";
import type { FilterControl } from "#src/records/filter-control.ts";
import { oneChoiceFilter } from "#src/records/one-choice-filter.tsx";
import { useCoinIcons } from "#src/records/use-coin-icons.ts";
import { weekFilter } from "#src/records/week-filter.tsx";
import { reaches, type SpanView } from "./span.ts";
import { useLedgerCoins } from "./use-ledger-coins.ts";

type Control = FilterControl<SpanView & { readonly coin: string }>;

/** What both ledgers can be narrowed by. `today`: the day of the moment that they are looked at, ISO. */
export function useSpanControls(account: ConvertAccount, today: string): readonly Control[] {
  const { t } = useTranslation();
  const { coins, failed, onRetry } = useLedgerCoins(account);
  const iconOf = useCoinIcons(coins);
  return useMemo(
    () => [
      weekFilter("until", today),
      oneChoiceFilter("reach", {
        label: t("ledger.reach.label"),
        any: t("ledger.reach.week"),
        choices: reaches,
        textOf: () => t("ledger.reach.back"),
      }),
      coinFilter("coin", {
        label: t("ledger.coin"),
        iconOf,
        usual: ["USDT", "BTC", "ETH"],
        source: { coins, failed, onRetry },
      }),
    ],
    [t, coins, failed, onRetry, iconOf, today],
  );
}
