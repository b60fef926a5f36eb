import { ArrowLeftRight } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { EarlierDays } from "#src/records/earlier-days.tsx";
import { FilteredRecords } from "#src/records/filtered-records.tsx";
import { rangeText } from "#src/records/time-texts.ts";
import { useFilters } from "#src/records/use-filters.ts";
import { useToday } from "#src/records/use-today.ts";
import { firstOfWeek, weekBefore } from "#src/records/week.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { transferPath } from "../paths.ts";
import { filterOf, transferFilters } from "./records-view.ts";
import { useTransferControls } from "./transfer-controls.ts";
import { TransferCsv } from "./transfer-csv.tsx";
import { useTransferList } from "./use-transfer-list.ts";

/** /subAccountTransferRecord: transfers between all of the person's members and with others, seven days at a time. */
export default function TransferRecordsPage(): ReactNode {
  const { t, i18n } = useTranslation();
  const state = useFilters(transferFilters);
  const { view, hrefOf } = state;
  const title = t("nav.transferRecords");
  const today = useToday();
  const until = view.until === "" ? today : view.until;
  const earlier = weekBefore(until);
  const range = (day: string): string => bidiIsolate(rangeText(firstOfWeek(day), day, i18n.language));
  const none = t("transfer.records.nothingIn", { range: range(until) });
  const noneText = t("transfer.records.nothingInText");
  // A week is no filter: of it alone it can be said that it has no transfers.
  const isNarrowed = state.filters.count(view, ["until"]) > 0;
  return (
    <Page title={title} actions={<TransferCsv view={view} />}>
      <FilteredRecords
        list={useTransferList()}
        label={title}
        state={state}
        controls={useTransferControls(today)}
        filterOf={filterOf}
        icon={ArrowLeftRight}
        action={
          <Link href={transferPath} className={buttonClass("primary")}>
            {t("transfer.records.emptyAction")}
          </Link>
        }
        earlier={
          <EarlierDays days={{ from: firstOfWeek(earlier), to: earlier }} href={hrefOf({ until: earlier })} />
        }
        texts={{
          filtered:
            view.no === ""
              ? { title: isNarrowed ? t("transfer.records.noMatches") : none, text: noneText }
              : { title: t("transfer.records.noRecord"), text: t("transfer.records.noRecordText") },
          tab: "",
          none,
          text: noneText,
          show: (count) =>
            count === undefined ? t("transfer.records.showSome") : t("transfer.records.show", { count }),
        }}
      />
    </Page>
  );
}
