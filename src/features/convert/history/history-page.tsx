import { RefreshCw, SearchX } from "lucide";
import { type ReactNode, useMemo } from "react";
import { Link } from "wouter";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { convertPath } from "../paths.ts";
import { CsvButton } from "./csv-button.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { HistoryList } from "./history-list.tsx";
import { cardClass, tabsClass } from "./history-style.ts";
import { countFilters, filterOf, kindOrder } from "./history-view.ts";
import { type HistoryViewState, useHistoryView } from "./use-history-view.ts";

const tabs = ["all", ...kindOrder] as const;

/** /exchange/history: what was converted in every way, with the exact figures of each record. */
export default function HistoryPage(): ReactNode {
  const { t } = useTranslation();
  const state = useHistoryView();
  const { view, hrefOf } = state;
  const filter = useMemo(() => filterOf(view), [view]);
  const title = t("convert.records.title");
  return (
    <Page title={title} actions={<CsvButton filter={filter} />}>
      <Card className={cardClass} aria-label={title}>
        <Tabs
          variant="card"
          className={tabsClass}
          label={t("convert.records.kindsLabel")}
          items={tabs.map((tab) => ({
            id: tab,
            label: t(`convert.records.tab.${tab}`),
            href: hrefOf({ kind: tab === "all" ? "" : tab }),
          }))}
          value={view.kind === "" ? "all" : view.kind}
        />
        <HistoryFilters state={state} />
        <HistoryList filter={filter} label={title} empty={<Nothing state={state} />} />
      </Card>
    </Page>
  );
}

/** Nothing was ever converted, or nothing fits: each with its way on. */
function Nothing({ state: { view, clear, hrefOf } }: { readonly state: HistoryViewState }): ReactNode {
  const { t } = useTranslation();
  if (countFilters(view) > 0) {
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
