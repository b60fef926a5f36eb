import { ArrowUpFromLine, History, Landmark } from "lucide";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearch } from "wouter";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { UnderHeader } from "#src/records/under-header.tsx";
import { useFeature } from "#src/state/use-feature.ts";
import { useTaskHead } from "#src/state/use-task-head.ts";
import { HeadLink } from "#src/ui/layout/head-link.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { useViewEntered } from "#src/ui/use-view-entered.ts";
import { WithdrawFormView } from "./form/withdraw-form-view.tsx";
import { fiatWithdrawPath, withdrawHistoryPath, withdrawPath } from "./paths.ts";

const WithdrawHistory = lazy(importWithRetry(() => import("./history/withdraw-history.tsx")));
const LimitsView = lazy(importWithRetry(() => import("./limits/limits-view.tsx")));

/** /withdraw: money that leaves, what it is at, what left before, and what may (F6c.*). */
export default function WithdrawPage(): ReactNode {
  const { t } = useTranslation();
  const view = new URLSearchParams(useSearch()).get("view");
  const isHistory = view === "history";
  const isLimits = view === "limits";
  const hasFiat = useFeature("fiatWithdraw");
  const title = t(
    isHistory ? "withdraw.history.title" : isLimits ? "withdraw.limit.pageTitle" : "nav.withdraw",
  );
  useTaskHead({ title, back: isHistory || isLimits ? withdrawPath : "" });
  useViewEntered(isHistory || isLimits ? (view ?? "") : "");
  return (
    <Page
      task
      title={title}
      actions={
        // Each by itself: the head spreads what is a block of its own.
        <>
          {hasFiat && (
            <HeadLink href={fiatWithdrawPath} icon={Landmark}>
              {t("nav.fiat.out")}
            </HeadLink>
          )}
          {isHistory || isLimits ? (
            <HeadLink href={withdrawPath} icon={ArrowUpFromLine}>
              {t("nav.withdraw")}
            </HeadLink>
          ) : (
            <HeadLink href={withdrawHistoryPath} icon={History}>
              {t("withdraw.history.title")}
            </HeadLink>
          )}
        </>
      }
    >
      {isHistory ? (
        <UnderHeader>
          <WithdrawHistory />
        </UnderHeader>
      ) : (
        <Suspense fallback={<SkeletonRows count={8} />}>
          {isLimits ? <LimitsView /> : <WithdrawFormView />}
        </Suspense>
      )}
    </Page>
  );
}
