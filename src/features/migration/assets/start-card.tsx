import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MigrationState } from "#shared/contract/migration.ts";
import type { MigrationAsset } from "#shared/contract/migration-assets.ts";
import { queries } from "#src/bridge/reads.ts";
import { OpenIntentNote } from "#src/money/open-intent-note.tsx";
import { Button } from "#src/ui/button.tsx";
import { Card, CardBody } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { titleRow } from "../page-style.ts";
import { isWaitedFor, type StartObstacle } from "../reason-texts.ts";
import { useSiteName } from "../site-texts.ts";
import type { Migration } from "../use-migration.ts";
import { StartDialog } from "./start-dialog.tsx";
import type { StaysNoteProps } from "./stays-note.tsx";
import { useStart } from "./use-start.ts";

const kinds = ["migrationStart"] as const;

export interface StartCardProps extends StaysNoteProps {
  readonly migration: Migration;
  readonly state: MigrationState;
  /** Reading what moves again failed: it is of before. */
  readonly stale: boolean;
  /** It is being read. */
  readonly fetching: boolean;
}

/** The step without a way back: what is in its way, or the button that opens its dialog, with what moves read anew (F6h.3). */
export function StartCard({ migration, state, review, stale, fetching }: StartCardProps): ReactNode {
  const { list } = review;
  const { t } = useTranslation();
  const siteName = useSiteName();
  const [open, setOpen] = useState(false);
  const [awaited, setAwaited] = useState(false);
  if (awaited && !fetching) setAwaited(false);
  const start = useStart(state.migrationId, list, migration.check);
  const why = stale ? "stale" : obstacle(state, list);
  const begin = (): void => {
    // What is on its way was asked for before: another list follows it.
    queries.invalidate(["migration.review"]);
    setAwaited(true);
    setOpen(true);
  };
  const act = (
    <Button variant="primary" size="lg" block disabled={why !== ""} onClick={begin}>
      {t("migration.start.open", { site: siteName(state.targetSite) })}
    </Button>
  );
  return (
    <Card aria-labelledby="migration-start">
      <CardBody pad="md">
        <div className={flow.stack3}>
          <h2 className={text.large} id="migration-start">
            {t("migration.start.title")}
          </h2>
          <OpenIntentNote
            kinds={kinds}
            onShow={({ requestId }) => start.action.intent.showIntent(requestId)}
          />
          <div className={titleRow}>
            <p className={cx(flow.grow, text.ink2)}>
              {t(why === "" ? "migration.start.text" : `migration.start.why.${why}`)}
            </p>
            <span className={flow.notPhone}>{act}</span>
          </div>
        </div>
      </CardBody>
      <ActionBar>{act}</ActionBar>
      <StartDialog
        start={start}
        state={state}
        review={review}
        why={why}
        awaited={awaited}
        open={open}
        onClose={() => setOpen(false)}
      />
    </Card>
  );
}

/** What the exchange would refuse the start for; "" for nothing. */
function obstacle({ blockers }: MigrationState, list: readonly MigrationAsset[]): StartObstacle | "" {
  if (blockers.length > 0) return "blockers";
  if (list.some(({ action }) => action === "CONVERT")) return "convert";
  if (list.some(({ action }) => action === "WITHDRAW")) return "withdraw";
  return list.some(isWaitedFor) ? "held" : "";
}
