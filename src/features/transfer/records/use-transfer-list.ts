import type { TransferRecord } from "#shared/contract/transfer.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { lazyDrawer } from "#src/records/lazy-drawer.ts";
import type { RecordListLook } from "#src/records/record-list.tsx";
import { type TransferFilter, transferSource } from "./records-view.ts";
import { useTransferColumns } from "./transfer-columns.tsx";
import { useCoinIcons, useMembers } from "./use-members.ts";
import { useRecordWords } from "./use-record-words.ts";

const drawer = lazyDrawer(() => import("./transfer-drawer.tsx"));

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
