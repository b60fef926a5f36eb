import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MigrationState } from "#shared/contract/migration.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { flow } from "#src/ui/flow.ts";
import { DeedNote } from "../deed-note.tsx";
import { useDeed } from "../use-deed.ts";
import type { Migration } from "../use-migration.ts";

export interface SkipDialogProps {
  readonly migration: Migration;
  readonly state: MigrationState;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Ends the migration without a card, after a question: it is the last step. */
export function SkipDialog({ migration, state, open, onClose }: SkipDialogProps): ReactNode {
  const { t } = useTranslation();
  const deed = useDeed("cards.complete", migration.row, migration.check);
  const close = (): void => {
    if (deed.busy) return;
    deed.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      sending={deed.busy}
      title={t("migration.cards.skipTitle")}
      footerPair
      footer={
        <>
          <Button size="lg" block disabled={deed.busy} onClick={close}>
            {t("ui.back")}
          </Button>
          <Button
            variant="primary"
            size="lg"
            block
            busy={deed.busy}
            onClick={() => void deed.run({ migrationId: state.migrationId, skip: true })}
          >
            {t("migration.cards.skip")}
          </Button>
        </>
      }
    >
      <div className={flow.stack3}>
        <p>{t("migration.cards.skipText")}</p>
        <DeedNote deed={deed.state} />
      </div>
    </Dialog>
  );
}
