import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { loginUrl } from "#shared/site/login-exempt.ts";
import { appConfig } from "#src/state/app-config.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Card, CardBody } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Hold } from "#src/ui/hold.tsx";
import { Note } from "#src/ui/note.tsx";
import { text } from "#src/ui/text.ts";
import { PartHead } from "./part-head.tsx";
import type { Migration } from "./use-migration.ts";

export interface WaitingCardProps {
  readonly migration: Migration;
  /** What is waited for. */
  readonly about: "CREATED" | "KYC_PENDING" | "PRECHECK";
}

/** Something is checked that nobody here can hasten. */
export function WaitingCard({ migration, about }: WaitingCardProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Card aria-labelledby="migration-part">
      <PartHead migration={migration} title={t(`migration.waiting.${about}`)}>
        <p className={text.ink2}>{t("migration.mayLeave")}</p>
        <Hold state={{ kind: "busy" }} title={t(`migration.waitingText.${about}`)} />
        {about === "KYC_PENDING" && <IdentityLink />}
      </PartHead>
    </Card>
  );
}

/** The identity data was not accepted: it can be given again, or the migration stopped. */
export function RejectedCard({ migration }: { readonly migration: Migration }): ReactNode {
  const { t } = useTranslation();
  return (
    <Card aria-labelledby="migration-part">
      <PartHead migration={migration} title={t("migration.rejected.title")} />
      <CardBody pad="md">
        <div className={flow.stack4}>
          <Note tone="warn">{t("migration.rejected.text")}</Note>
          <IdentityLink primary />
        </div>
      </CardBody>
    </Card>
  );
}

function IdentityLink({ primary = false }: { readonly primary?: boolean }): ReactNode {
  const { t } = useTranslation();
  const { identityUrl = "" } = appConfig;
  if (identityUrl === "") return <p className={text.ink2}>{t("migration.identityApp")}</p>;
  return (
    <div>
      <a
        href={loginUrl(identityUrl, location.href)}
        className={buttonClass(primary ? "primary" : "secondary")}
      >
        {t("migration.identityOpen")}
      </a>
    </div>
  );
}
