import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { useSessionStatus } from "#src/session/session.ts";
import { Card } from "#src/ui/card.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { OverviewBody } from "./overview-body.tsx";
import { OverviewSkeleton } from "./overview-skeleton.tsx";
import { SignedOut } from "./signed-out.tsx";
import { useValuation } from "./use-valuation.ts";

/** What a person has, at a glance. */
export default function OverviewPage(): ReactNode {
  const { t } = useTranslation();
  const status = useSessionStatus();
  const view = useValuation();
  const { overview } = view;
  const isOut = status === "anonymous" || overview.status === "anonymous";
  return (
    <Page title={t("nav.overview")} quiet>
      {isOut ? (
        <SignedOut />
      ) : overview.status === "error" ? (
        <Card pad="md">
          <LoadFailure
            title={t("overview.error")}
            error={overview.error}
            onRetry={overview.refetch}
            retrying={overview.fetching}
          />
        </Card>
      ) : overview.status === "ok" ? (
        <OverviewBody view={view} overview={overview.data} />
      ) : (
        <OverviewSkeleton />
      )}
    </Page>
  );
}
