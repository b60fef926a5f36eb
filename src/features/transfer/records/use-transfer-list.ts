import { useTranslation } from "react-i18next";
import type { TransferRecord } from "#shared/contract/transfer.ts";
import { lazyDrawer } from "#src/records/lazy-drawer.ts";
import type { RecordListLook } from "#src/records/record-list.tsx";
import { useCoinIcons } from "#src/records/use-coin-icons.ts";
import { type TransferFilter, transferSource } from "./records-view.ts";
import { useTransferColumns } from "./transfer-columns.tsx";
import { useCoins, useMembers } from "./use-members.ts";
import { useRecordTexts } from "./use-record-texts.ts";

const drawer = lazyDrawer(() => import("./transfer-drawer.tsx"));

/** How transfers are listed. */
export function useTransferList(): RecordListLook<"transfer.list", TransferFilter, TransferRecord> {
  const { t } = useTranslation();
  const members = useMembers();
  return {
    source: transferSource,
    columns: useTransferColumns(members, useCoinIcons(useCoins().coins)),
    rowLabel: useRecordTexts(members).row,
    failed: t("transfer.records.error"),
    shown: (shown, count) => t("transfer.records.shown", { shown, count }),
    drawer,
  };
}
