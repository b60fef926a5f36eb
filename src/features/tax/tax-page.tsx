import { FileX } from "lucide";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isNotServed } from "#shared/rpc/not-served.ts";
import { formAndList } from "#src/files/page-style.ts";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { Card } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { flow } from "#src/ui/flow.ts";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { css, cx } from "#src/ui/style.ts";
import { CostsCard } from "./costs-card.tsx";
import { CreateButton, QuotaText } from "./create-button.tsx";
import { FormWait } from "./form-wait.tsx";
import { NewReport } from "./new-report.tsx";
import { Residence } from "./residence.tsx";
import { useTax } from "./use-tax.ts";
import { YourReports } from "./your-reports.tsx";

const AccountsDialog = lazy(importWithRetry(() => import("./accounts-dialog.tsx")));

/** Its place is there before it is known. */
const where = css`min-height: 20px; margin-block-end: 16px;`;

/** /tax-center: reports by year and account, and what deposits had cost. */
export default function TaxPage(): ReactNode {
  const { t } = useTranslation();
  const tax = useTax();
  const form = useRef<HTMLDivElement>(null);
  const [picking, setPicking] = useState({ open: false, times: 0 });
  const { overview, chosen, residence } = tax;
  const isAbsent = overview.status === "error" && isNotServed(overview.error);
  return (
    <Page task title={t("nav.taxCenter")} actions={residence !== null && <Residence residence={residence} />}>
      <div className={cx(flow.onlyPhone, where)}>
        {residence !== null && <Residence residence={residence} />}
      </div>
      <div className={formAndList}>
        <div ref={form}>
          {chosen !== null ? (
            <AfterFrame fallback={<FormWait />}>
              <NewReport
                tax={tax}
                chosen={chosen}
                onAccounts={() => setPicking(({ times }) => ({ open: true, times: times + 1 }))}
              />
            </AfterFrame>
          ) : overview.status === "ok" || isAbsent ? (
            <Card pad="md">
              <Empty icon={FileX} title={t("tax.notOffered")}>
                {t("tax.notOfferedText")}
              </Empty>
            </Card>
          ) : overview.status === "error" ? (
            <Card pad="md">
              <LoadFailure
                title={t("tax.overviewError")}
                error={overview.error}
                onRetry={overview.refetch}
                retrying={overview.fetching}
              />
            </Card>
          ) : (
            <FormWait />
          )}
        </div>
        {!isAbsent && (
          <div className={flow.stack6}>
            <AfterFrame>
              <CostsCard tax={tax} />
              <YourReports
                tax={tax}
                onAgain={() => {
                  form.current?.scrollIntoView({ block: "start" });
                  form.current?.querySelector("h2")?.focus();
                }}
              />
            </AfterFrame>
          </div>
        )}
      </div>
      {chosen !== null && (
        <>
          <ActionBar summary={<QuotaText tax={tax} />}>
            <CreateButton tax={tax} />
          </ActionBar>
          <Suspense fallback={null}>
            {picking.times > 0 && (
              <AccountsDialog
                key={picking.times}
                tax={tax}
                chosen={chosen}
                open={picking.open}
                onClose={() => setPicking((now) => ({ ...now, open: false }))}
              />
            )}
          </Suspense>
        </>
      )}
    </Page>
  );
}
