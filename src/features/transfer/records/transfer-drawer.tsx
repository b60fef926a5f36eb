import { ArrowLeftRight } from "lucide";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { TransferRecord } from "#shared/contract/transfer.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import type { DrawerProps } from "#src/records/lazy-drawer.ts";
import { RecordDrawer } from "#src/records/record-drawer.tsx";
import { RecordId } from "#src/records/record-id.tsx";
import { Timeline } from "#src/records/timeline.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Note } from "#src/ui/note.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { againLink } from "./again-link.ts";
import { transferSource } from "./records-view.ts";
import { useCoinIcons, useMembers } from "./use-members.ts";
import { useRecordWords } from "./use-record-words.ts";

/** The details of a transfer, and the way to the same again. */
export default function TransferDrawer(props: DrawerProps<TransferRecord>): ReactNode {
  const { t } = useTranslation();
  const members = useMembers();
  return (
    <RecordDrawer
      {...props}
      source={transferSource}
      title={() => t("transfer.records.detail")}
      missing={{ title: t("transfer.records.noRecord"), text: t("transfer.records.noRecordText") }}
      renderAction={(row) => {
        const again = againLink(row, members);
        return (
          again !== "" && (
            <Link className={buttonClass("primary", "md", true)} href={again}>
              <Icon of={ArrowLeftRight} />
              {t(row.status === "FAILED" ? "ui.error.retry" : "transfer.records.again")}
            </Link>
          )
        );
      }}
    >
      {(row) => <Detail row={row} />}
    </RecordDrawer>
  );
}

function Detail({ row }: { readonly row: TransferRecord }): ReactNode {
  const { t } = useTranslation();
  const words = useRecordWords(useMembers());
  const iconOf = useCoinIcons();
  const { status, timestamp, endedAt } = row;
  const isOpen = status === "PENDING" || status === "STATUS_UNKNOWN";
  return (
    <>
      <div className={flow.rowWide}>
        <CoinDisc coin={row.coin} icon={iconOf(row.coin)} size={40} />
        <div className={flow.grow}>
          <div className={cx(text.figure)}>
            <ExactAmount value={row.amount} unit={row.coin} muteFraction />
          </div>
          <div className={cx(text.small, text.ink2)}>{words.route(row)}</div>
        </div>
      </div>
      {status === "FAILED" && <Note tone="bad">{words.failure(row)}</Note>}
      {isOpen && <Note tone="info">{t(`transfer.doneText.${status}`)}</Note>}
      <Timeline
        current={isOpen ? 1 : 2}
        steps={[
          { id: "begun", title: t("transfer.step.begun"), at: Number(timestamp) },
          {
            id: "ended",
            title: isOpen ? words.state(row) : t(`transfer.step.${status}`),
            ...(endedAt !== "" && { at: Number(endedAt) }),
            ...(status === "FAILED" && { end: "failed" as const }),
          },
        ]}
      />
      <DescriptionList>
        <Fact term={t("transfer.from")}>{words.end(row, "from")}</Fact>
        <Fact term={t("transfer.to")}>{words.end(row, "to")}</Fact>
        <Fact term={t("transfer.fee")}>{t("transfer.feeNone")}</Fact>
        <Fact term={t("transfer.number")} kind="stacked">
          <RecordId value={row.transferId} label={t("transfer.copyNumber")} />
        </Fact>
      </DescriptionList>
    </>
  );
}
