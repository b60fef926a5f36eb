import { ArrowDownToLine, BookText, History, Landmark } from "lucide";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearch } from "wouter";
import { isFeatureOn, resolveFeatures } from "#shared/site/features.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useRecentDeposits } from "#src/records/use-recent-deposits.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { useTaskHead } from "#src/state/use-task-head.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { columns, Page } from "#src/ui/layout/page.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { DepositForm } from "./form/deposit-form.tsx";
import { depositAddressesPath, depositHistoryPath, depositPath, fiatDepositPath } from "./paths.ts";
import { OnItsWay } from "./progress/on-its-way.tsx";
import { RecentDeposits } from "./progress/recent-deposits.tsx";
import { useDepositNews } from "./progress/use-deposit-news.ts";
import { NeedsYou } from "./risk/needs-you.tsx";

const QuestionsPage = lazy(importWithRetry(() => import("./travel-rule/questions-page.tsx")));
const DepositHistory = lazy(importWithRetry(() => import("./history/deposit-history.tsx")));

const actions = css`display: flex; align-items: center; justify-content: flex-end; gap: .5rem;`;

/** /deposit: where to send coins, how far they are, and what came in before (F6d.*). */
export default function DepositPage(): ReactNode {
  const { t } = useTranslation();
  const search = new URLSearchParams(useSearch());
  const view = search.get("view");
  const isHistory = view === "history";
  const isQuestions = view === "questions";
  const recent = useRecentDeposits();
  useDepositNews(recent);
  const hasFiat = useClientStore(({ webSiteComplianceConfig: config }) =>
    isFeatureOn(resolveFeatures(config), "fiatDeposit"),
  );
  const title = t(
    isHistory ? "deposit.history.title" : isQuestions ? "deposit.questions.title" : "nav.deposit",
  );
  useTaskHead({ title, back: isHistory || isQuestions ? depositPath : "", aside: "" });
  return (
    <Page
      task
      title={title}
      actions={
        <div className={cx(actions, flow.notPhone)}>
          {hasFiat && !isHistory && (
            <Link href={fiatDepositPath} className={buttonClass("tertiary")}>
              <Icon of={Landmark} />
              {t("nav.fiat.in")}
            </Link>
          )}
          <Link href={depositAddressesPath} className={buttonClass("tertiary")}>
            <Icon of={BookText} />
            {t("nav.depositAddresses")}
          </Link>
          {isHistory ? (
            <Link href={depositPath} className={buttonClass("tertiary")}>
              <Icon of={ArrowDownToLine} />
              {t("nav.deposit")}
            </Link>
          ) : (
            <Link href={depositHistoryPath} className={buttonClass("tertiary")}>
              <Icon of={History} />
              {t("deposit.history.title")}
            </Link>
          )}
        </div>
      }
    >
      {isHistory ? (
        <Suspense key="history" fallback={<SkeletonRows count={8} />}>
          <DepositHistory />
        </Suspense>
      ) : isQuestions ? (
        <Suspense key="questions" fallback={<SkeletonRows count={8} />}>
          <QuestionsPage id={search.get("record") ?? ""} recent={recent} />
        </Suspense>
      ) : (
        <div className={columns.wide}>
          <DepositForm recent={recent} />
          <div className={flow.stack6}>
            <NeedsYou recent={recent} />
            <OnItsWay recent={recent} />
            <RecentDeposits recent={recent} />
          </div>
        </div>
      )}
    </Page>
  );
}
