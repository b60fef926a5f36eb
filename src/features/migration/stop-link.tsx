import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MigrationState } from "#shared/contract/migration.ts";
import { canAbort } from "#shared/domain/migration-states.ts";
import { media } from "#src/ui/breakpoints.ts";
import { css, cx } from "#src/ui/style.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import type { Migration } from "./use-migration.ts";

const link = cx(
  textLinkClass(),
  // For fingers a line of its own: in the middle of one it would push the lines apart.
  css`display: inline-flex; align-items: center; min-height: 24px; text-align: start; ${media.coarse} { display: flex; min-height: 44px; }`,
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
  const isOffered = state.canAbort && canAbort(state.status);
  if (!isOffered && !open) return t("migration.stopLater");
  return (
    <>
      {t("migration.stopAnyTime")}{" "}
      <button type="button" className={link} onClick={() => setOpen(true)}>
        {t("migration.stop")}
      </button>
      <ChangeDialog
        migration={migration}
        name="migration.abort"
        input={{ migrationId: state.migrationId }}
        open={open}
        onClose={() => setOpen(false)}
        title={t("migration.stopTitle")}
        text={t("migration.stopText")}
        back={t("migration.keepGoing")}
        act={t("migration.stop")}
        danger
        disabled={!isOffered}
      />
    </>
  );
}
