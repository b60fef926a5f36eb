import { ArrowLeftRight } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TransferRecord } from "#shared/contract/transfer.ts";
import { BeginAndEnd } from "#src/records/begin-and-end.tsx";
import { ExactAmount } from "#src/records/cells.tsx";
import { DrawerLink } from "#src/records/drawer-link.tsx";
import { IdFact } from "#src/records/id-fact.tsx";
import type { DrawerProps } from "#src/records/lazy-drawer.ts";
import { RecordDrawer } from "#src/records/record-drawer.tsx";
import { useCoinIcons } from "#src/records/use-coin-icons.ts";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { againLink } from "./again-link.ts";
import { transferSource } from "./records-view.ts";
import { useCoins, useMembers } from "./use-members.ts";
import { useRecordTexts } from "./use-record-texts.ts";

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
          again !== null && (
            <DrawerLink {...again} icon={ArrowLeftRight}>
              {t(row.status === "FAILED" ? "ui.error.retry" : "transfer.records.again")}
            </DrawerLink>
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
  const texts = useRecordTexts(useMembers());
  const iconOf = useCoinIcons(useCoins().coins);
  const { status, timestamp, endedAt } = row;
  const isOpen = status === "PENDING" || status === "STATUS_UNKNOWN";
  return (
    <>
      <div className={flow.rowWide}>
        <CoinDisc coin={row.coin} icon={iconOf(row.coin)} size={40} />
        <div className={flow.grow}>
          <div className={cx(text.figure, text.unbound)}>
            <ExactAmount value={row.amount} unit={row.coin} muteFraction />
          </div>
          <div className={cx(text.small, text.ink2)}>{texts.route(row)}</div>
        </div>
      </div>
      {status === "FAILED" && <Note tone="bad">{texts.failure(row)}</Note>}
      {isOpen && <Note tone="info">{t(`transfer.doneText.${status}`)}</Note>}
      <BeginAndEnd
        begun={t("transfer.step.begun")}
        begunAt={timestamp}
        ended={isOpen ? texts.state(row) : t(`transfer.step.${status}`)}
        endedAt={endedAt}
        isOpen={isOpen}
        end={status === "FAILED" ? "failed" : undefined}
      />
      <DescriptionList>
        <Fact term={t("transfer.from")}>{texts.end(row, "from")}</Fact>
        <Fact term={t("transfer.to")}>{texts.end(row, "to")}</Fact>
        <Fact term={t("transfer.fee")}>{t("transfer.feeNone")}</Fact>
        <IdFact
          term={t("transfer.number")}
          kind="stacked"
          value={row.transferId}
          label={t("transfer.copyNumber")}
        />
      </DescriptionList>
    </>
  );
}
