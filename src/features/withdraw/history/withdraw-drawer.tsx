import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import type { DrawerProps } from "#src/records/lazy-drawer.ts";
import { RecordDrawer } from "#src/records/record-drawer.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { choicePath } from "../paths.ts";
import { useWithdrawSource } from "./use-withdraw-source.ts";
import { useLiveRecords } from "./withdraw-columns.tsx";
import { WithdrawDetail } from "./withdraw-detail.tsx";

/** The details of a withdrawal, live while it is on its way, and the way to another of its coin. */
export default function WithdrawDrawer(props: DrawerProps<WithdrawRecord>): ReactNode {
  const { t } = useTranslation();
  const liveOf = useLiveRecords();
  return (
    <RecordDrawer
      {...props}
      source={useWithdrawSource()}
      title={() => t("withdraw.detail")}
      missing={{ title: t("withdraw.missing"), text: t("withdraw.missingText") }}
      renderAction={(row) =>
        // Below questions it would look like what sends their answers.
        liveOf(row).status !== "MoreInformationRequired" && (
          <Link className={buttonClass("primary", "md", true)} href={choicePath(row)}>
            {t("withdraw.again", { coin: row.coin })}
          </Link>
        )
      }
    >
      {(row) => <WithdrawDetail record={liveOf(row)} />}
    </RecordDrawer>
  );
}
