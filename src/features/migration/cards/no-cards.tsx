import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MigrationState } from "#shared/contract/migration.ts";
import { Button } from "#src/ui/button.tsx";
import { Card, CardBody } from "#src/ui/card.tsx";
import { text } from "#src/ui/text.ts";
import { partHead } from "../page-style.ts";
import type { Migration } from "../use-migration.ts";
import { SkipDialog } from "./skip-dialog.tsx";

export interface NoCardsProps {
  readonly migration: Migration;
  readonly state: MigrationState;
}

/** The card step where this site offers no cards (R2.11): it is left out, and the migration ends. */
export function NoCards({ migration, state }: NoCardsProps): ReactNode {
  const { t } = useTranslation();
  const [skipping, setSkipping] = useState(false);
  return (
    <Card aria-labelledby="migration-part">
      <div className={partHead}>
        <h2 className={text.headline} id="migration-part">
          {t("migration.cards.noneTitle")}
        </h2>
        <p className={text.ink2}>{t("migration.cards.noneText")}</p>
      </div>
      <CardBody pad="md">
        <Button variant="primary" size="lg" onClick={() => setSkipping(true)}>
          {t("migration.cards.skip")}
        </Button>
      </CardBody>
      <SkipDialog migration={migration} state={state} open={skipping} onClose={() => setSkipping(false)} />
    </Card>
  );
}
