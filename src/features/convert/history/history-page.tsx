import { RefreshCw, SearchX } from "lucide";
import { type ReactNode, useMemo } from "react";
import { Link } from "wouter";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { FilterBar } from "#src/records/filter-bar.tsx";
import { cardClass } from "#src/records/list-style.ts";
import { MatchCount } from "#src/records/match-count.tsx";
import { RecordTabs } from "#src/records/record-tabs.tsx";
import { type FilterState, useFilters } from "#src/records/use-filters.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { convertPath } from "../paths.ts";
import { useHistoryControls } from "./history-controls.ts";
import { HistoryCsv } from "./history-csv.tsx";
import { HistoryList } from "./history-list.tsx";
import { filterOf, type HistoryView, historyFilters, historySource, kindOrder } from "./history-view.ts";

/** /exchange/history: what was converted in every way, with the exact figures of each record. */
export default function HistoryPage(): ReactNode {
  const { t } = useTranslation();
  const state = useFilters(historyFilters);
  const { view, hrefOf } = state;
  const filter = useMemo(() => filterOf(view), [view]);
  const title = t("convert.records.title");
  return (
    <Page title={title} actions={<HistoryCsv filter={filter} />}>
      <Card className={cardClass} aria-label={title}>
        <RecordTabs
          label={t("convert.records.kindsLabel")}
          all={t("convert.records.tab.all")}
          choices={kindOrder}
          textOf={(kind) => t(`convert.records.tab.${kind}`)}
          value={view.kind}
          hrefOf={(kind) => hrefOf({ kind })}
        />
        <FilterBar
          state={state}
          controls={useHistoryControls()}
          renderMatches={(wanted, enabled) => (
            <MatchCount source={historySource} filter={filterOf(wanted)} enabled={enabled}>
              {(count) =>
                count === undefined ? t("convert.records.showSome") : t("convert.records.show", { count })
              }
            </MatchCount>
          )}
        />
        <HistoryList filter={filter} label={title} empty={<Nothing state={state} />} />
      </Card>
    </Page>
  );
}

/** Nothing was ever converted, or nothing fits: each with its way on. */
function Nothing({ state }: { readonly state: FilterState<HistoryView> }): ReactNode {
  const { t } = useTranslation();
  const { view, count, clear, hrefOf } = state;
  if (count > 0) {
    return (
      <Empty
        icon={SearchX}
        title={t("convert.records.nothingFits")}
        actions={<Button onClick={clear}>{t("convert.records.clearFilters")}</Button>}
      >
        {t("convert.records.nothingFitsText")}
      </Empty>
    );
  }
  if (view.kind !== "") {
    return (
      <Empty
        icon={RefreshCw}
        title={t("convert.records.emptyKind")}
        actions={
          <Link href={hrefOf({ kind: "" })} className={buttonClass()}>
            {t("convert.records.showAll")}
          </Link>
        }
      >
        {t("convert.records.emptyText")}
      </Empty>
    );
  }
  return (
    <Empty
      icon={RefreshCw}
      title={t("convert.records.empty")}
      actions={
        <Link href={convertPath} className={buttonClass("primary")}>
          {t("convert.records.emptyAction")}
        </Link>
      }
    >
      {t("convert.records.emptyText")}
    </Empty>
  );
}
