import { useTranslation } from "react-i18next";
import type { ConvertHistoryRow, HistoryFilter } from "#shared/contract/convert-history.ts";
import { useCall } from "#src/bridge/use-call.ts";
import type { FilterCoins } from "#src/records/coin-filter-picker.tsx";
import { lazyDrawer } from "#src/records/lazy-drawer.ts";
import type { RecordListLook } from "#src/records/record-list.tsx";
import { useCoinIcons } from "#src/records/use-coin-icons.ts";
import { fundingAccount } from "../form/account.ts";
import { useHistoryColumns } from "./history-columns.tsx";
import { historySource } from "./history-view.ts";
import { useRowWords } from "./use-row-words.ts";

const drawer = lazyDrawer(() => import("./history-drawer.tsx"));

/** How conversions are listed, here and on the pages of special coins. */
export function useHistoryList(): RecordListLook<"convert.history", HistoryFilter, ConvertHistoryRow> {
  const { t } = useTranslation();
  return {
    source: historySource,
    columns: useHistoryColumns(useCoinIcons(useCoins().coins)),
    rowLabel: useRowWords().row,
    failed: t("convert.records.error"),
    shown: (shown, count) => t("convert.records.shown", { shown, count }),
    drawer,
  };
}

/** Every coin that conversions pay or receive. */
export function useCoins(): FilterCoins {
  const { data, status, refetch } = useCall("convert.coins", { accountType: fundingAccount, side: 0 });
  return { coins: data?.coins, failed: status === "error", onRetry: refetch };
}
