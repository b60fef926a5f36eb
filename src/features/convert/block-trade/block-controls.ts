import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { historyAccounts } from "#shared/domain/convert-sources.ts";
import { coinFilter } from "#src/records/coin-filter.tsx";
import { datesFilter } from "#src/records/dates-filter.tsx";
import type { FilterControl } from "#src/records/filter-control.ts";
import { idFilter } from "#src/records/id-filter.tsx";
import { oneChoiceFilter } from "#src/records/one-choice-filter.tsx";
import { useRecordCoins } from "../form/use-all-coins.ts";
import { type BlockView, blockStates } from "./block-view.ts";

/** What block trades can be narrowed by, in the order of the row and of the sheet. */
export function useBlockControls(): readonly FilterControl<BlockView>[] {
  const { t } = useTranslation();
  const { source, iconOf } = useRecordCoins();
  return useMemo(
    () => [
      datesFilter("dates"),
      oneChoiceFilter("account", {
        label: t("convert.records.accountFilter"),
        any: t("convert.records.anyAccount"),
        tabsLabel: t("convert.records.accountFilter"),
        choices: historyAccounts,
        textOf: (account) => t(`convert.records.account.${account}`),
      }),
      coinFilter("coin", {
        label: t("convert.block.paidCoin"),
        iconOf,
        usual: ["USDT", "BTC", "ETH"],
        source,
      }),
      oneChoiceFilter("state", {
        label: t("records.status"),
        any: t("records.anyStatus"),
        choices: blockStates,
        textOf: (state) => t(`convert.records.stateOf.${state}`),
      }),
      idFilter("recordNo", t("convert.records.recordNo")),
    ],
    [t, source, iconOf],
  );
}
