import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { MigrationState } from "#shared/contract/migration.ts";
import { queries } from "#src/bridge/reads.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useFormat } from "#src/i18n/format.ts";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { css } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { ListAwaited } from "../list-awaited.tsx";
import { PartHead } from "../part-head.tsx";
import { useSiteName } from "../site-texts.ts";
import type { Migration } from "../use-migration.ts";
import { ReviewCard } from "./review-card.tsx";

const bar = css`height: 8px; border-radius: 3px; background: var(--pressed); overflow: hidden; & > i { display: block; height: 100%; background: var(--success); }`;
const usualRows = 8;

export interface TransferPartProps {
  readonly migration: Migration;
  readonly state: MigrationState;
}

/** Assets on their way, coin by coin. Nothing here can be stopped, and nothing has to be done. */
export function TransferPart({ migration, state }: TransferPartProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const siteName = useSiteName();
  const { migrationId, targetSite } = state;
  const review = useCall("migration.review", { migrationId }, { keepPrevious: true });
  const polls = migration.row?.polls ?? 0;
  useEffect(() => {
    if (polls > 0) queries.invalidate(["migration.review"]);
  }, [polls]);
  const moves = review.data?.list.filter(({ action }) => action === "TRANSFER") ?? [];
  const there = moves.filter(({ place }) => place === "THERE").length;
  const hasPlaces = moves.some(({ place }) => place !== undefined);
  return (
    <div className={flow.stack6}>
      <Card aria-labelledby="migration-part">
        <PartHead migration={migration} title={t("migration.transfer.title", { site: siteName(targetSite) })}>
          <p className={text.ink2}>{t("migration.transfer.text")}</p>
          {hasPlaces && (
            <>
              <p role="status">
                {t("migration.transfer.count", { count: there, all: format.count(moves.length) })}
              </p>
              <div className={bar} aria-hidden="true">
                <i style={{ inlineSize: `${Math.round((there / moves.length) * 100)}%` }} />
              </div>
            </>
          )}
        </PartHead>
      </Card>
      {review.data !== undefined ? (
        <ReviewCard
          review={review.data}
          stale={review.status === "ok" && review.error !== null}
          state={state}
          quote={null}
        />
      ) : (
        <ListAwaited
          label={t("migration.review.title")}
          failed={t("migration.review.error")}
          query={review}
          usualRows={usualRows}
        />
      )}
    </div>
  );
}
