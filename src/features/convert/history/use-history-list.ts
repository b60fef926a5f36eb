import { useTranslation } from "react-i18next";
import type { ConvertHistoryRow, HistoryFilter } from "#shared/contract/convert-history.ts";
import { lazyDrawer } from "#src/records/lazy-drawer.ts";
import type { RecordListLook } from "#src/records/record-list.tsx";
import { useRecordCoins } from "../form/use-all-coins.ts";
import { useHistoryColumns } from "./history-columns.tsx";
import { historySource } from "./history-view.ts";
import { useRowTexts } from "./use-row-texts.ts";

const drawer = lazyDrawer(() => import("./history-drawer.tsx"));

/** How conversions are listed, here and on the pages of special coins. */
export function useHistoryList(): RecordListLook<"convert.history", HistoryFilter, ConvertHistoryRow> {
  const { t } = useTranslation();
  return {
    source: historySource,
    columns: useHistoryColumns(useRecordCoins().iconOf),
    rowLabel: useRowTexts().row,
    failed: t("convert.records.error"),
    shown: (shown, count) => t("convert.records.shown", { shown, count }),
    drawer,
  };
}
