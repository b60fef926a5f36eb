import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertHistoryRow, HistoryFilter } from "#shared/contract/convert-history.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { lazyDrawer } from "#src/records/lazy-drawer.ts";
import type { RecordListLook } from "#src/records/record-list.tsx";
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
    columns: useHistoryColumns(useCoinIcons()),
    rowLabel: useRowWords().row,
    failed: t("convert.records.error"),
    shown: (shown, count) => t("convert.records.shown", { shown, count }),
    drawer,
  };
}

/** The coins' pictures. Their list comes anew with each change of a balance: only other pictures are news to the rows. */
export function useCoinIcons(): (coin: string) => string | undefined {
  const { data } = useCall("convert.coins", { accountType: fundingAccount, side: 0 });
  const known = JSON.stringify((data?.coins ?? []).map(({ coin, icon }) => [coin, icon]));
  const icons = useMemo(() => new Map(JSON.parse(known) as [string, string][]), [known]);
  return useCallback((coin: string) => icons.get(coin), [icons]);
}
