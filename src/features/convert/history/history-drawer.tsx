import { RefreshCw } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { DrawerLink } from "#src/records/drawer-link.tsx";
import type { DrawerProps } from "#src/records/lazy-drawer.ts";
import { RecordDrawer } from "#src/records/record-drawer.tsx";
import { againLink } from "./again-link.ts";
import { historySource } from "./history-view.ts";
import { RecordDetail } from "./record-detail.tsx";

/** The details of a conversion, and the way to the same again. */
export default function HistoryDrawer(props: DrawerProps<ConvertHistoryRow>): ReactNode {
  const { t } = useTranslation();
  return (
    <RecordDrawer
      {...props}
      source={historySource}
      title={() => t("convert.records.detail")}
      missing={{ title: t("convert.records.noRecord"), text: t("convert.records.noRecordText") }}
      renderAction={(row) => (
        <DrawerLink href={againLink(row)} icon={RefreshCw}>
          {t(row.state === "waiting" ? "money.result.toOrder" : "convert.records.again")}
        </DrawerLink>
      )}
    >
      {(row) => <RecordDetail row={row} />}
    </RecordDrawer>
  );
}
