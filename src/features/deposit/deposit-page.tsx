import { BookText, History } from "lucide";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearch } from "wouter";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { columns, Page } from "#src/ui/layout/page.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { DepositForm } from "./form/deposit-form.tsx";
import { depositAddressesPath, depositHistoryPath, depositPath } from "./paths.ts";
import { OnItsWay } from "./progress/on-its-way.tsx";
import { RecentDeposits } from "./progress/recent-deposits.tsx";
import { useDepositNews } from "./progress/use-deposit-news.ts";
import { useRecentDeposits } from "./progress/use-recent-deposits.ts";
import { useDepositHead } from "./use-deposit-head.ts";

const DepositHistory = lazy(importWithRetry(() => import("./history/deposit-history.tsx")));

const actions = css`display: flex; align-items: center; justify-content: flex-end; gap: .5rem;`;

/** /deposit: where to send coins, how far they are, and what came in before (F6d.*). */
export default function DepositPage(): ReactNode {
  const { t } = useTranslation();
  const isHistory = new URLSearchParams(useSearch()).get("view") === "history";
  const recent = useRecentDeposits();
  useDepositNews(recent);
  const title = t(isHistory ? "deposit.history.title" : "nav.deposit");
  useDepositHead({ title, back: isHistory ? depositPath : "", aside: "" });
  return (
    <Page
      task
      title={title}
      actions={
        <div className={cx(actions, flow.notPhone)}>
          <Link href={depositAddressesPath} className={buttonClass("tertiary")}>
            <Icon of={BookText} />
            {t("deposit.addresses.title")}
          </Link>
          {isHistory ? (
            <Link href={depositPath} className={buttonClass("primary")}>
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
        <Suspense fallback={<SkeletonRows count={8} />}>
          <DepositHistory />
        </Suspense>
      ) : (
        <div className={columns.wide}>
          <DepositForm recent={recent} />
          <div className={flow.stack6}>
            <OnItsWay recent={recent} />
            <RecentDeposits recent={recent} />
          </div>
        </div>
      )}
    </Page>
  );
}
