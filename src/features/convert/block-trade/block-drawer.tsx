import { RefreshCw } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import type { DrawerProps } from "#src/records/lazy-drawer.ts";
import { RecordDrawer } from "#src/records/record-drawer.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
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
        <Link className={buttonClass("primary", "md", true)} href={againLink(row)}>
          <Icon of={RefreshCw} />
          {t("convert.records.again")}
        </Link>
      )}
    >
      {(row) => <RecordDetail row={row} />}
    </RecordDrawer>
  );
}
