import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { historyAccounts } from "#shared/domain/convert-sources.ts";
import { coinFilter } from "#src/records/coin-filter.tsx";
import { datesFilter } from "#src/records/dates-filter.tsx";
import type { FilterControl } from "#src/records/filter-control.ts";
import { idFilter } from "#src/records/id-filter.tsx";
import { oneChoiceFilter } from "#src/records/one-choice-filter.tsx";
import { statusFilter } from "#src/records/status-filter.tsx";
import { useRecordCoins } from "../form/use-all-coins.ts";
import { type HistoryView, kindOrder, stateOrder } from "./history-view.ts";

/** What the history can be narrowed by, in the order of the row and of the sheet. */
export function useHistoryControls(): readonly FilterControl<HistoryView>[] {
  const { t } = useTranslation();
  const { source, iconOf } = useRecordCoins();
  return useMemo(
    () => [
      datesFilter("dates"),
      oneChoiceFilter("kind", {
        label: t("convert.records.kind"),
        any: t("convert.records.tab.all"),
        tabsLabel: t("convert.records.kindsLabel"),
        choices: kindOrder,
        textOf: (kind) => t(`convert.records.tab.${kind}`),
      }),
      coinFilter("coin", {
        label: t("convert.records.coinFilter"),
        iconOf,
        usual: ["USDT", "BTC", "ETH"],
        source,
      }),
      statusFilter("state", {
        choices: stateOrder,
        textOf: (state) => t(`convert.records.stateOf.${state}`),
      }),
      oneChoiceFilter("account", {
        label: t("convert.records.accountFilter"),
        any: t("convert.records.anyAccount"),
        choices: historyAccounts,
        textOf: (account) => t(`convert.records.account.${account}`),
      }),
      idFilter("recordNo", t("convert.records.recordNo")),
    ],
    [t, source, iconOf],
  );
}
