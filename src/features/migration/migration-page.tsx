import { Globe, LogIn } from "lucide";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MigrationState } from "#shared/contract/migration.ts";
import { CofferError } from "#shared/rpc/errors.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { loginHref } from "#src/session/login.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Card, CardBody } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { BannerFailure } from "./banner-failure.tsx";
import { MigrationBody } from "./migration-body.tsx";
import { MigrationSkeleton } from "./migration-skeleton.tsx";
import { type Migration, useMigration } from "./use-migration.ts";

/** /center/migration: an account moves to a regional site, step by step (R1.14, F6h.*). */
export default function MigrationPage(): ReactNode {
  const { t } = useTranslation();
  const migration = useMigration();
  return (
    <Page task title={t("nav.migration")}>
      <Content migration={migration} />
    </Page>
  );
}

function Content({ migration }: { readonly migration: Migration }): ReactNode {
  const { t } = useTranslation();
  const { session, banner, row, check } = migration;
  const [shown, setShown] = useState<MigrationState | null>(null);
  const reported = row?.state ?? null;
  const isWhole = reported !== null && (banner.data !== undefined || banner.status === "error");
  if (isWhole && reported !== shown) setShown(reported);
  if (session === "anonymous" || banner.status === "anonymous" || row?.anonymous === true) {
    if (shown !== null) setShown(null);
    return <SignedOut />;
  }
  // What is read anew because a session was in doubt takes no step away, least of all one that is being sent.
  const state = reported ?? shown;
  const error = row?.error ?? null;
  if (state === null && error !== null) {
    return (
      <Card pad="md">
        <LoadFailure
          title={t("migration.error")}
          error={new CofferError(error)}
          onRetry={check}
          retrying={false}
        />
      </Card>
    );
  }
  if (state?.status === "NOT_STARTED" && banner.status === "error") return <BannerFailure banner={banner} />;
  if (state === null || (shown === null && !isWhole)) return <MigrationSkeleton />;
  return <MigrationBody migration={migration} state={state} banner={banner.data} />;
}

function SignedOut(): ReactNode {
  const { t } = useTranslation();
  return (
    <Card aria-label={t("nav.migration")}>
      <CardBody pad="md">
        <Empty
          icon={Globe}
          title={t("migration.signedOut")}
          actions={
            <a href={loginHref()} className={buttonClass("primary")}>
              <Icon of={LogIn} flip />
              {t("ui.logIn")}
            </a>
          }
        >
          {t("migration.signedOutText")}
        </Empty>
      </CardBody>
    </Card>
  );
}
