import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MigrationState } from "#shared/contract/migration.ts";
import { ChangeDialog } from "../change-dialog.tsx";
import type { Migration } from "../use-migration.ts";

export interface SkipDialogProps {
  readonly migration: Migration;
  readonly state: MigrationState;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Ends the migration without a card, after a question: it is the last step. */
export function SkipDialog({ migration, state: { migrationId }, open, onClose }: SkipDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <ChangeDialog
      migration={migration}
      name="cards.complete"
      input={{ migrationId, skip: true }}
      open={open}
      onClose={onClose}
      title={t("migration.cards.skipTitle")}
      text={t("migration.cards.skipText")}
      back={t("ui.back")}
      act={t("migration.cards.skip")}
    />
  );
}
