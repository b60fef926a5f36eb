import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FundingRow } from "#shared/contract/records.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import type { DrawerProps } from "#src/records/lazy-drawer.ts";
import { RecordDrawer } from "#src/records/record-drawer.tsx";
import { RecordId } from "#src/records/record-id.tsx";
import { Timeline } from "#src/records/timeline.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { flow } from "#src/ui/flow.ts";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { RecordButton } from "../record-button.tsx";
import { recordHref } from "../record-link.ts";
import { changeOf, fundingSource, fundingTime } from "./funding-view.ts";
import { useFundingTexts } from "./use-funding-texts.ts";

/** The details of an entry, and the way to the record that made it. */
export default function FundingDrawer(props: DrawerProps<FundingRow>): ReactNode {
  const { t } = useTranslation();
  const texts = useFundingTexts();
  return (
    <RecordDrawer
      {...props}
      source={fundingSource}
      title={(row) => (row === undefined ? t("ledger.entry") : texts.kind(row))}
      missing={{ title: t("ledger.noEntry"), text: t("ledger.noEntryText") }}
      renderAction={({ record }) => recordHref(record) !== "" && <RecordButton record={record} />}
    >
      {(row) => (
        <div className={flow.stack4}>
          <p className={cx(text.figure, text.unbound)}>
            <ExactAmount value={changeOf(row)} unit={row.currency} signed muteFraction />
          </p>
          <Timeline
            current={1}
            steps={[{ id: "booked", title: texts.description(row) || texts.kind(row), at: fundingTime(row) }]}
          />
          <DescriptionList>
            <Fact term={t("ledger.account")}>{t("account.funding")}</Fact>
            <Fact term={t("ledger.balanceAfter")}>
              <ExactAmount value={row.afterAmt} unit={row.currency} />
            </Fact>
            {row.id !== "" && (
              <Fact term={t("ledger.entryId")} kind="stacked">
                <RecordId value={row.id} label={t("ledger.copyId")} />
              </Fact>
            )}
            {row.record !== null && (
              <Fact term={t("ledger.recordId")} kind="stacked">
                <RecordId value={row.record.id} label={t("ledger.copyId")} />
              </Fact>
            )}
          </DescriptionList>
        </div>
      )}
    </RecordDrawer>
  );
}
