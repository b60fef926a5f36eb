import { History, Landmark } from "lucide";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearch } from "wouter";
import { isFeatureOn, resolveFeatures } from "#shared/site/features.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { useTaskHead } from "#src/state/use-task-head.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { WithdrawFormView } from "./form/withdraw-form-view.tsx";
import { fiatWithdrawPath, withdrawHistoryPath, withdrawPath } from "./paths.ts";

const WithdrawHistory = lazy(importWithRetry(() => import("./history/withdraw-history.tsx")));
const LimitsView = lazy(importWithRetry(() => import("./limits/limits-view.tsx")));

const actions = css`display: flex; align-items: center; justify-content: flex-end; gap: .5rem;`;

/** /withdraw: money that leaves, what it is at, what left before, and what may (F6c.*). */
export default function WithdrawPage(): ReactNode {
  const { t } = useTranslation();
  const view = new URLSearchParams(useSearch()).get("view");
  const isHistory = view === "history";
  const isLimits = view === "limits";
  const hasFiat = useClientStore(({ webSiteComplianceConfig: config }) =>
    isFeatureOn(resolveFeatures(config), "fiatWithdraw"),
  );
  const title = t(
    isHistory ? "withdraw.history.title" : isLimits ? "withdraw.limit.pageTitle" : "nav.withdraw",
  );
  useTaskHead({ title, back: isHistory || isLimits ? withdrawPath : "", aside: "" });
  return (
    <Page
      task
      title={title}
      actions={
        <div className={cx(actions, flow.notPhone)}>
          {hasFiat && (
            <Link href={fiatWithdrawPath} className={buttonClass("tertiary")}>
              <Icon of={Landmark} />
              {t("nav.fiat.out")}
            </Link>
          )}
          {isHistory || isLimits ? (
            <Link href={withdrawPath} className={buttonClass("primary")}>
              {t("nav.withdraw")}
            </Link>
          ) : (
            <Link href={withdrawHistoryPath} className={buttonClass("tertiary")}>
              <Icon of={History} />
              {t("withdraw.history.title")}
            </Link>
          )}
        </div>
      }
    >
      <Suspense fallback={<SkeletonRows count={8} />}>
        {isHistory ? <WithdrawHistory /> : isLimits ? <LimitsView /> : <WithdrawFormView />}
      </Suspense>
    </Page>
  );
}
