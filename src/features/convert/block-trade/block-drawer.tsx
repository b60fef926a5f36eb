import { RefreshCw } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { DrawerLink } from "#src/records/drawer-link.tsx";
import type { DrawerProps } from "#src/records/lazy-drawer.ts";
import { RecordDrawer } from "#src/records/record-drawer.tsx";
import { againLink } from "../history/again-link.ts";
import { RecordDetail } from "../history/record-detail.tsx";
import { blockSource } from "./block-view.ts";

/** The details of a block trade, and the way to the same again. */
export default function BlockDrawer(props: DrawerProps<ConvertHistoryRow>): ReactNode {
  const { t } = useTranslation();
  return (
    <RecordDrawer
      {...props}
      source={blockSource}
      title={() => t("convert.block.detail")}
      missing={{ title: t("convert.records.noRecord"), text: t("convert.records.noRecordText") }}
      renderAction={(row) => (
        <DrawerLink href={againLink(row)} icon={RefreshCw}>
          {t("convert.records.again")}
        </DrawerLink>
      )}
    >
      {(row) => <RecordDetail row={row} />}
    </RecordDrawer>
  );
}
