import { RefreshCw } from "lucide";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Card, CardBody, CardFoot } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { cardClass, footClass } from "./history-style.ts";
import { HistoryTable } from "./history-table.tsx";
import { type ConvertHistory, useHistory } from "./use-history.ts";

/** /exchange/history: what was converted, with the exact figures of each record. */
export default function HistoryPage(): ReactNode {
  const { t } = useTranslation();
  const history = useHistory();
  return (
    <Page task title={t("convert.records.title")}>
      <Card className={cardClass} aria-label={t("convert.records.title")}>
        <Content history={history} />
      </Card>
    </Page>
  );
}

function Content({ history }: { readonly history: ConvertHistory }): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { records, error } = history;
  if (records === undefined) {
    return (
      <CardBody pad="md">
        {error === null ? (
          <SkeletonRows count={8} />
        ) : (
          <ErrorState
            title={t("convert.records.error")}
            message={errorText(error)}
            onRetry={history.retry}
            retrying={history.fetching}
          />
        )}
      </CardBody>
    );
  }
  if (records.length === 0) {
    return (
      <CardBody pad="md">
        <Empty
          icon={RefreshCw}
          title={t("convert.records.empty")}
          actions={
            <Link href="/exchange/index" className={buttonClass("primary")}>
              {t("convert.records.emptyAction")}
            </Link>
          }
        >
          {t("convert.records.emptyText")}
        </Empty>
      </CardBody>
    );
  }
  return (
    <>
      <HistoryTable records={records} />
      <CardFoot className={footClass}>
        <span>{t("convert.records.shown", { count: records.length })}</span>
        {history.more !== null && (
          <Button size="sm" busy={history.loadingMore} onClick={history.more}>
            {t("convert.records.more")}
          </Button>
        )}
      </CardFoot>
    </>
  );
}
