import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { Card } from "#src/ui/card.tsx";
import type { Migration } from "./use-migration.ts";

/** Without what is offered nothing can begin: said where something could, and asked again by a press. Nothing where it is known. */
export function BannerFailure({ banner }: Pick<Migration, "banner">): ReactNode {
  const { t } = useTranslation();
  if (banner.status !== "error") return null;
  return (
    <Card pad="md">
      <LoadFailure
        title={t("migration.error")}
        error={banner.error}
        onRetry={banner.refetch}
        retrying={banner.fetching}
      />
    </Card>
  );
}
