import { ArrowDownToLine, BookText, History, Landmark } from "lucide";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearch } from "wouter";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { UnderHeader } from "#src/records/under-header.tsx";
import { useRecentDeposits } from "#src/records/use-recent-deposits.ts";
import { useFeature } from "#src/state/use-feature.ts";
import { useTaskHead } from "#src/state/use-task-head.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { HeadLink } from "#src/ui/layout/head-link.tsx";
import { columns, Page } from "#src/ui/layout/page.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { cx } from "#src/ui/style.ts";
import { useViewEntered } from "#src/ui/use-view-entered.ts";
import { DepositForm } from "./form/deposit-form.tsx";
import { depositAddressesPath, depositHistoryPath, depositPath, fiatDepositPath } from "./paths.ts";
import { OnItsWay } from "./progress/on-its-way.tsx";
import { RecentDeposits } from "./progress/recent-deposits.tsx";
import { useDepositNews } from "./progress/use-deposit-news.ts";
import { NeedsYou } from "./risk/needs-you.tsx";

const QuestionsPage = lazy(importWithRetry(() => import("./travel-rule/questions-page.tsx")));
const DepositHistory = lazy(importWithRetry(() => import("./history/deposit-history.tsx")));

/** /deposit: where to send coins, how far they are, and what came in before (F6d.*). */
export default function DepositPage(): ReactNode {
  const { t } = useTranslation();
  const search = new URLSearchParams(useSearch());
  const view = search.get("view");
  const isHistory = view === "history";
  const isQuestions = view === "questions";
  const recent = useRecentDeposits();
  useDepositNews(recent);
  const hasFiat = useFeature("fiatDeposit");
  const title = t(
    isHistory ? "deposit.history.title" : isQuestions ? "deposit.questions.title" : "nav.deposit",
  );
  useTaskHead({ title, back: isHistory || isQuestions ? depositPath : "" });
  useViewEntered(isHistory || isQuestions ? (view ?? "") : "");
  return (
    <Page
      task
      title={title}
      actions={
        // Each by itself: the head spreads what is a block of its own.
        <>
          {hasFiat && !isHistory && (
            <HeadLink href={fiatDepositPath} icon={Landmark}>
              {t("nav.fiat.in")}
            </HeadLink>
          )}
          <HeadLink href={depositAddressesPath} icon={BookText}>
            {t("nav.depositAddresses")}
          </HeadLink>
          {isHistory ? (
            <HeadLink href={depositPath} icon={ArrowDownToLine}>
              {t("nav.deposit")}
            </HeadLink>
          ) : (
            <HeadLink href={depositHistoryPath} icon={History}>
              {t("deposit.history.title")}
            </HeadLink>
          )}
        </>
      }
    >
      {isHistory ? (
        <UnderHeader key="history">
          <DepositHistory />
        </UnderHeader>
      ) : isQuestions ? (
        <Suspense key="questions" fallback={<SkeletonRows count={8} />}>
          <QuestionsPage id={(search.get("record") ?? "").slice(0, 64)} recent={recent} />
        </Suspense>
      ) : (
        <div className={columns.wide}>
          <DepositForm recent={recent} />
          <div className={flow.stack6}>
            <AfterFrame>
              <NeedsYou recent={recent} />
              <OnItsWay recent={recent} />
              <RecentDeposits recent={recent} />
              {hasFiat && (
                <Link
                  className={cx(buttonClass("secondary", "md", true), flow.onlyPhone)}
                  href={fiatDepositPath}
                >
                  <Icon of={Landmark} />
                  {t("nav.fiat.in")}
                </Link>
              )}
            </AfterFrame>
          </div>
        </div>
      )}
    </Page>
  );
}
