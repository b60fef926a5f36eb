import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MigrationState } from "#shared/contract/migration.ts";
import { canAbort } from "#shared/domain/migration-states.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { flow } from "#src/ui/flow.ts";
import { css, cx } from "#src/ui/style.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { DeedNote } from "./deed-note.tsx";
import { useDeed } from "./use-deed.ts";
import type { Migration } from "./use-migration.ts";

const link = cx(
  textLinkClass(),
  css`display: inline-flex; align-items: center; min-height: 24px; text-align: start; ${media.coarse} { min-height: 44px; }`,
);

/** The way out, after a question; none while assets are converted. */
export function StopLink({
  migration,
  state,
}: {
  readonly migration: Migration;
  readonly state: MigrationState;
}): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const deed = useDeed("migration.abort", migration.row, migration.check);
  const isOffered = state.canAbort && canAbort(state.status);
  if (!isOffered && !open) return t("migration.stopLater");
  const close = (): void => {
    if (deed.busy) return;
    deed.reset();
    setOpen(false);
  };
  return (
    <>
      {t("migration.stopAnyTime")}{" "}
      <button type="button" className={link} onClick={() => setOpen(true)}>
        {t("migration.stop")}
      </button>
      <Dialog
        open={open}
        onClose={close}
        sending={deed.busy}
        title={t("migration.stopTitle")}
        footerPair
        footer={
          <>
            <Button size="lg" block disabled={deed.busy} onClick={close}>
              {t("migration.goOn")}
            </Button>
            <Button
              variant="danger"
              size="lg"
              block
              busy={deed.busy}
              disabled={!isOffered && !deed.busy}
              onClick={() => void deed.run({ migrationId: state.migrationId })}
            >
              {t("migration.stop")}
            </Button>
          </>
        }
      >
        <div className={flow.stack3}>
          <p>{t("migration.stopText")}</p>
          <DeedNote deed={deed.state} />
        </div>
      </Dialog>
    </>
  );
}
