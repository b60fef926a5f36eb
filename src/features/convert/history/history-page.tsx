import { RefreshCw } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { FilteredRecords } from "#src/records/filtered-records.tsx";
import { SignedOutRecords } from "#src/records/signed-out-records.tsx";
import { useFilters } from "#src/records/use-filters.ts";
import { useSessionStatus } from "#src/session/session.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { convertPath } from "../paths.ts";
import { useHistoryControls } from "./history-controls.ts";
import { HistoryCsv } from "./history-csv.tsx";
import { filterOf, historyFilters } from "./history-view.ts";
import { useHistoryList } from "./use-history-list.ts";

/** /exchange/history: what was converted in every way, with the exact figures of each record. */
export default function HistoryPage(): ReactNode {
  const { t } = useTranslation();
  const title = t("convert.records.title");
  const status = useSessionStatus();
  if (status !== "anonymous") return <History title={title} />;
  const texts = {
    none: t("convert.records.empty"),
    text: t("convert.records.signedOutText"),
    logIn: t("convert.records.signedOut"),
  };
  return <SignedOutRecords title={title} icon={RefreshCw} texts={texts} />;
}

function History({ title }: { readonly title: string }): ReactNode {
  const { t } = useTranslation();
  const state = useFilters(historyFilters);
  return (
    <Page title={title} actions={<HistoryCsv view={state.view} />}>
      <FilteredRecords
        list={useHistoryList()}
        label={title}
        state={state}
        controls={useHistoryControls()}
        filterOf={filterOf}
        icon={RefreshCw}
        action={
          <Link href={convertPath} className={buttonClass("primary")}>
            {t("convert.records.emptyAction")}
          </Link>
        }
        texts={{
          filtered: { title: t("convert.records.noMatches"), text: t("convert.records.noMatchesText") },
          tab: t("convert.records.emptyKind"),
          none: t("convert.records.empty"),
          text: t("convert.records.emptyText"),
          show: (count) =>
            count === undefined ? t("convert.records.showSome") : t("convert.records.show", { count }),
        }}
      />
    </Page>
  );
}
