import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { coinFilter } from "#src/records/coin-filter.tsx";
import { datesFilter } from "#src/records/dates-filter.tsx";
import type { FilterControl } from "#src/records/filter-control.ts";
import { idFilter } from "#src/records/id-filter.tsx";
import { oneChoiceFilter } from "#src/records/one-choice-filter.tsx";
import { useCoinIcons } from "#src/records/use-coin-icons.ts";
import { accountOrder } from "../history/history-view.ts";
import { useCoins } from "../history/use-history-list.ts";
import { type BlockView, blockStates } from "./block-view.ts";

/** What block trades can be narrowed by, in the order of the row and of the sheet. */
export function useBlockControls(): readonly FilterControl<BlockView>[] {
  const { t } = useTranslation();
  const { coins, failed, onRetry } = useCoins();
  const iconOf = useCoinIcons(coins);
  return useMemo(
    () => [
      datesFilter("dates"),
      oneChoiceFilter("account", {
        label: t("convert.records.accountFilter"),
        any: t("convert.records.anyAccount"),
        tabsLabel: t("convert.records.accountFilter"),
        choices: accountOrder,
        textOf: (account) => t(`convert.records.account.${account}`),
      }),
      coinFilter("coin", {
        label: t("convert.block.paidCoin"),
        iconOf,
        usual: ["USDT", "BTC", "ETH"],
        source: { coins, failed, onRetry },
      }),
      oneChoiceFilter("state", {
        label: t("records.status"),
        any: t("records.anyStatus"),
        choices: blockStates,
        textOf: (state) => t(`convert.records.stateOf.${state}`),
      }),
      idFilter("recordNo", t("convert.records.recordNo")),
    ],
    [t, coins, failed, onRetry, iconOf],
  );
}
