import { ArrowDownToLine } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { DrawerLink } from "#src/records/drawer-link.tsx";
import type { DrawerProps } from "#src/records/lazy-drawer.ts";
import { RecordDrawer } from "#src/records/record-drawer.tsx";
import { choicePath } from "../paths.ts";
import { DepositDetail } from "./deposit-detail.tsx";
import { useDepositSource } from "./use-deposit-source.ts";

/** The details of a deposit, and the way to its address. */
export default function DepositDrawer(props: DrawerProps<DepositRecord>): ReactNode {
  const { t } = useTranslation();
  return (
    <RecordDrawer
      {...props}
      source={useDepositSource()}
      title={() => t("deposit.detail.title")}
      missing={{ title: t("deposit.detail.missing"), text: t("deposit.detail.missingText") }}
      renderAction={(row) =>
        row.recordType === 1 && (
          <DrawerLink href={choicePath(row)} icon={ArrowDownToLine}>
            {t("deposit.detail.again", { coin: row.coin })}
          </DrawerLink>
        )
      }
    >
      {(row) => <DepositDetail row={row} />}
    </RecordDrawer>
  );
}
