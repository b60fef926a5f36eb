import { lazy, type ReactNode, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formAndList } from "#src/files/page-style.ts";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { Card } from "#src/ui/card.tsx";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { CreateButton, QuotaText } from "./create-button.tsx";
import { FormWait } from "./form-wait.tsx";
import { NewStatement } from "./new-statement.tsx";
import { useStatements } from "./use-statements.ts";
import { YourStatements } from "./your-statements.tsx";

const CodesDialog = lazy(importWithRetry(() => import("./codes-dialog.tsx")));

/** /exportStatement, /exportStatment: files of what happened in the accounts. */
export default function StatementsPage(): ReactNode {
  const { t } = useTranslation();
  const statements = useStatements();
  const form = useRef<HTMLDivElement>(null);
  const { config, check } = statements;
  const needsCodes = check.stage.at !== "idle" && check.stage.at !== "checking";
  return (
    <Page task title={t("nav.statements")}>
      <div className={formAndList}>
        <div ref={form}>
          {config.status === "ok" && statements.members !== null ? (
            <AfterFrame fallback={<FormWait />}>
              <NewStatement statements={statements} />
            </AfterFrame>
          ) : config.status === "error" ? (
            <Card pad="md">
              <LoadFailure
                title={t("statements.configError")}
                error={config.error}
                onRetry={config.refetch}
                retrying={config.fetching}
              />
            </Card>
          ) : (
            <FormWait />
          )}
        </div>
        <AfterFrame>
          <YourStatements
            statements={statements}
            onAgain={() => {
              form.current?.scrollIntoView({ block: "start" });
              form.current?.querySelector("h2")?.focus();
            }}
          />
        </AfterFrame>
      </div>
      {config.status !== "error" && (
        <ActionBar summary={<QuotaText statements={statements} />}>
          <CreateButton statements={statements} />
        </ActionBar>
      )}
      <Suspense fallback={null}>{needsCodes && <CodesDialog statements={statements} />}</Suspense>
    </Page>
  );
}
