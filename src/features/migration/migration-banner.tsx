import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { serverNow } from "#src/bridge/server-clock.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { momentText } from "#src/records/moment-text.ts";
import { Banner } from "#src/ui/layout/banner.tsx";
import { migrationPath } from "./paths.ts";
import { useSiteName } from "./site-texts.ts";
import type { MigrationBanner as Reported } from "./use-migration.ts";

/** In the strip of every page: the account has to move, until when, and the way there. */
export default function MigrationBanner({ banner }: { readonly banner: Reported }): ReactNode {
  const { t, i18n } = useTranslation();
  const siteName = useSiteName();
  const { targetSite, deadline, status } = banner;
  const site = siteName(targetSite);
  const hasBegun = status !== "NOT_STARTED" && status !== "ABORTED";
  return (
    <Banner>
      {deadline <= serverNow()
        ? `${t("migration.head.can", { site })}. ${t("migration.head.over")}`
        : t("migration.banner.until", { site, date: bidiIsolate(momentText(deadline, i18n.language)) })}{" "}
      <Link href={migrationPath}>{t(hasBegun ? "migration.banner.resume" : "migration.banner.begin")}</Link>
    </Banner>
  );
}
