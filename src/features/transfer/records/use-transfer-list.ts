import { useCallback, useMemo } from "react";
import type { TransferMember, TransferRecord } from "#shared/contract/transfer.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { lazyDrawer } from "#src/records/lazy-drawer.ts";
import type { RecordListLook } from "#src/records/record-list.tsx";
import { type TransferFilter, transferSource } from "./records-view.ts";
import { useTransferColumns } from "./transfer-columns.tsx";
import { useRecordWords } from "./use-record-words.ts";

const drawer = lazyDrawer(() => import("./transfer-drawer.tsx"));
const none: readonly TransferMember[] = [];

/** How transfers are listed. */
export function useTransferList(): RecordListLook<"transfer.list", TransferFilter, TransferRecord> {
  const { t } = useTranslation();
  const members = useMembers();
  return {
    source: transferSource,
    columns: useTransferColumns(members, useCoinIcons()),
    rowLabel: useRecordWords(members).row,
    failed: t("transfer.records.error"),
    shown: (shown, count) => t("transfer.records.shown", { shown, count }),
    drawer,
  };
}

export function useMembers(): readonly TransferMember[] {
  return useCall("transfer.accountTypes", {}).data?.accounts ?? none;
}

/** The coins' pictures; only other pictures are news to the rows. */
export function useCoinIcons(): (coin: string) => string | undefined {
  const { data } = useCall("transfer.balances", { accountType: "FUND" });
  const known = JSON.stringify((data?.balance ?? []).map(({ coin, icon }) => [coin, icon]));
  const icons = useMemo(() => new Map(JSON.parse(known) as [string, string][]), [known]);
  return useCallback((coin: string) => icons.get(coin), [icons]);
}
