import { LogIn, RefreshCw } from "lucide";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { FilteredRecords } from "#src/records/filtered-records.tsx";
import { useFilters } from "#src/records/use-filters.ts";
import { loginHref } from "#src/session/login.ts";
import { useSessionStatus } from "#src/session/session.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { Icon } from "#src/ui/icon.tsx";
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
  return status === "anonymous" ? <SignedOutHistory title={title} /> : <History title={title} />;
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
        words={{
          filtered: { title: t("convert.records.nothingFits"), text: t("convert.records.nothingFitsText") },
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

/** Who is not logged in has no records: the page says so while it leads to the login. */
function SignedOutHistory({ title }: { readonly title: string }): ReactNode {
  const { t } = useTranslation();
  const logIn = (
    <a href={loginHref()} className={buttonClass("primary")}>
      <Icon of={LogIn} flip />
      {t("convert.records.signedOut")}
    </a>
  );
  return (
    <Page title={title}>
      <Card pad="md">
        <Empty icon={RefreshCw} title={t("convert.records.empty")} actions={logIn}>
          {t("convert.records.signedOutText")}
        </Empty>
      </Card>
    </Page>
  );
}
